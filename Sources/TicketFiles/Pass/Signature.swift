import CCrypto

/// A detached signature in CMS (RFC 5652), as passes have it over their manifest.
enum Signature {
  enum Verdict: Equatable {
    /// No signature, or one that lacks its certificate.
    case unreadable
    /// Another text was signed, or by somebody else.
    case mismatch
    case signed(by: String, Trust)
  }

  enum Trust: Equatable {
    /// The user trusts nobody yet.
    case unchecked
    case trusted(root: String)
    case untrusted(reason: String)
  }

  /// - Parameters:
  ///   - signature: in DER.
  ///   - roots: certificates in PEM that the user trusts.
  static func check(
    _ signature: [UInt8], of manifest: [UInt8], roots: [UInt8]?
  ) -> Verdict {
    // No file of the system has a say in what is read here.
    OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil)
    // What is wrong is told by the answers alone.
    defer { ERR_clear_error() }
    guard let message = parsed(signature) else { return .unreadable }
    defer { CMS_ContentInfo_free(message) }
    // Finds the signers' certificates in the message; without them there is nothing to check by.
    guard CMS_set1_signers_certs(message, nil, 0) > 0, let signers = CMS_get0_signers(message)
    else {
      return .unreadable
    }
    defer { cc_free_list(signers) }
    guard let signer = cc_at(signers, 0) else { return .unreadable }
    guard verify(message, of: manifest) else { return .mismatch }
    let name = CertificateName.words(of: signer)
    guard let roots else { return .signed(by: name, .unchecked) }
    return .signed(by: name, trust(in: signer, of: message, roots: roots))
  }

  /// A message with signers.
  private static func parsed(_ signature: [UInt8]) -> OpaquePointer? {
    let message = signature.withUnsafeBufferPointer { bytes in
      var next = bytes.baseAddress
      return d2i_CMS_ContentInfo(nil, &next, bytes.count)
    }
    guard let message else { return nil }
    guard OBJ_obj2nid(CMS_get0_type(message)) == NID_pkcs7_signed else {
      CMS_ContentInfo_free(message)
      return nil
    }
    return message
  }

  /// Whether the certificates inside the message signed exactly these bytes.
  private static func verify(_ message: OpaquePointer, of manifest: [UInt8]) -> Bool {
    manifest.withUnsafeBytes { bytes in
      guard let content = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count)) else {
        return false
      }
      defer { BIO_free(content) }
      let flags = UInt32(CMS_BINARY | CMS_NO_SIGNER_CERT_VERIFY)
      return CMS_verify(message, nil, nil, content, nil, flags) == 1
    }
  }
}
