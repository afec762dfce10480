import Geometry
import Screen
import Testing

@Suite("Drawing on a canvas")
struct CanvasDrawingTests {
  @Test("text goes to the right of its place")
  func text() {
    var canvas = Canvas(12, 3)
    #expect(canvas.draw("Opera", at: Point(x: 1, y: 0)) == 5)
    #expect(canvas.draw("e\u{301}漢 🎫", at: Point(x: 0, y: 2), Style(.title)) == 6)
    #expect(
      canvas.picture == """
         Opera

        e\u{301}漢 🎫
        """)
    #expect(
      canvas.cellPicture == """
         Opera\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}
        \u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}
        e\u{301}漢» 🎫»\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}
        """)
    #expect(
      canvas.rolePicture == """
        nnnnnnnnnnnn
        nnnnnnnnnnnn
        tt»tt»nnnnnn
        """)
  }

  @Test("a new canvas is blank in its style")
  func blank() {
    let canvas = Canvas(3, 2, style: Style(.status))
    #expect(canvas.picture == "\n")
    #expect(canvas.rolePicture == "sss\nsss")
    #expect(Canvas(3, 1)[2, 0] == .blank)
    #expect(Canvas(-1, 2).bounds.isEmpty)
  }

  @Test("there is nothing outside, and it reads as blank")
  func outside() {
    let canvas = Canvas("ab", Style(.title))
    for place in [(-1, 0), (2, 0), (0, -1), (0, 1)] {
      #expect(canvas[place.0, place.1] == .blank)
    }
    #expect(canvas.row(-1).isEmpty)
    #expect(canvas.row(1).isEmpty)
    #expect(canvas.row(0).count == 2)
  }

  @Test(
    "text is cut at its columns or the edge",
    arguments: [
      ("Opera", 0, Int.max, "Ope…", 4), ("Opera", 2, .max, "  O…", 2),
      ("Opera", 3, .max, "   …", 1),
      ("Opera", 0, 3, "Op…", 3), ("Opera", 0, 0, "", 0), ("Opera", 0, -1, "", 0),
      ("Opera", 4, .max, "", 0), ("Opera", 9, .max, "", 0), ("Op", 2, 2, "  Op", 2),
      ("漢字", 1, .max, " 漢…", 3), ("漢字", 2, .max, "  …", 1), ("漢", 3, .max, "   …", 1),
    ])
  func cut(text: String, x: Int, columns: Int, picture: String, used: Int) {
    var canvas = Canvas(4, 1)
    #expect(canvas.draw(text, at: Point(x: x, y: 0), columns: columns) == used)
    #expect(canvas.picture == picture)
  }

  @Test("marks stay with their letter, and the picture has no trailing blanks")
  func marks() {
    #expect(Canvas("e\u{301}\u{323}  ").picture == "e\u{301}\u{323}")
    #expect(Canvas("漢  ").picture == "漢")
  }

  @Test(
    "a filled block",
    arguments: [
      (Rect(x: 1, y: 1, width: 2, height: 1), "abcde\na##de\nabcde"),
      (Rect(x: -2, y: -2, width: 4, height: 4), "##cde\n##cde\nabcde"),
      (Rect(x: 4, y: 2, width: 9, height: 9), "abcde\nabcde\nabcd#"),
      (Rect(x: 0, y: 0, width: 99, height: 99), "#####\n#####\n#####"),
      (Rect(x: 5, y: 0, width: 9, height: 9), "abcde\nabcde\nabcde"),
      (Rect(x: 1, y: 1, width: 0, height: 1), "abcde\nabcde\nabcde"),
    ])
  func fill(rect: Rect, picture: String) {
    var canvas = Canvas(5, 3)
    for y in 0..<3 { canvas.draw("abcde", at: Point(x: 0, y: y)) }
    canvas.fill(rect, Glyph("#"), Style(.frame))
    #expect(canvas.picture == picture)
    let framed = canvas.rolePicture.filter { $0 == "f" }.count
    #expect(framed == picture.filter { $0 == "#" }.count)
  }
}
