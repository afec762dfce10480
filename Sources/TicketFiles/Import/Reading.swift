import Tickets

/// What a reader of another program's format has found in a document: tickets, and what it has to
/// say about them.
struct Reading {
  var tickets: [Ticket] = []
  var remarks: [Remark] = []
  /// Whether a ticket is sealed by a manifest or a signature, which was not checked.
  var hasUncheckedSeals = false

  /// Takes in what was found in a part of the document: an archive's entry, a mail's attachment.
  mutating func append(_ other: Reading, from part: String? = nil) {
    let first = tickets.count
    tickets += other.tickets
    hasUncheckedSeals = hasUncheckedSeals || other.hasUncheckedSeals
    remarks += other.remarks.map { remark in
      var remark = remark
      remark.ticket = remark.ticket.map { $0 + first }
      if let part { remark.path.insert(part, at: 0) }
      return remark
    }
  }

  /// Says something about the ticket that was read last, or that comes next.
  ///
  /// - Parameter offset: bytes of the document, as UTF-8.
  mutating func remark(_ words: String, at offset: Int? = nil, ticket: Int? = nil) {
    remarks.append(Remark(offset: offset, ticket: ticket, words: words))
  }
}

/// Something that a reader says about a place of what it read.
struct Remark: Equatable {
  /// The way to the part that it is about, from the outside in.
  var path: [String] = []
  /// Bytes from the beginning of that part, as UTF-8.
  var offset: Int?
  /// Where the offset is, once that is known.
  var location: SourceLocation?
  /// The ticket's number, from 0.
  var ticket: Int?
  /// Plain words: `found a trailing comma`.
  var words: String
}

extension [Remark] {
  /// The remarks with their offsets as lines and columns of the part that they are about.
  func located(in part: [UInt8]) -> [Remark] {
    var locator = SourceLocator(BytesInMemory(part))
    return map { remark in
      var remark = remark
      if let offset = remark.offset, remark.location == nil {
        remark.location = locator.location(of: offset)
      }
      return remark
    }
  }
}

/// Why nothing can be read from a document.
package struct Refusal: Error, Equatable {
  /// The way to the part that it is about, from the outside in.
  var path: [String] = []
  /// Bytes from the beginning of that part, where the words are about a place of it.
  var location: SourceLocation?
  /// Words that follow a name: `is password-protected; save it without a password`.
  let words: String
  /// Whether the document has nothing to do with tickets, rather than one that cannot be read.
  var isOfAnotherKind = false
  /// What else there is to say of the document.
  var others: [Remark] = []

  init(_ words: String, at location: SourceLocation? = nil) {
    self.words = words
    self.location = location
  }
}
