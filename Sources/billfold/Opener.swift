import Glibc
import TicketFiles
import Tickets

/// The files that are open, as one wallet.
struct Library {
  let files: WalletFiles

  /// What the status line calls it.
  var name: String {
    guard let first = files.files.first else { return "" }
    if files.files.count > 1 { return "\(files.files.count) files" }
    return first.title?.line ?? first.name.line
  }
}

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

  /// Opens what can be opened, and says of the rest why not.
  ///
  /// - Parameter again: whether they were read before; then nothing is said.
  /// - Returns: no library where nothing could be opened; and the gravest status.
  func open(again: Bool = false) -> (library: Library?, status: ExitStatus) {
    var files: [WalletFile] = []
    var status = ExitStatus.success
    for source in sources {
      do throws(FileError) {
        files.append(try source.open(again: again))
      } catch {
        if !again { error.hasPlace ? sayLine("\(error)") : say("\(error)\(source.hint)") }
        if status != .noInput { status = error.status }
      }
    }
    return (files.isEmpty ? nil : Library(files: WalletFiles(files)), status)
  }

  private enum Input {
    case path(FilePath)
    case ownWallet(FilePath)
    case standardInput
    case sample(Sample)

    func open(again: Bool) throws(FileError) -> WalletFile {
      switch self {
      case .path(let path), .ownWallet(let path): try WalletFile(opening: path, again: again)
      case .standardInput: try WalletFile(readingStandardInputNamed: "-")
      case .sample(let sample): try WalletFile(BytesInMemory(sample.bytes), named: "demo")
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
