import Geometry
import Testing

@testable import Screen

@Suite("Layers, the highest on top")
struct CompositorTests {
  static func layer(_ text: String, x: Int, z: Int) -> Layer {
    Layer(Canvas(text), at: Point(x: x, y: 0), zIndex: z)
  }

  static func composed(_ layers: [Layer], width: Int = 6) -> String {
    var compositor = Compositor(Canvas(width, 1))
    compositor.compose(layers)
    return compositor.canvas.cellPicture
  }

  @Test(
    "by z, and of one z the later",
    arguments: [
      ([0, 1, 2], "abccc "), ([2, 1, 0], "aaabc "), ([0, 0, 0], "abccc "), ([1, 0, 1], "aaccc "),
      ([1, 1, 0], "abbbc "), ([0, 1, 1], "abccc "), ([-5, -7, -5], "aaccc "),
      ([.max, .min, 0], "aaacc "),
    ])
  func order(z: [Int], cells: String) {
    let layers = [
      Self.layer("aaa", x: 0, z: z[0]), Self.layer("bbb", x: 1, z: z[1]),
      Self.layer("ccc", x: 2, z: z[2]),
    ]
    #expect(Self.composed(layers) == cells)
  }

  @Test("many layers of one z keep their order")
  func stable() {
    let letters = (0..<200).map { Self.layer(String($0 % 10), x: $0 % 6, z: $0 % 3) }
    var expected = Canvas(6, 1)
    for z in 0..<3 {
      for layer in letters where layer.zIndex == z {
        expected.draw(layer.canvas, at: layer.origin)
      }
    }
    #expect(Self.composed(letters) == expected.cellPicture)
  }

  @Test("cards that overlap, the last one whole")
  func cards() {
    func card(_ title: String, row: Int) -> Layer {
      var canvas = Canvas(10, 3)
      canvas.draw("┌ \(title) ", at: .zero)
      canvas.draw("│        │", at: Point(x: 0, y: 1))
      canvas.draw("└────────┘", at: Point(x: 0, y: 2))
      return Layer(canvas, at: Point(x: 0, y: row), zIndex: row)
    }
    var compositor = Compositor(Canvas(10, 5))
    compositor.compose([card("Train", row: 2), card("Opera", row: 0), card("Zoo", row: 1)])
    #expect(
      compositor.canvas.picture == """
        ┌ Opera
        ┌ Zoo
        ┌ Train
        │        │
        └────────┘
        """)
  }

  @Test("layers lie over what the canvas already holds; none leave it as it is")
  func canvas() {
    var compositor = Compositor(Canvas("漢字漢"))
    compositor.compose([])
    #expect(compositor.canvas == Canvas("漢字漢"))
    compositor.compose([Self.layer("x", x: 1, z: 0), Self.layer("yy", x: 5, z: 9)])
    #expect(compositor.canvas.cellPicture == " x字» y")
    compositor.compose([Self.layer("z", x: 1, z: -1)])
    #expect(compositor.canvas.cellPicture == " z字» y")
  }
}
