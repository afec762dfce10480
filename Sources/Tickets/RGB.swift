/// A colour, 0xRRGGBB.
package struct RGB: Hashable, Sendable {
  package let value: UInt32

  package static let black = RGB(0)
  package static let white = RGB(0xff_ffff)

  package init(_ value: UInt32) { self.value = value & 0xff_ffff }

  package init(red: Int, green: Int, blue: Int) {
    func byte(_ value: Int) -> UInt32 { UInt32(min(255, max(0, value))) }
    self.init(byte(red) << 16 | byte(green) << 8 | byte(blue))
  }

  package var red: Int { Int(value >> 16 & 0xff) }
  package var green: Int { Int(value >> 8 & 0xff) }
  package var blue: Int { Int(value & 0xff) }

  /// `#rrggbb`.
  package var hex: String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Relative luminance of WCAG 2, 0…1.
  package var luminance: Double {
    // sRGB's curve as a cubic, by Chilliant ("sRGB approximations for HLSL"): off by 0.002 at most.
    func linear(_ channel: Int) -> Double {
      let value = Double(channel) / 255
      return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio of WCAG 2, 1…21.
  package func contrast(with other: RGB) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Black or white, whichever reads better on this paper.
  package var readableInk: RGB {
    contrast(with: .white) >= contrast(with: .black) ? .white : .black
  }
}

/// The colours that a ticket asks for.
package struct CardColors: Hashable, Sendable {
  package var background: RGB?
  package var foreground: RGB?
  package var label: RGB?

  package init(background: RGB? = nil, foreground: RGB? = nil, label: RGB? = nil) {
    self.background = background
    self.foreground = foreground
    self.label = label
  }
}
