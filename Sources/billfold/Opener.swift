import Glibc
import TicketFiles
import Tickets

/// Opens the files that the command line names, as often as the user asks.
struct Opener {
  private let invocation: Invocation
  private let arguments: RawArguments

  init(_ invocation: Invocation, _ arguments: RawArguments) {
    self.invocation = invocation
    self.arguments = arguments
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
    let sources = sources
    // Of two that read the same standard input, the first has all of it.
    let isShared = invocation.operands.count { arguments.words[$0.word] == "-" } > 1
    let growing = growing && !isShared && sources.count <= Self.mostWatched
    for source in sources {
      do throws(FileError) {
        feeds.append(try growing ? source.feed(again: again) : source.whole(again: again))
      } catch {
        if !again { error.hasPlace ? sayLine("\(error)") : say("\(error)\(source.hint)") }
        if status != .noInput { status = error.status }
      }
    }
    return (feeds.isEmpty ? nil : Library(feeds), status)
  }

  private enum Input {
    case path(FilePath)
    case ownWallet(FilePath)
    case standardInput
    case sample(Sample)

    func feed(again: Bool) throws(FileError) -> WalletFeed {
      switch self {
      case .path(let path), .ownWallet(let path):
        try WalletFeed(opening: path, again: again) { sayWaiting(for: path.shown) }
      case .standardInput:
        try WalletFeed(readingStandardInputNamed: "-") { sayWaiting(for: "-") }
      case .sample: try whole(again: again)
      }
    }

    func whole(again: Bool) throws(FileError) -> WalletFeed {
      switch self {
      case .path(let path), .ownWallet(let path):
        WalletFeed(try WalletFile(opening: path, again: again))
      case .standardInput: WalletFeed(try WalletFile(readingStandardInputNamed: "-"))
      case .sample(let sample):
        WalletFeed(try WalletFile(BytesInMemory(sample.bytes), named: "demo"))
      }
    }

    /// What to do about it.
    var hint: String {
      if case .ownWallet = self {
        return "; name a file, - for standard input, or --demo for the sample"
      }
      return ""
    }
  }

  private var sources: [Input] {
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

extension Sample {
  fileprivate var bytes: [UInt8] {
    switch self {
    case .finals: PackageResources.finals_json
    case .album: PackageResources.album_json
    case .tasks: PackageResources.tasks_json
    }
  }
}

extension FileError {
  fileprivate var status: ExitStatus {
    switch fault {
    case .missing, .system: .noInput
    case .isDirectory, .isDevice, .isPipe, .isTooLarge, .isEmpty, .holdsNoTicket: .badData
    }
  }
}

/// There is no screen yet that could say so.
private func sayWaiting(for name: Text) {
  if isatty(STDERR_FILENO) == 1 { say("\(name.line): waiting for the first ticket; ^C leaves") }
}
