import Geometry
import Screen
import Tickets

/// Makes scenes of states, and keeps the bands of drawn cards from one to the next.
///
/// What it keeps never shows: its scene equals `state.scene`, which draws everything anew.
package struct Stage {
  private var cards: Band?
  private var index: Band?

  package init() {}

  /// All that was drawn into the bands.
  var work: Work {
    var work = cards?.work ?? Work()
    work.add(index?.work ?? Work())
    return work
  }

  package mutating func scene(of state: ViewState) -> Scene {
    if !state.showsCards { return Scene(size: state.size, planes: state.frontPlanes) }
    var planes = [Stage.plane(of: .cards, &cards, state)]
    if state.showsIndex {
      planes += [Stage.plane(of: .index, &index, state), state.rule]
    }
    return Scene(size: state.size, planes: planes + state.frontPlanes)
  }

  private static func plane(of pane: Pane, _ band: inout Band?, _ state: ViewState) -> Plane {
    var current = band ?? Band(pane, state)
    // Not shared while it is changed, so that its canvas is changed in place.
    band = nil
    current.update(state)
    band = current
    return current.plane(of: state)
  }
}

extension ViewState {
  /// What the screen shows. Equal states give equal scenes.
  package var scene: Scene {
    var stage = Stage()
    return stage.scene(of: self)
  }

  /// The smallest screen on which a card says anything.
  static let smallestSize = Size(width: 12, height: 3)

  var isTooSmall: Bool {
    size.width < Self.smallestSize.width || size.height < Self.smallestSize.height
  }

  fileprivate var showsCards: Bool { !isTooSmall && page == nil && !wallet.isEmpty }

  /// What parts the index from the cards.
  fileprivate var rule: Plane {
    let index = frame(of: .index)
    var canvas = Canvas(size: Size(width: 1, height: index.height))
    canvas.fill(canvas.bounds, Glyph(options.isASCII ? "|" : "│"), Style(.dimmed))
    return Plane(canvas, at: Point(x: index.maxX, y: 0))
  }

  /// Everything but the cards.
  fileprivate var frontPlanes: [Plane] {
    if isTooSmall { return [Plane(tooSmall, at: .zero)] }
    let statusPlane = Plane(statusLine, at: Point(x: 0, y: size.height - 1))
    if let page {
      let canvas = page.canvas(size: viewport.size, isASCII: options.isASCII)
      return [Plane(canvas, at: .zero), statusPlane]
    }
    return wallet.isEmpty ? [Plane(emptyWallet, at: .zero), statusPlane] : [statusPlane]
  }

  private var tooSmall: Canvas {
    var canvas = Canvas(size: size)
    canvas.draw("too small: 12x3", at: .zero)
    return canvas
  }

  private var emptyWallet: Canvas {
    var canvas = Canvas(size: viewport.size)
    let line = Line(
      problems.count == 0
        ? "No tickets in \(Text(options.name).line)" : "No ticket could be read: press !")
    canvas.draw(
      line, at: Point(x: max(0, (size.width - line.width) / 2), y: viewport.height / 2))
    return canvas
  }
}
