import Screen

/// How each meaning looks: the only place that knows attributes and colour numbers.
package struct Palette: Equatable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
  }

  /// Attributes, and colour numbers; nil is the terminal's own.
  package struct Look: Hashable, Sendable {
    package var attributes: Attributes = []
    package var ink: Int32?
    package var paper: Int32?

    package static let plain = Look()
  }

  package let depth: ColorDepth

  package init(_ depth: ColorDepth) { self.depth = depth }

  package func look(of style: Style) -> Look {
    var look = Look(attributes: attributes(of: style))
    if let colors = style.colors {
      if let numbers = depth.numbers(for: colors) {
        (look.ink, look.paper) = (numbers.ink, numbers.paper)
      } else if colors == .blackOnWhite {
        // A code keeps its light ground, or no scanner reads it.
        look.attributes.formSymmetricDifference(.reverse)
      }
    } else if depth != .none {
      look.ink = accent(of: style)
    }
    return look
  }

  /// Enough to tell the roles apart without any colour.
  private func attributes(of style: Style) -> Attributes {
    switch style.role {
    case .normal, .prompt: []
    case .title: .bold
    case .label, .dimmed: .dim
    case .frame: style.isFocused ? .bold : []
    case .status: .reverse
    case .warning: depth == .none ? [.bold, .underline] : .bold
    }
  }

  /// One of the eight colours that every theme defines.
  private func accent(of style: Style) -> Int32? {
    switch style.role {
    case .warning: 3
    case .frame where style.isFocused: 6
    default: nil
    }
  }
}

extension Style.Colors {
  fileprivate static let blackOnWhite = Style.Colors(ink: 0x000000, paper: 0xffffff)
}
