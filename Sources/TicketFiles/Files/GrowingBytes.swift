/// What has come through a pipe, in chunks, so that copies share all but the last of them.
struct GrowingBytes: ByteSource {
  /// All but the last are full.
  private var chunks: [[UInt8]] = []
  private(set) var count = 0

  private static let chunk = 256 << 10

  /// Costs as much as is appended and, where a copy has the last chunk too, as that one has.
  mutating func append(_ bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let used = count % Self.chunk
      if used == 0 {
        chunks.append([])
        // An array that grows by itself would end with twice as much.
        chunks[chunks.count - 1].reserveCapacity(Self.chunk)
      }
      let part = rest.prefix(Self.chunk - used)
      chunks[chunks.count - 1] += part
      count += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    let wanted = min(buffer.count, max(0, count - offset))
    var done = 0
    while done < wanted {
      let (number, start) = (offset + done).quotientAndRemainder(dividingBy: Self.chunk)
      let part = chunks[number][start...].prefix(wanted - done)
      UnsafeMutableRawBufferPointer(rebasing: buffer[done...]).copyBytes(from: part)
      done += part.count
    }
    return done
  }

  var isUnchanged: Bool { true }
}
