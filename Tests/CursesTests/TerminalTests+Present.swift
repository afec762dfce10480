import Geometry
import Glibc
import Screen
import Testing

@testable import Curses

extension TerminalTests {
  @Suite("shows scenes")
  struct Present {
    private static let size = Size(width: 30, height: 10)

    @Test(
      "after each scene the screen is the flattened scene", arguments: 1...8 as ClosedRange<UInt64>)
    func law(seed: UInt64) throws {
      let pty = try Pty(Self.size)
      var terminal = try Terminal(path: pty.path, type: "xterm-256color", colors: .always)
      var scenes = RandomScene(seed: seed, size: Self.size)
      for frame in 0..<60 {
        let scene = scenes.next()
        terminal.present(scene)
        pty.received()
        if let difference = difference(from: scene.flattened) {
          Issue.record("frame \(frame): \(difference)")
          return
        }
      }
    }

    @Test("every cell can be drawn, the last one too")
    func everyCell() throws {
      let pty = try Pty(Self.size)
      var terminal = try Terminal(path: pty.path, type: "xterm-256color", colors: .always)
      let scene = Scene(size: Self.size, planes: [Plane(Self.full("x"), at: .zero)])
      terminal.present(scene)
      #expect(difference(from: scene.flattened) == nil)
      #expect(pty.received().contains("xxx"))
    }

    @Test("an equal scene sends nothing, a changed cell little")
    func economy() throws {
      let pty = try Pty(Self.size)
      var terminal = try Terminal(path: pty.path, type: "xterm-256color", colors: .always)
      var canvas = Self.full("x")
      terminal.present(Scene(size: Self.size, planes: [Plane(canvas, at: .zero)]))
      pty.received()
      terminal.present(Scene(size: Self.size, planes: [Plane(canvas, at: .zero)]))
      #expect(pty.received() == "")
      canvas.draw("y", at: Point(x: 5, y: 5))
      terminal.present(Scene(size: Self.size, planes: [Plane(canvas, at: .zero)]))
      #expect((1...12).contains(pty.received().utf8.count))
      terminal.redraw()
      terminal.present(Scene(size: Self.size, planes: [Plane(canvas, at: .zero)]))
      #expect(pty.received().utf8.count >= 290)
    }

    @Test("a scene of another size is cut, or has blanks beside it")
    func otherSize() throws {
      let pty = try Pty(Self.size)
      var terminal = try Terminal(path: pty.path, type: "xterm-256color", colors: .always)
      for size in [Size(width: 50, height: 20), Size(width: 7, height: 3), .zero] {
        let scene = Scene(size: size, planes: [Plane(Self.full("本"), at: Point(x: -1, y: 0))])
        terminal.present(scene)
        pty.received()
        var expected = Canvas(size: Self.size)
        expected.draw(scene.flattened, at: .zero)
        #expect(difference(from: expected) == nil)
      }
    }

    @Test("of a canvas taller than a pad can be, the beginning is shown")
    func tooTall() throws {
      let pty = try Pty(Self.size)
      var terminal = try Terminal(path: pty.path, type: "xterm-256color", colors: .always)
      var canvas = Canvas(size: Size(width: 3, height: 40_000))
      canvas.draw("end", at: Point(x: 0, y: Pad.longestSide - 1))
      canvas.draw("not", at: Point(x: 0, y: Pad.longestSide))
      let part = Rect(x: 0, y: Pad.longestSide - 2, width: 3, height: 4)
      terminal.present(
        Scene(size: Self.size, planes: [Plane(canvas, visibleRect: part, at: .zero)]))
      var expected = Canvas(size: Self.size)
      expected.draw("end", at: Point(x: 0, y: 1))
      #expect(difference(from: expected) == nil)
    }

    @Test(
      "few colours, or none, are no obstacle",
      arguments: [("xterm", ColorDepth.eight), ("vt100", .none), ("xterm-256color", .indexed)])
    func depths(type: String, depth: ColorDepth) throws {
      let pty = try Pty(Self.size)
      var terminal = try Terminal(path: pty.path, type: type, colors: .always)
      // More looks than a terminal of eight colours has pairs.
      var canvas = Canvas(size: Self.size)
      for index in 0..<300 {
        let colors = Style.Colors(ink: UInt32(index * 40_000), paper: UInt32(index * 55_000))
        canvas.draw("x", at: Point(x: index % 30, y: index / 30), Style(.title, colors: colors))
      }
      let scene = Scene(size: Self.size, planes: [Plane(canvas, at: .zero)])
      terminal.present(scene)
      #expect(difference(from: scene.flattened, depth: depth) == nil)
    }

    @Test("without colours none is sent")
    func colorless() throws {
      let pty = try Pty(Self.size)
      var terminal = try Terminal(path: pty.path, type: "xterm-256color", colors: .never)
      var canvas = Canvas(size: Self.size)
      canvas.draw("x", at: .zero, Style(.warning, colors: .init(ink: 0xff0000, paper: 0x00ff00)))
      terminal.present(Scene(size: Self.size, planes: [Plane(canvas, at: .zero)]))
      #expect(difference(from: canvas, depth: .none) == nil)
      let sent = pty.received()
      #expect(!sent.contains("[38") && !sent.contains("[48"))
    }

    private static func full(_ text: String) -> Canvas {
      var canvas = Canvas(size: size)
      for y in 0..<size.height {
        canvas.draw(String(repeating: text, count: size.width), at: Point(x: 0, y: y))
      }
      return canvas
    }
  }
}
