import Geometry
import Testing

@testable import Screen

@Suite("A wide glyph is whole or gone (U01)")
struct CanvasWideTests {
  @Test(
    "overwriting either half blanks the other",
    arguments: [
      ("a漢b", "x", 1, "ax b"), ("a漢b", "x", 2, "a xb"), ("漢字", "x", 1, " x字»"),
      ("漢字", "x", 2, "漢»x "), ("漢字", "本", 1, " 本» "), ("漢字", "本", 0, "本»字»"),
      ("漢字", "本", 2, "漢»本»"), ("a漢b", "本", 0, "本» b"), ("a漢b", "本", 2, "a 本»"),
      ("漢字", "xy", 1, " xy "), ("a漢b", "é", 1, "aé b"), ("a漢", "x", 2, "a x"),
    ])
  func put(below: String, text: String, x: Int, cells: String) {
    var canvas = Canvas(below)
    canvas.draw(text, at: Point(x: x, y: 0))
    #expect(canvas.cellPicture == cells)
    #expect(canvas.brokenCells.isEmpty)
  }

  @Test("the blank half keeps the style of its glyph")
  func style() {
    var canvas = Canvas("a漢b漢c", Style(.title))
    canvas.draw("x", at: Point(x: 1, y: 0), Style(.frame))
    canvas.draw("x", at: Point(x: 5, y: 0), Style(.frame))
    #expect(canvas.cellPicture == "ax b xc")
    #expect(canvas.rolePicture == "tftttft")
  }

  @Test(
    "a block or a canvas over half of it blanks the other half",
    arguments: [
      (1, 2, " ## "), (0, 1, "# 字»"), (1, 1, " #字»"), (2, 1, "漢»# "), (3, 1, "漢» #"),
      (1, 3, " ###"), (0, 4, "####"),
    ])
  func cover(x: Int, width: Int, cells: String) {
    let block = Rect(x: x, y: 0, width: width, height: 1)
    var filled = Canvas("漢字")
    filled.fill(block, Glyph("#"))
    var covered = Canvas("漢字")
    covered.draw(Canvas(String(repeating: "#", count: width)), at: block.origin)
    #expect(filled.cellPicture == cells)
    #expect(covered.cellPicture == cells)
  }

  @Test(
    "a canvas that an edge cuts through a wide glyph shows a blank there",
    arguments: [
      ("漢字", -1, 4, " 字» "), ("漢字", -2, 4, "字»  "), ("漢字", -3, 4, "    "),
      ("漢字", 1, 4, " 漢» "), ("漢字", 3, 4, "    "), ("漢字", -1, 2, "  "), ("漢字", -1, 1, " "),
      ("漢字", 0, 1, " "), ("漢字", 0, 3, "漢» "),
    ])
  func edge(text: String, x: Int, width: Int, cells: String) {
    var canvas = Canvas(width, 1)
    canvas.draw(Canvas(text), at: Point(x: x, y: 0))
    #expect(canvas.cellPicture == cells)
    #expect(canvas.brokenCells.isEmpty)
  }

  @Test("the blank of a cut glyph keeps its style, on either side")
  func cutStyle() {
    let text = Canvas("漢字本", Style(.title))
    var canvas = Canvas(4, 1)
    canvas.draw(text, at: Point(x: -1, y: 0))
    #expect(canvas.cellPicture == " 字» ")
    #expect(canvas.rolePicture == "tt»t")
  }

  @Test("the wide glyph of a canvas below is cut by a canvas above")
  func below() {
    var canvas = Canvas("漢字本", Style(.title))
    canvas.draw(Canvas("鼠", Style(.frame)), at: Point(x: 1, y: 0))
    #expect(canvas.cellPicture == " 鼠» 本»")
    #expect(canvas.rolePicture == "tf»tt»")
    canvas.draw(Canvas("鼠鼠", Style(.label)), at: Point(x: -1, y: 0))
    #expect(canvas.cellPicture == " 鼠» 本»")
    #expect(canvas.rolePicture == "ll»tt»")
  }
}
