import CardLayout

extension ViewState {
  /// Has the cards go the way from where an earlier state showed them in a few frames, where it is
  /// one that the eye can follow: more than a step, and no further than two screens.
  package mutating func animate(since earlier: ViewState) {
    guard level == .stack, wallet == earlier.wallet,
      let change = OffsetChange(from: earlier.cards.scroll, to: cards.scroll)
    else { return }
    let distance = abs(change.distance)
    guard distance > options.step, distance <= 2 * cards.scroll.viewportSize.height else { return }
    animation = ScrollAnimation(from: change.old, to: change.new)
    advanceAnimation()
  }

  package var isAnimated: Bool { animation != nil }

  mutating func advanceAnimation() {
    animation?.advance()
    if animation?.isDone == true { animation = nil }
  }
}
