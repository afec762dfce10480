import Tickets

/// An open file of tickets that may become longer: a stream that goes on, or a regular file that
/// another program appends to.
///
/// `file` is what has been taken in so far; where more is taken in, another one takes its place.
package final class WalletFeed {
  package private(set) var file: any TicketFile
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
  package init(_ file: any TicketFile) {
    self.file = file
    wallet = GrowingWallet(named: file.name)
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
    opening path: FilePath, again: Bool = false, options: ReadingOptions = ReadingOptions(),
    onSilence: () -> Void = {}
  ) throws(FileError) {
    try self.init(
      OpenedFile(path, again: again), named: path.shown, at: path, options: options,
      onSilence: onSilence)
  }

  package convenience init(
    readingStandardInputNamed name: Text, options: ReadingOptions = ReadingOptions(),
    onSilence: () -> Void = {}
  ) throws(FileError) {
    try self.init(
      OpenedFile(standardInputNamed: name), named: name, options: options, onSilence: onSilence)
  }

  init(
    _ opened: OpenedFile, named name: Text, at path: FilePath? = nil,
    options: ReadingOptions = ReadingOptions(), onSilence: () -> Void = {}
  ) throws(FileError) {
    wallet = GrowingWallet(named: name)
    switch opened {
    case .regular(let bytes):
      if let imported = try ImportedFile.reading(bytes, named: name, at: path, options: options) {
        file = imported
        return
      }
      let walletFile = try WalletFile(bytes, named: name)
      file = walletFile
      wallet = GrowingWallet(named: name, file: walletFile)
      if TextEncoding(of: bytes.read(0..<4)) == .utf8 { tail = FileTail(bytes) }
    case .stream(let descriptor):
      var reader = StreamReader(descriptor, named: name)
      file = try Self.firstTickets(of: &reader, &wallet, options, onSilence)
      goesOn = !reader.hasEnded
      if goesOn { stream = reader }
    }
  }

  /// A file as it is now; a stream is read to its end.
  package convenience init(
    wholeOf path: FilePath, again: Bool = false, options: ReadingOptions
  ) throws(FileError) {
    self.init(
      try OpenedFile(path, again: again).tickets(
        named: path.shown, at: path, options: options))
  }

  package convenience init(
    wholeStandardInputNamed name: Text, options: ReadingOptions
  ) throws(FileError) {
    self.init(try OpenedFile(standardInputNamed: name).tickets(named: name, options: options))
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
    of reader: inout StreamReader, _ wallet: inout GrowingWallet, _ options: ReadingOptions,
    _ onSilence: () -> Void
  ) throws(FileError) -> any TicketFile {
    var isTold = false
    while true {
      reader.wait {
        if !isTold { onSilence() }
        isTold = true
      }
      let isIdle = try reader.readPiece()
      switch FileFormat(startingWith: reader.start) {
      case .other(let kind) where reader.start.count >= 4:
        throw FileError(file: reader.name, fault: .refused(.other(kind)))
      case .wallet where TextEncoding(of: reader.start) == .utf8: break
      // Nothing can be told of it before its end has come.
      default: try reader.readToEnd()
      }
      if reader.hasEnded {
        if let imported = try ImportedFile.reading(
          reader.bytes, named: reader.name, options: options)
        {
          return imported
        }
        try wallet.finish(reader.bytes)
      } else if reader.start.count >= 4, !FileFormat.mayBecomeMail(reader.start) {
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

extension StreamReader {
  /// What a format is recognised by.
  fileprivate var start: [UInt8] { bytes.read(0..<min(bytes.count, FileFormat.start)) }
}
