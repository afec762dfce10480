import Geometry
import Screen
import Tickets

/// Makes scenes of states, and keeps the band of drawn cards from one to the next.
///
/// What it keeps never shows: its scene equals `state.scene`, which draws everything anew.
package struct Stage {
  private var band: Band?

  package init() {}

  package mutating func scene(of state: ViewState) -> Scene {
    if !state.showsCards { return Scene(size: state.size, planes: state.frontPlanes) }
    var current = band ?? Band(state)
    // Not shared while it is changed, so that its canvas is changed in place.
    band = nil
    current.update(state)
    band = current
    return Scene(size: state.size, planes: [current.plane(of: state)] + state.frontPlanes)
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

  private var isTooSmall: Bool {
    size.width < Self.smallestSize.width || size.height < Self.smallestSize.height
  }

  fileprivate var showsCards: Bool { !isTooSmall && !isPage && !wallet.isEmpty }

  /// Everything but the cards.
  fileprivate var frontPlanes: [Plane] {
    if isTooSmall { return [Plane(tooSmall, at: .zero)] }
    let statusPlane = Plane(statusLine, at: Point(x: 0, y: size.height - 1))
    if case .page(let page) = level {
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
