extension ViewState {
  /// The `:` prompt: `:42` goes to card 42, `:$` to the last one.
  mutating func edit(_ action: Action.Prompt) {
    switch action {
    case .open: prompt = ""
    case .insert(let text):
      let allowed = text.filter { $0 == "$" || ($0.isASCII && $0.isWholeNumber) }
      if let typed = prompt { prompt = String((typed + allowed).prefix(9)) }
    case .deleteBackward:
      // Nothing left to delete: the prompt closes, as in less and vi.
      prompt = prompt.flatMap { $0.isEmpty ? nil : String($0.dropLast()) }
    case .commit:
      let typed = prompt ?? ""
      prompt = nil
      goTo(typed)
    case .cancel: prompt = nil
    }
  }

  private mutating func goTo(_ typed: String) {
    guard !typed.isEmpty else { return }
    let card = typed == "$" ? wallet.count : Int(typed) ?? 0
    guard 1...max(1, wallet.count) ~= card, !wallet.isEmpty else {
      message = "no card \(typed): there are \(cardCount)"
      return
    }
    if isPage { apply(.back) }
    if typed == "$" { goToEnd() } else { goTo(card: card) }
  }
}

/// Digits in groups of three: `1,204`.
func grouped(_ number: Int) -> String {
  var text = ""
  for (place, digit) in String(number).reversed().enumerated() {
    if place > 0, place % 3 == 0, digit != "-" { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}
