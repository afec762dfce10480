import Screen

/// How many colours a terminal can show, and which number stands for one.
package enum ColorDepth: Equatable, Sendable {
  case none, eight, sixteen, indexed, direct

  /// - Parameters:
  ///   - colors: terminfo's `colors`; none or fewer than eight is no colour.
  ///   - isDirect: terminfo's `RGB`: a number is 0xRRGGBB.
  package init(colors: Int, isDirect: Bool = false) {
    switch colors {
    case (1 << 24)... where isDirect: self = .direct
    case 256...: self = .indexed
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }

  /// The numbers of a ticket's ink and paper; nil without colours.
  ///
  /// With few colours only the paper is sought, and the ink is black or white, whichever is read
  /// more easily on it. So it is with 256 where both would be the same.
  func numbers(for colors: Style.Colors) -> (ink: Int32, paper: Int32)? {
    let (black, white, paper): (Int32, Int32, Int32)
    switch self {
    case .none: return nil
    case .direct: return (directNumber(colors.ink), directNumber(colors.paper))
    case .indexed:
      let ink = indexedNumber(colors.ink)
      (black, white, paper) = (16, 231, indexedNumber(colors.paper))
      if ink != paper { return (ink, paper) }
    case .sixteen: (black, white, paper) = (0, 15, nearest(to: colors.paper, of: ansiColors))
    case .eight: (black, white, paper) = (0, 7, nearest(to: colors.paper, of: ansiColors.prefix(8)))
    }
    return (isLight(number: paper, else: colors.paper) ? black : white, paper)
  }

  private func isLight(number: Int32, else color: UInt32) -> Bool {
    isLightColor(Int(number) < ansiColors.count ? ansiColors[Int(number)] : color)
  }
}

/// In a direct-colour terminal 0...7 stay the eight palette colours: the next blue is taken.
private func directNumber(_ color: UInt32) -> Int32 { Int32(max(color & 0xff_ffff, 8)) }

/// The nearest of the 6×6×6 cube (16...231) and the grey ramp (232...255) of xterm's 256colres.h.
private func indexedNumber(_ color: UInt32) -> Int32 {
  let (red, green, blue) = components(color)
  let step = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
  let grey = UInt32(8 + 10 * step) * 0x01_0101
  var best = (number: Int32(232 + step), distance: distance(grey, color))
  // The nearest level of each part alone would turn a dark purple grey: both neighbours are tried.
  for redStep in neighbours(red) {
    for greenStep in neighbours(green) {
      for blueStep in neighbours(blue) {
        let levels = [redStep, greenStep, blueStep].map { $0 == 0 ? 0 : 55 + 40 * $0 }
        let distance = distance(levels.reduce(0) { $0 << 8 | UInt32($1) }, color)
        if distance <= best.distance {
          best = (Int32(16 + 36 * redStep + 6 * greenStep + blueStep), distance)
        }
      }
    }
  }
  return best.number
}

/// The steps of the cube's levels 0, 95, 135 … 255 on both sides of a part.
private func neighbours(_ part: Int) -> ClosedRange<Int> {
  let lower = part < 95 ? 0 : (part - 55) / 40
  return lower...min(5, lower + 1)
}

private func nearest(to color: UInt32, of table: some Collection<UInt32>) -> Int32 {
  var best: (number: Int32, distance: Int) = (0, .max)
  for (number, entry) in table.enumerated() {
    let distance = distance(entry, color)
    if distance < best.distance { best = (Int32(number), distance) }
  }
  return best.number
}

/// xterm's defaults; the user's theme may differ, its order does not.
private let ansiColors: [UInt32] = [
  0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
  0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
]

private func components(_ color: UInt32) -> (red: Int, green: Int, blue: Int) {
  (Int(color >> 16 & 0xff), Int(color >> 8 & 0xff), Int(color & 0xff))
}

/// Squared, in brightness and two opponent colours as in ITU-R BT.601: hue counts as much as light.
private func distance(_ a: UInt32, _ b: UInt32) -> Int {
  let (first, second) = (components(a), components(b))
  let (red, green, blue) = (
    first.red - second.red, first.green - second.green, first.blue - second.blue
  )
  let light = (299 * red + 587 * green + 114 * blue) / 1000
  return light * light + (red - light) * (red - light) + (blue - light) * (blue - light)
}

/// Whether black is read more easily on it than white: by the luma of ITU-R BT.601.
private func isLightColor(_ color: UInt32) -> Bool {
  let (red, green, blue) = components(color)
  return 299 * red + 587 * green + 114 * blue >= 128_000
}
