import Glibc
import Tickets

/// Why a file gives no ticket at all.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package enum Fault: Equatable, Sendable {
    case missing
    case isDirectory
    case isDevice
    /// It is a pipe, which cannot be read a second time.
    case isPipe
    /// More than `Indexer.mostBytesInMemory`, where all of it would have to be kept in memory.
    case isTooLarge
    case isEmpty
    /// Nothing in it is a ticket; where, as `LINE:COLUMN`, and why.
    case holdsNoTicket(place: String, why: String)
    /// What the system says, as an `errno`.
    case system(Int32)
  }

  /// As the user named it, made safe.
  package let file: Text
  package let fault: Fault

  /// Whether the words begin with a place of the file, as a diagnostic's do.
  package var hasPlace: Bool { if case .holdsNoTicket = fault { true } else { false } }

  package var description: String {
    switch fault {
    case .missing: "\(file.line): no such file"
    case .isDirectory: "\(file.line): is a folder; name the files in it"
    case .isDevice: "\(file.line): is a device, not a file of tickets"
    case .isPipe: "\(file.line): is a pipe, which cannot be read a second time"
    case .isTooLarge:
      "\(file.line): is over 1 GiB, and comes through a pipe or is not well-formed JSON"
    case .isEmpty: "\(file.line): is empty; expected tickets in JSON"
    case .holdsNoTicket(let place, let why): "\(file.line):\(place): \(why)"
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
