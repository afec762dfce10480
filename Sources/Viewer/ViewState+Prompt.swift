extension ViewState {
  /// What is typed at a prompt. `:42` goes to card 42, `:$` to the last one.
  ///
  /// - Returns: what only the front door can do.
  mutating func edit(_ action: Action.Prompt) -> Effect? {
    switch action {
    case .open: prompt = .card(typed: "")
    case .insert(let text): insert(text)
    case .deleteBackward: deleteBackward()
    case .commit: return commit()
    case .cancel: prompt = nil
    }
    return nil
  }

  private mutating func insert(_ text: String) {
    switch prompt {
    case .card(let typed): prompt = .card(typed: Self.typed(typed, text, allowing: "0123456789$"))
    case .link(let typed, let count):
      prompt = .link(typed: Self.typed(typed, text, allowing: "0123456789"), count: count)
    case .question, nil: break
    }
  }

  /// A number longer than any that there can be is cut.
  private static func typed(_ typed: String, _ more: String, allowing allowed: String) -> String {
    String((typed + more.filter(allowed.contains)).prefix(9))
  }

  /// Where nothing is left to delete, the prompt closes, as in less and vi.
  private mutating func deleteBackward() {
    switch prompt {
    case .card(let typed) where !typed.isEmpty: prompt = .card(typed: String(typed.dropLast()))
    case .link(let typed, let count) where !typed.isEmpty:
      prompt = .link(typed: String(typed.dropLast()), count: count)
    case .card, .link, .question, nil: prompt = nil
    }
  }

  private mutating func commit() -> Effect? {
    let asked = prompt
    prompt = nil
    switch asked {
    case .card(let typed): goTo(typed)
    case .link(let typed, _): if let number = Int(typed) { ask(aboutLink: number) }
    case .question(let question): return .openLink(question.link)
    case nil: break
    }
    return nil
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
