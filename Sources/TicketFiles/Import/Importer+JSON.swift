import Tickets

extension Importer {
  /// - Returns: nil where it is for the wallet's reader, which reads also what is broken.
  func readJSON(_ bytes: [UInt8]) throws(Refusal) -> Reading? {
    let start = bytes.prefix(FileFormat.start)
    let isCertain = ForeignKeys.occur(in: start, of: ForeignKeys.certain)
    guard bytes.count <= Self.mostBytesOfDocument else {
      if isCertain { throw .tooLarge }
      return nil
    }
    let document: JSONDocument
    do throws(Refusal) { document = try JSONDocument(bytes) } catch {
      if isCertain { throw error }
      return nil
    }
    let objects = document.roots.flatMap { $0.elements ?? [$0] }
    let kinds = objects.map(ForeignObject.init)
    guard kinds.contains(where: { $0 != nil }) else { return nil }
    var reading = Reading()
    for (object, kind) in zip(objects, kinds) {
      if kind == .pass { reading.append(PassDecoder.read(object, strings: [:])) }
      if kind == nil { appendOwn(object, to: &reading) }
    }
    if kinds.contains(.google) {
      for root in document.roots {
        reading.append(GoogleWallet.read(root, languages: options.languages))
      }
    }
    let things = zip(objects, kinds).filter { $1 == .schemaOrg }.map(\.0)
    if !things.isEmpty { reading.append(SchemaOrg.read(things)) }
    reading.remarks = document.remarks + reading.remarks.located(in: document.bytes)
    return reading
  }

  /// A ticket of a wallet among others' objects.
  private func appendOwn(_ object: JSONValue, to reading: inout Reading) {
    guard let members = object.members,
      members.contains(where: { ["title", "home", "away", "date"].contains($0.key) })
    else { return }
    var decoder = TicketDecoder()
    let ticket = decoder.ticket(from: members)
    let remarks = decoder.findings.map { Remark(offset: $0.offset, ticket: 0, words: $0.words) }
    reading.append(Reading(tickets: [ticket], remarks: remarks))
  }
}
