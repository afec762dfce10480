import Screen

/// A canvas as text with SGR sequences: no cursor moves, each line ends with a reset.
///
/// Trailing blanks without a look of their own are left out, as in `Canvas.picture`.
///
/// - Parameter colors: how many the reader can show; 0 leaves attributes only, more than 256 are not
///   used.
package func ansi(_ canvas: Canvas, colors: Int) -> String {
  let palette = Palette(ColorDepth(colors: colors))
  var text = ""
  for y in 0..<canvas.size.height {
    if y > 0 { text += "\n" }
    append(canvas.row(y), to: &text, palette)
  }
  return text
}

private func append(_ row: ArraySlice<Cell>, to text: inout String, _ palette: Palette) {
  var current = Palette.Look.plain
  var (lastStyle, look) = (Style.normal, Palette.Look.plain)
  // Blanks are held back until something follows them.
  var blanks = 0
  func turn(to look: Palette.Look) {
    if look != current { text += look.sequence }
    current = look
  }
  for case .glyph(let glyph, let style) in row {
    if style != lastStyle { (lastStyle, look) = (style, palette.look(of: style)) }
    if look == .plain, glyph == .space {
      blanks += 1
      continue
    }
    if blanks > 0 {
      turn(to: .plain)
      text += String(repeating: " ", count: blanks)
      blanks = 0
    }
    turn(to: look)
    text += glyph.text
  }
  text += Palette.Look.plain.sequence
}

extension Palette.Look {
  /// Select Graphic Rendition of ECMA-48, from a reset on; colours above 15 as xterm has them.
  fileprivate var sequence: String {
    var codes = ["0"]
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.underline) { codes.append("4") }
    if attributes.contains(.reverse) { codes.append("7") }
    if let ink { codes.append(code(of: ink, base: 30)) }
    if let paper { codes.append(code(of: paper, base: 40)) }
    return "\u{1b}[\(codes.joined(separator: ";"))m"
  }

  private func code(of number: Int32, base: Int32) -> String {
    switch number {
    case ..<8: "\(base + number)"
    case ..<16: "\(base + 52 + number)"
    default: "\(base + 8);5;\(number)"
    }
  }
}
