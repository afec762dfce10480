import Tickets

/// An open file of tickets that may become longer: a stream that goes on, or a regular file that
/// another program appends to.
///
/// `file` is what has been taken in so far; where more is taken in, another one takes its place.
package final class WalletFeed {
  package private(set) var file: WalletFile
  /// Whether a stream has not come to its end yet. It may be silent for ever.
  package private(set) var goesOn = false
  /// Whether a regular file was written anew, so that it has to be read again.
  package private(set) var isOutdated = false
  /// Why a stream has ended before its end.
  package private(set) var fault: FileError?

  private var wallet: GrowingWallet
  private var stream: StreamReader?
  private var tail: FileTail?

  /// A file that stays as it is.
  package init(_ file: WalletFile) {
    self.file = file
    wallet = GrowingWallet(named: file.name, file: file)
  }

  /// Opens a file of tickets.
  ///
  /// Of a pipe it waits for the first whole ticket, or for the end where none comes before, and takes
  /// in what else is there. A regular file is scanned as it is, and watched.
  ///
  /// - Parameters:
  ///   - again: as of `WalletFile`.
  ///   - onSilence: is called once where it has to wait for long.
  package convenience init(
    opening path: FilePath, again: Bool = false, onSilence: () -> Void = {}
  ) throws(FileError) {
    try self.init(OpenedFile(path, again: again), named: path.shown, onSilence: onSilence)
  }

  package convenience init(
    readingStandardInputNamed name: Text, onSilence: () -> Void = {}
  ) throws(FileError) {
    try self.init(OpenedFile(standardInputNamed: name), named: name, onSilence: onSilence)
  }

  init(_ opened: OpenedFile, named name: Text, onSilence: () -> Void = {}) throws(FileError) {
    wallet = GrowingWallet(named: name)
    switch opened {
    case .regular(let bytes):
      file = try WalletFile(bytes, named: name)
      wallet = GrowingWallet(named: name, file: file)
      if TextEncoding(of: bytes.read(0..<4)) == .utf8 { tail = FileTail(bytes) }
    case .stream(let descriptor):
      var reader = StreamReader(descriptor, named: name)
      file = try Self.firstTickets(of: &reader, &wallet, onSilence)
      goesOn = !reader.hasEnded
      if goesOn { stream = reader }
    }
  }

  /// What can be waited for, to know when to take more in; nil where nothing more comes.
  package var descriptor: Int32? { stream?.file.number ?? tail?.descriptor }

  /// Takes in what there is now, of a stream a piece of it.
  ///
  /// - Returns: whether anything is other now than it was: `file`, `goesOn` or `fault`.
  package func takeMore() -> Bool {
    let old = (file, goesOn)
    if stream != nil { takeFromStream() } else { takeFromFile() }
    file = wallet.file ?? file
    return file !== old.0 || goesOn != old.1
  }
}

// MARK: - Streams

extension WalletFeed {
  private static func firstTickets(
    of reader: inout StreamReader, _ wallet: inout GrowingWallet, _ onSilence: () -> Void
  ) throws(FileError) -> WalletFile {
    var isTold = false
    while true {
      reader.wait {
        if !isTold { onSilence() }
        isTold = true
      }
      let isIdle = try reader.readPiece()
      // What is no UTF-8 is turned into it as a whole.
      if reader.bytes.count >= 4, TextEncoding(of: reader.bytes.read(0..<4)) != .utf8 {
        try reader.readToEnd()
      }
      if reader.hasEnded {
        try wallet.finish(reader.bytes)
      } else if reader.bytes.count >= 4 {
        try wallet.take(reader.bytes, isIdle: isIdle)
      }
      if let file = wallet.file { return file }
    }
  }

  private func takeFromStream() {
    guard var reader = stream else { return }
    // Not shared while it grows.
    stream = nil
    do throws(FileError) {
      let isIdle = try reader.readPiece()
      if reader.hasEnded {
        goesOn = false
        try wallet.finish(reader.bytes)
      } else {
        try wallet.take(reader.bytes, isIdle: isIdle)
        stream = reader
      }
    } catch {
      // What was taken in stays.
      goesOn = false
      fault = error
    }
  }
}

// MARK: - Regular files

extension WalletFeed {
  private func takeFromFile() {
    switch tail?.change() {
    case nil, .some(.none): return
    case .grown(let bytes):
      // Anything but growth is for who reads it again.
      do { try wallet.take(bytes, isIdle: true) } catch { tail = nil }
    case .replaced:
      tail = nil
      isOutdated = true
    }
  }
}
