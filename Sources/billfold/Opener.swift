import Glibc
import TicketFiles
import Tickets

/// Opens the files that the command line names, as often as the user asks.
struct Opener {
  private let invocation: Invocation
  private let arguments: RawArguments
  private let options: ReadingOptions

  /// - Throws: `FileError` where the certificates to trust cannot be read.
  init(_ invocation: Invocation, _ arguments: RawArguments) throws(FileError) {
    self.invocation = invocation
    self.arguments = arguments
    var options = ReadingOptions { getenv($0).map { String(cString: $0) } }
    if let trust = invocation.trust { try options.trust(arguments.path(at: trust)) }
    self.options = options
  }

  /// Whether what was read can be read a second time.
  var canReopen: Bool { !invocation.operands.contains { arguments.words[$0.word] == "-" } }

  /// Watched files at most: each costs a descriptor more, and the system gives a user 128 of those.
  private static let mostWatched = 64

  /// Opens what can be opened, and says of the rest why not.
  ///
  /// - Parameters:
  ///   - growing: whether more is taken in later of what grows; if not, all is read to its end.
  ///   - again: whether they were read before; then nothing is said.
  /// - Returns: no library where nothing could be opened; and the gravest status.
  func open(growing: Bool, again: Bool = false) -> (library: Library?, status: ExitStatus) {
    var feeds: [WalletFeed] = []
    var status = ExitStatus.success
    var faults: [FileError] = []
    func note(_ error: FileError, of input: Input) {
      faults.append(error)
      if !again { sayError(error, hint: input.hint) }
      if status != .noInput { status = error.status }
    }
    let inputs = inputs
    let files = inputs.flatMap { input in
      do throws(FileError) { return try input.files } catch {
        note(error, of: input)
        return []
      }
    }
    // Of two that read the same standard input, the first has all of it.
    let isShared = invocation.operands.count { arguments.words[$0.word] == "-" } > 1
    let growing = growing && !isShared && files.count <= Self.mostWatched
    for file in files {
      do throws(FileError) {
        feeds.append(try file.feed(growing: growing, again: again, options))
      } catch {
        // In a folder there may be anything beside tickets, unless there is nothing else.
        if !file.isInFolder || !error.isOfAnotherKind || files.count == 1 { note(error, of: file) }
      }
    }
    if feeds.isEmpty, status == .success { status = .badData }
    return (feeds.isEmpty ? nil : Library(feeds, faults: faults), status)
  }

  private var inputs: [Input] {
    if let sample = invocation.sample { return [.sample(sample)] }
    if invocation.operands.isEmpty { return [.ownWallet(ownWallet)] }
    return invocation.operands.map { place in
      arguments.words[place.word] == "-" ? .standardInput : .path(arguments.path(at: place))
    }
  }

  /// `--wallet`, else the XDG Base Directory Specification's place for data.
  private var ownWallet: FilePath {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    if let wallet = invocation.wallet { return arguments.path(at: wallet) }
    // A relative path there is to be ignored.
    if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") {
      return FilePath("\(data)/billfold/wallet.json")
    }
    return FilePath("\(variable("HOME") ?? "")/.local/share/billfold/wallet.json")
  }
}

extension FileError {
  var status: ExitStatus {
    switch fault {
    case .missing, .system: .noInput
    case .isDirectory, .isFolderWithoutTickets, .isDevice, .isPipe, .isTooLarge, .isEmpty,
      .holdsNoTicket, .refused:
      .badData
    }
  }
}
