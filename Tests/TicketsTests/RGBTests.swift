import Foundation
import TestSupport
import Testing
import Tickets

@Suite("Colours")
struct RGBTests {
  @Test(
    "channels and digits",
    arguments: [
      (RGB(0), 0, 0, 0, "#000000"), (RGB(0xff_ffff), 255, 255, 255, "#ffffff"),
      (RGB(0x67_0e_36), 103, 14, 54, "#670e36"), (RGB(0xff12_3456), 18, 52, 86, "#123456"),
      (RGB(red: 300, green: -5, blue: 7), 255, 0, 7, "#ff0007"),
    ])
  func channels(color: RGB, red: Int, green: Int, blue: Int, hex: String) {
    #expect(color.red == red)
    #expect(color.green == green)
    #expect(color.blue == blue)
    #expect(color.hex == hex)
    #expect(RGB(red: red, green: green, blue: blue) == color)
  }

  @Test("contrast runs from 1 to 21, in either direction")
  func contrast() {
    #expect(abs(RGB.black.contrast(with: .white) - 21) < 0.001)
    #expect(abs(RGB.white.contrast(with: .black) - 21) < 0.001)
    #expect(RGB(0x12_3456).contrast(with: RGB(0x12_3456)) == 1)
  }

  @Test(
    "the ink for a paper",
    arguments: [
      (0x00_0000, RGB.white), (0xff_ffff, .black), (0xff_ff00, .black), (0x00_00ff, .white),
      (0xff_0000, .black), (0x67_0e36, .white), (0x60_6060, .white), (0xa0_a0a0, .black),
    ] as [(UInt32, RGB)])
  func ink(paper: UInt32, ink: RGB) {
    #expect(RGB(paper).readableInk == ink)
  }

  /// Relative luminance as WCAG 2 defines it.
  static func luminance(_ color: RGB) -> Double {
    func linear(_ channel: Int) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  static func contrast(_ a: RGB, _ b: RGB) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Greys, the edges of the colour cube, and random colours.
  static let papers: [RGB] = {
    var random = SeededGenerator(seed: 1)
    let greys = (0...255).map { RGB(red: $0, green: $0, blue: $0) }
    let reds = (0...255).map { RGB(red: $0, green: 0, blue: 0) }
    let yellows = (0...255).map { RGB(red: 255, green: $0, blue: 0) }
    return greys + reds + yellows
      + (0..<2000).map { _ in RGB(UInt32.random(in: 0...0xff_ffff, using: &random)) }
  }()

  @Test("the readable ink has a contrast of 4.5 with any paper, by WCAG's own formula")
  func readable() {
    let worst = Self.papers.min {
      Self.contrast($0, $0.readableInk) < Self.contrast($1, $1.readableInk)
    }
    let paper = worst ?? .black
    #expect(Self.contrast(paper, paper.readableInk) >= 4.5, "\(paper.hex)")
    for paper in Self.papers { #expect(paper.contrast(with: paper.readableInk) >= 4.5) }
  }

  @Test("contrast is close to WCAG's")
  func agreement() {
    var random = SeededGenerator(seed: 2)
    let errors = Self.papers.map { paper in
      let other = RGB(UInt32.random(in: 0...0xff_ffff, using: &random))
      return abs(paper.contrast(with: other) / Self.contrast(paper, other) - 1)
    }
    #expect(errors.max() ?? 1 < 0.04)
  }
}
