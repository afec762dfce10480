import Testing

/// The bytes are UTF-8, and no terminal would take any of them for a command: no control but line
/// ends and tabs, and nothing that turns the writing around.
func expectSafe(
  _ bytes: [UInt8], of what: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    Issue.record("the output is not UTF-8 \(what)", sourceLocation: sourceLocation)
    return
  }
  let unsafe = text.unicodeScalars.filter { scalar in
    switch scalar.value {
    case 0x09, 0x0a: false
    case 0x202a...0x202e, 0x2066...0x2069, 0x200e, 0x200f, 0x061c: true
    default: scalar.properties.generalCategory == .control
    }
  }
  #expect(
    unsafe.isEmpty, "\(unsafe.prefix(8).map { String($0.value, radix: 16) }) \(what)",
    sourceLocation: sourceLocation)
}
