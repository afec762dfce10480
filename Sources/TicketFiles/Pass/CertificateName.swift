import CCrypto
import Tickets

/// Who a certificate says that it is of.
enum CertificateName {
  /// The common name, else the organisation, on one short line.
  static func words(of certificate: OpaquePointer) -> String {
    let subject = X509_get_subject_name(certificate)
    for part in [NID_commonName, NID_organizationName] {
      guard let raw = text(of: part, in: subject) else { continue }
      let name = Text(raw, marksInvisible: true)
      if !name.isBlank { return name.line.count > 80 ? name.line.prefix(79) + "…" : name.line }
    }
    return "somebody without a name"
  }

  private static func text(of part: Int32, in name: OpaquePointer?) -> String? {
    let place = X509_NAME_get_index_by_NID(name, part, -1)
    guard place >= 0, let entry = X509_NAME_get_entry(name, place) else { return nil }
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = ASN1_STRING_to_UTF8(&bytes, X509_NAME_ENTRY_get_data(entry))
    guard count >= 0, let bytes else { return nil }
    defer { cc_free(bytes) }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }
}
