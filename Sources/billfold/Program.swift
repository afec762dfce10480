import Curses
import Glibc
import TicketFiles
import Tickets

/// The front door: what is asked for, what is opened, how it ends.
enum Program {
  static func run() -> ExitStatus {
    openStandardStreams()
    setLimits()
    let arguments = RawArguments()
    do throws(UsageError) {
      let invocation = try Invocation(arguments.words)
      return try run(invocation, arguments)
    } catch {
      say(error.words)
      sayLine("billfold: try billfold --help")
      return .usage
    }
  }

  private static func run(
    _ invocation: Invocation, _ arguments: RawArguments
  ) throws(UsageError) -> ExitStatus {
    switch invocation.command {
    case .help: return print(Help.text)
    case .version: return print(Help.version)
    case .list, .check, .view: break
    }
    let opener: Opener
    do throws(FileError) { opener = try Opener(invocation, arguments) } catch {
      sayError(error)
      return error.status
    }
    let isViewed = isViewed(invocation)
    let opened = opener.open(growing: isViewed)
    guard let library = opened.library else { return opened.status }
    let status: ExitStatus
    switch invocation.command {
    case .check: status = Check.run(library)
    case _ where isViewed:
      status = Viewing.run(try Start(library, invocation), invocation, opener)
    case .view where invocation.printsFrame:
      status = Frame.run(try Start(library, invocation), invocation)
    default: status = List.run(library, invocation)
    }
    return status == .success ? opened.status : status
  }

  /// Whether the viewer is asked for, and there is a terminal to show it.
  private static func isViewed(_ invocation: Invocation) -> Bool {
    guard invocation.command == .view, !invocation.printsFrame else { return false }
    let isDumb = getenv("TERM").map { String(cString: $0) } == "dumb"
    return isatty(STDOUT_FILENO) == 1 && !isDumb
  }

  private static func print(_ text: String) -> ExitStatus {
    var output = Output()
    output.write(text + "\n")
    return output.finish()
  }

  private static func setLimits() {
    // Tickets are nobody else's business: no picture of the memory is left behind.
    var none = rlimit()
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    // Each file stays open while it is shown: as many as the system allows.
    var files = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    if getrlimit(resource, &files) == 0 {
      files.rlim_cur = files.rlim_max
      setrlimit(resource, &files)
    }
  }

  /// A closed standard stream would be the number of the next file that is opened.
  private static func openStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Open the wrong way round, so that using it still is the error that it would have been.
      if open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0 { return }
    }
  }
}

/// The arguments behind the program's name: as text to read, as bytes to open files by.
struct RawArguments {
  let words: [String]
  private let bytes: [[CChar]]

  init() {
    let pointers = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    bytes = pointers.dropFirst().compactMap { pointer in
      pointer.map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }
    }
    words = bytes.map {
      String(decoding: $0.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  func path(at place: ArgumentPlace) -> FilePath {
    FilePath(Array(bytes[place.word].dropFirst(place.skipped)))
  }
}
