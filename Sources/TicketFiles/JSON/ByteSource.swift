/// Bytes that can be asked for piece by piece, so that a file need not be in memory.
package protocol ByteSource: Sendable {
  /// How many bytes there are, as far as is known.
  var count: Int { get }

  /// The bytes of `range`; fewer, from its start on, where the source has become shorter since.
  ///
  /// A range that reaches outside `0..<count` is cut to it.
  func read(_ range: Range<Int>) -> [UInt8]

  /// Fills a buffer with the bytes from `offset` on.
  ///
  /// - Returns: how many there were: fewer than the buffer holds at the end of the source alone.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int

  /// Whether what is read now is still what was there at first.
  var isUnchanged: Bool { get }
}

extension ByteSource {
  package func read(_ range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      filled = read(into: UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)
    }
  }
}

/// A byte source for what is in memory already.
package struct BytesInMemory: ByteSource {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var count: Int { bytes.count }

  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    let piece = bytes[min(max(0, offset), bytes.count)...].prefix(buffer.count)
    buffer.copyBytes(from: piece)
    return piece.count
  }

  package var isUnchanged: Bool { true }
}
