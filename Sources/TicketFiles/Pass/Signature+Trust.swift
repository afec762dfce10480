import CCrypto

extension Signature {
  /// Whether a chain of certificates leads from the signer to one that the user trusts.
  ///
  /// - Parameters:
  ///   - signer: the certificate.
  ///   - message: holds the certificates between the two.
  static func trust(
    in signer: OpaquePointer, of message: OpaquePointer, roots: [UInt8]
  ) -> Trust {
    guard let store = X509_STORE_new() else { return .untrusted(reason: "out of memory") }
    defer { X509_STORE_free(store) }
    guard Certificates.forEach(in: roots, { X509_STORE_add_cert(store, $0) }) > 0 else {
      return .untrusted(reason: "no certificate could be read")
    }
    let others = CMS_get1_certs(message)
    defer { cc_free_all(others) }
    guard let context = X509_STORE_CTX_new() else { return .untrusted(reason: "out of memory") }
    defer { X509_STORE_CTX_free(context) }
    guard X509_STORE_CTX_init(context, store, signer, others) == 1 else {
      return .untrusted(reason: "out of memory")
    }
    setRules(of: context)
    guard X509_verify_cert(context) == 1 else {
      let code = Int(X509_STORE_CTX_get_error(context))
      return .untrusted(
        reason: X509_verify_cert_error_string(code).map { String(cString: $0) } ?? "")
    }
    let chain = X509_STORE_CTX_get0_chain(context)
    let root = cc_at(chain, cc_count(chain) - 1)
    return .trusted(root: root.map(CertificateName.words) ?? "")
  }

  /// Passes need their own rules: Apple signs them for a purpose, and with critical extensions, that
  /// only Apple's software knows; and a ticket that is kept outlives its certificates. Whoever is
  /// named is trusted, also if somebody else stands above.
  private static func setRules(of context: OpaquePointer) {
    X509_STORE_CTX_set_purpose(context, X509_PURPOSE_ANY)
    let rules = X509_V_FLAG_IGNORE_CRITICAL | X509_V_FLAG_NO_CHECK_TIME | X509_V_FLAG_PARTIAL_CHAIN
    X509_VERIFY_PARAM_set_flags(X509_STORE_CTX_get0_param(context), UInt(rules))
  }
}

/// Certificates in PEM.
enum Certificates {
  /// Calls `body` with each, which is gone after that.
  ///
  /// - Returns: how many there are.
  @discardableResult
  static func forEach(in pem: [UInt8], _ body: (OpaquePointer) -> Void) -> Int {
    guard let source = BIO_new_mem_buf(pem, Int32(clamping: pem.count)) else { return 0 }
    defer { BIO_free(source) }
    var count = 0
    while let certificate = PEM_read_bio_X509(source, nil, nil, nil) {
      body(certificate)
      X509_free(certificate)
      count += 1
    }
    ERR_clear_error()
    return count
  }
}
