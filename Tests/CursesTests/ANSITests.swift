import Curses
import Geometry
import Screen
import Testing

@Suite("A canvas as text with SGR sequences")
struct ANSITests {
  @Test("each line starts plain and ends with a reset")
  func lines() {
    var canvas = Canvas(size: Size(width: 12, height: 3))
    canvas.draw("Opera", at: Point(x: 1, y: 0), Style(.title))
    canvas.draw("本 e\u{301}", at: Point(x: 0, y: 1))
    #expect(
      ansi(canvas, colors: 256)
        == " \u{1b}[0;1mOpera\u{1b}[0m\n本 é\u{1b}[0m\n\u{1b}[0m")
  }

  @Test("blanks with a look of their own stay")
  func blanks() {
    let canvas = Canvas(size: Size(width: 2, height: 1), style: Style(.status))
    #expect(ansi(canvas, colors: 0) == "\u{1b}[0;7m  \u{1b}[0m")
  }

  @Test(
    "colours as the reader can show them",
    arguments: [
      (256, "38;5;208;48;5;16"), (1 << 24, "38;5;208;48;5;16"), (16, "97;40"), (8, "37;40"),
    ])
  func colors(count: Int, codes: String) {
    var canvas = Canvas(size: Size(width: 1, height: 1))
    let colors = Style.Colors(ink: 0xff8700, paper: 0x000000)
    canvas.draw("x", at: .zero, Style(colors: colors))
    #expect(ansi(canvas, colors: count) == "\u{1b}[0;\(codes)mx\u{1b}[0m")
  }
}
