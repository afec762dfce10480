import Glibc
import Tickets

/// Why a file gives no ticket at all.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package enum Fault: Equatable, Sendable {
    case missing
    case isDirectory
    case isFolderWithoutTickets
    case isDevice
    /// It is a pipe, which cannot be read a second time.
    case isPipe
    /// More than `Indexer.mostBytesInMemory`, where all of it would have to be kept in memory.
    case isTooLarge
    case isEmpty
    /// Nothing in it is a ticket; where, as `LINE:COLUMN`, and why.
    case holdsNoTicket(place: String, why: String)
    /// Another program's file that gives no ticket, and why.
    case refused(Refusal)
    /// What the system says, as an `errno`.
    case system(Int32)
  }

  /// As the user named it, made safe.
  package let file: Text
  package let fault: Fault

  /// Whether it is a document that has nothing to do with tickets, rather than a ticket that cannot
  /// be read.
  package var isOfAnotherKind: Bool {
    if case .refused(let refusal) = fault { refusal.isOfAnotherKind } else { false }
  }

  /// Whether the words begin with a place of the file, as a diagnostic's do.
  package var hasPlace: Bool {
    switch fault {
    case .holdsNoTicket: true
    case .refused(let refusal): refusal.location != nil
    default: false
    }
  }

  /// What else is wrong with it.
  package var diagnostics: [Diagnostic] {
    guard case .refused(let refusal) = fault else { return [] }
    return refusal.others.map { Diagnostic($0, file: file, isOnlyTicket: true) }
  }

  package var description: String {
    switch fault {
    case .missing: "\(file.line): no such file"
    case .isDirectory: "\(file.line): is a folder"
    case .isFolderWithoutTickets: "\(file.line): is a folder without a file of tickets"
    case .isDevice: "\(file.line): is a device, not a file of tickets"
    case .isPipe: "\(file.line): is a pipe, which cannot be read a second time"
    case .isTooLarge:
      "\(file.line): is over 1 GiB, and comes through a pipe or is not well-formed JSON"
    case .isEmpty: "\(file.line): is empty"
    case .holdsNoTicket(let place, let why): "\(file.line):\(place): \(why)"
    case .refused(let refusal): refusal.description(in: file)
    case .system(let code): "\(file.line): \(String(cString: strerror(code)).lowercased())"
    }
  }
}

/// Something to say about a place of a file, in words for people.
package struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// `FILE:LINE:COLUMN: ticket 3: "score" should be text or two numbers, found true`.
  package let text: Text

  package var description: String { text.line }

  init(_ finding: Finding, file: Text, place: SourceLocation) {
    let ticket = finding.ticket.map { "ticket \($0 + 1): " } ?? ""
    text = Text("\(file.line):\(place): \(ticket)\(Text(finding.words).line)")
  }
}

extension Diagnostic {
  /// - Parameter isOnlyTicket: then its number would say nothing.
  init(_ remark: Remark, file: Text, isOnlyTicket: Bool) {
    let number = isOnlyTicket ? nil : remark.ticket
    let ticket = number.map { "ticket \($0 + 1): " } ?? ""
    let name = file.name(ofPart: remark.path, at: remark.location)
    text = Text("\(name): \(ticket)\(Text(remark.words).line)")
  }
}

extension Refusal {
  fileprivate func description(in file: Text) -> String {
    "\(file.name(ofPart: path, at: location)): \(Text(words).line)"
  }
}

extension Text {
  /// A part of a file, named as if the file were a folder, and a place of it.
  fileprivate func name(ofPart path: [String], at location: SourceLocation?) -> String {
    // A name may be as long as its file.
    let parts = path.map { String(Text($0, marksInvisible: true).line.prefix(80)) }
    return ([line] + parts).joined(separator: "/") + (location.map { ":\($0)" } ?? "")
  }
}
