import CardLayout
import Geometry
import TestSupport

extension ZIndexRule {
  /// The middle cards on top.
  static let fan = ZIndexRule("fan") { index, count in -abs(2 * index - count + 1) }
}

extension CardStack {
  /// Any stack of few cards: of one height or of several, in any order, with or without insets.
  static func random(_ random: inout SeededGenerator) -> CardStack {
    let count = random.number(0...30)
    let isUniform = Bool.random(using: &random)
    let height = random.number(1...12)
    var stack = CardStack(
      isUniform
        ? .frame(count: count, cardHeight: height)
        : .padding(heights: (0..<count).map { _ in random.number(1...20) }),
      cardWidth: random.number(1...20), step: random.number(1...12))
    stack.order = .random(&random)
    if Bool.random(using: &random) {
      stack.insets = Insets(
        top: random.number(0...9), left: random.number(0...4), bottom: random.number(0...4),
        right: random.number(0...4))
      stack.minWidth = random.number(0...40)
      stack.alignment = [.leading, .center, .trailing][random.below(3)]
    }
    return stack
  }
}

extension StackingOrder {
  static func random(_ random: inout SeededGenerator) -> StackingOrder {
    let order = [StackingOrder.lastOnTop, .firstOnTop, .custom(.fan)][random.below(3)]
    return random.below(3) == 0 ? .raised(random.number(0...40), over: order) : order
  }
}
