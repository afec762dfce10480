import Geometry
import Screen
import TestSupport

/// Scenes that change a little or a lot from one to the next.
struct RandomScene {
  private var random: SeededGenerator
  private let size: Size
  private var planes: [Plane] = []

  private static let texts = [
    "a", "Opera ", "本", "劇場", "🎫", "e\u{301}", "─", "x\u{301}\u{323}", " ",
  ]
  private static let styles: [Style] = [
    .normal, Style(.title), Style(.status), Style(.frame, isFocused: true), Style(.warning),
    Style(colors: .init(ink: 0xffffff, paper: 0x203040)),
    Style(.title, colors: .init(ink: 0x101010, paper: 0xff8700)),
  ]

  init(seed: UInt64, size: Size) {
    random = SeededGenerator(seed: seed)
    self.size = size
  }

  mutating func next() -> Scene {
    for _ in 0..<number(0...2) { change() }
    return Scene(size: size, planes: planes)
  }

  private mutating func change() {
    let index = planes.isEmpty ? 0 : number(0...planes.count - 1)
    switch planes.isEmpty ? 0 : number(0...7) {
    case 0: if planes.count < 5 { planes.append(plane()) }
    case 1: planes.remove(at: index)
    case 2: planes[index] = plane()
    case 3: planes[index].position = place()
    case 4: planes[index].visibleRect.origin.y += number(-2...2)
    case 5: planes[index].visibleRect.origin.x += number(-1...1)
    case 6: planes.swapAt(index, 0)
    default: planes[index].canvas = scribbled(planes[index].canvas, count: number(1...6))
    }
  }

  private mutating func plane() -> Plane {
    let blank = Canvas(
      size: Size(width: number(0...30), height: number(0...14)), style: style())
    let canvas = scribbled(blank, count: number(0...40))
    let part = Rect(
      x: number(-2...8), y: number(-2...4), width: number(0...24), height: number(0...9))
    return Plane(canvas, visibleRect: part, at: place())
  }

  private mutating func scribbled(_ canvas: Canvas, count: Int) -> Canvas {
    var canvas = canvas
    for _ in 0..<count {
      let text = Self.texts.randomElement(using: &random) ?? ""
      canvas.draw(text, at: Point(x: number(-1...29), y: number(0...13)), style())
    }
    return canvas
  }

  private mutating func style() -> Style { Self.styles.randomElement(using: &random) ?? .normal }
  private mutating func place() -> Point { Point(x: number(-4...28), y: number(-3...9)) }
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
