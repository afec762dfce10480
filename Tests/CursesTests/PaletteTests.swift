import Screen
import Testing

@testable import Curses

@Suite("Styles become attributes and colour numbers")
struct PaletteTests {
  private typealias Look = Palette.Look
  private static let depths: [ColorDepth] = [.none, .eight, .sixteen, .indexed, .direct]

  @Test(
    "the number of colours decides",
    arguments: [
      (-1, false, ColorDepth.none), (2, false, .none), (8, false, .eight), (16, false, .sixteen),
      (88, false, .sixteen), (256, false, .indexed), (1 << 24, false, .indexed),
      (1 << 24, true, .direct),
    ])
  func depth(colors: Int, isDirect: Bool, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, isDirect: isDirect) == depth)
  }

  @Test(
    "the nearest colour is taken",
    arguments: [
      (ColorDepth.indexed, 0x000000, 0xffffff, 16, 231), (.indexed, 0xff8700, 0x5f87af, 208, 67),
      (.indexed, 0x808080, 0x12_1212, 244, 233), (.indexed, 0x0300fe, 0x00ff00, 21, 46),
      (.direct, 0xff8800, 0x112233, 0xff8800, 0x112233), (.direct, 0x000000, 0x000007, 8, 8),
      (.eight, 0x123456, 0xf0f0f0, 0, 7), (.eight, 0x123456, 0x100000, 7, 0),
      (.sixteen, 0x123456, 0xfefefe, 0, 15), (.sixteen, 0x123456, 0x000080, 15, 4),
      (.sixteen, 0xffffff, 0xffff10, 0, 11),
    ])
  func colors(depth: ColorDepth, ink: UInt32, paper: UInt32, inkNumber: Int32, paperNumber: Int32) {
    let look = Palette(depth).look(of: Style(colors: .init(ink: ink, paper: paper)))
    #expect(look == Look(ink: inkNumber, paper: paperNumber))
  }

  @Test("ink is never the paper", arguments: [ColorDepth.eight, .sixteen, .indexed])
  func contrast(depth: ColorDepth) throws {
    for paper: UInt32 in stride(from: 0, through: 0xffffff, by: 0x00_0fed) {
      let colors = Style.Colors(ink: paper ^ 0x01_0101, paper: paper)
      let numbers = try #require(depth.numbers(for: colors))
      #expect(numbers.ink != numbers.paper, "\(paper)")
    }
  }

  @Test("without colour the roles differ by attributes")
  func monochrome() {
    let palette = Palette(.none)
    let styles = [
      Style(.normal), Style(.title), Style(.label), Style(.status), Style(.warning),
    ]
    #expect(Set(styles.map { palette.look(of: $0) }).count == styles.count)
    #expect(palette.look(of: Style(.frame)) != palette.look(of: Style(.frame, isFocused: true)))
    for style in styles { #expect(palette.look(of: style).ink == nil) }
  }

  @Test("a code keeps its light ground without colour")
  func code() {
    let style = Style(colors: .init(ink: 0x000000, paper: 0xffffff))
    #expect(Palette(.none).look(of: style) == Look(attributes: .reverse))
    let card = Style(colors: .init(ink: 0xffffff, paper: 0x203040))
    #expect(Palette(.none).look(of: card) == .plain)
  }

  @Test("a warning and the focus have a colour where there is one", arguments: depths)
  func accents(depth: ColorDepth) {
    let palette = Palette(depth)
    let hasColor = depth != .none
    #expect((palette.look(of: Style(.warning)).ink != nil) == hasColor)
    #expect((palette.look(of: Style(.frame, isFocused: true)).ink != nil) == hasColor)
    #expect(palette.look(of: Style(.normal)) == .plain)
  }

  @Test("the ticket's colours go before the accent")
  func ticketColors() {
    let colors = Style.Colors(ink: 0xff8700, paper: 0x000000)
    let look = Palette(.indexed).look(of: Style(.frame, isFocused: true, colors: colors))
    #expect(look == Look(attributes: .bold, ink: 208, paper: 16))
  }
}
