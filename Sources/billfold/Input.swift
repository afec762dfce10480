import Curses
import Glibc
import TicketFiles
import Tickets

/// One thing to read tickets from, as the command line names it or a folder holds it.
enum Input {
  case path(FilePath)
  case fileInFolder(FilePath)
  case ownWallet(FilePath)
  case standardInput
  case sample(Sample)

  /// Of a folder the files in it, else itself alone.
  var files: [Input] {
    get throws(FileError) {
      guard case .path(let path) = self, let folder = Folder(path) else { return [self] }
      return try folder.ticketFiles().map { .fileInFolder($0) }
    }
  }

  /// - Parameters: as of `Opener.open`.
  func feed(
    growing: Bool, again: Bool, _ options: ReadingOptions
  ) throws(FileError) -> WalletFeed {
    switch self {
    case .path(let path), .fileInFolder(let path), .ownWallet(let path):
      try growing
        ? WalletFeed(opening: path, again: again, options: options) { sayWaiting(for: path.shown) }
        : WalletFeed(wholeOf: path, again: again, options: options)
    case .standardInput:
      try growing
        ? WalletFeed(readingStandardInputNamed: "-", options: options) { sayWaiting(for: "-") }
        : WalletFeed(wholeStandardInputNamed: "-", options: options)
    case .sample(let sample):
      WalletFeed(try WalletFile(BytesInMemory(sample.bytes), named: "demo"))
    }
  }

  var isInFolder: Bool { if case .fileInFolder = self { true } else { false } }

  /// What to do where it cannot be read.
  var hint: String {
    if case .ownWallet = self {
      return "; name a file, - for standard input, or --demo for the sample"
    }
    return ""
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

/// There is no screen yet that could say so.
private func sayWaiting(for name: Text) {
  if isatty(STDERR_FILENO) == 1 { say("\(name.line): waiting for the first ticket; ^C leaves") }
}
