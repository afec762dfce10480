/// Scans a source for its tickets: once, at the speed of reading where it is well-formed.
enum Indexer {
  /// A file that a parser has to read, and what comes through a pipe, is kept in memory; more than
  /// that is refused: a wallet of three million tickets is smaller.
  static let mostBytesInMemory = 1 << 30

  /// Nil where the source is too large to be read by a parser.
  static func scan(_ source: any ByteSource) -> ScanResult? {
    if let result = structuralScan(source) { return result }
    guard source.count <= mostBytesInMemory else { return nil }
    return TolerantScan.scan(source.read(0..<source.count))
  }

  /// Nil where the source is not plainly well-formed.
  static func structuralScan(_ source: any ByteSource) -> ScanResult? {
    var scan = GrowingScan()
    scan.advance(over: source, isAtEnd: true)
    return scan.isComplete ? scan.known : nil
  }
}
