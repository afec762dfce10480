import Geometry
import Testing

@testable import Screen

@Suite("A canvas in ASCII")
struct ASCIITests {
  static let frames = """
    ╭─ Opera ──╮
    │ 2 – 1  ★ │
    ╰─────···──╯
    ┏━ 漢字 ━━━┓
    ┃ Row 7… ❯ ┃
    ┗━━━━━━━━━━┛
    """

  static func canvas(_ picture: String) -> Canvas {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
    var canvas = Canvas(lines.map { Line($0).width }.max() ?? 0, lines.count)
    for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: y), Style(.title)) }
    return canvas
  }

  @Test("frames and marks have other signs, a ticket's letters stay")
  func frames() {
    #expect(
      Self.canvas(Self.frames).ascii.picture == """
        +- Opera --+
        | 2 - 1  * |
        +----------+
        #= 漢字 ===#
        # Row 7~ > #
        #==========#
        """)
  }

  @Test("nothing moves, and the styles stay")
  func cells() {
    let canvas = Self.canvas(Self.frames)
    #expect(canvas.ascii.size == canvas.size)
    #expect(canvas.ascii.rolePicture == canvas.rolePicture)
    #expect(canvas.ascii.brokenCells.isEmpty)
    #expect(canvas.ascii.ascii == canvas.ascii)
  }

  @Test("each sign of the program has one of ASCII, a column wide")
  func signs() {
    let canvas = Self.canvas("─│╭╮╰╯━┃┏┓┗┛█▀▄▦❯★☆·–☐☑▣…↓↑→▏")
    #expect(canvas.size.width == 29)
    let signs = canvas.ascii.picture
    #expect(signs == #"-|++++=######"_#>*.--ox#~v^>_"#)
    #expect(signs.unicodeScalars.allSatisfy { $0.isASCII })
  }
}
