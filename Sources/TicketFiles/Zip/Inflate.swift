import CZlib

/// What zlib makes of a deflate stream (RFC 1951).
struct Inflated {
  let bytes: [UInt8]
  /// Whether the stream has ended, and with it the input.
  let isWhole: Bool

  /// Unpacks no more than `limit` bytes, which are all the memory that it takes.
  init(_ packed: ArraySlice<UInt8>, upTo limit: Int) {
    var stream = z_stream()
    guard cz_inflate_raw_init(&stream) == Z_OK else {
      (bytes, isWhole) = ([], false)
      return
    }
    defer { inflateEnd(&stream) }
    var result = Z_DATA_ERROR
    // zlib wants room, even where nothing is to come.
    let room = UInt32(clamping: max(1, limit))
    bytes = [UInt8](unsafeUninitializedCapacity: Int(room)) { output, count in
      packed.withUnsafeBufferPointer { input in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = room
        result = inflate(&stream, Z_FINISH)
      }
      count = Int(room - stream.avail_out)
    }
    isWhole = result == Z_STREAM_END && stream.avail_in == 0
  }

  /// The CRC-32 that zip keeps of each entry.
  static func checksum(_ bytes: [UInt8]) -> Int {
    Int(crc32(0, bytes, UInt32(clamping: bytes.count)))
  }
}
