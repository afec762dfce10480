import Screen

extension ViewState {
  /// Asks which link of the ticket on the full screen to open, and whether to.
  ///
  /// - Parameter number: that of the link, where one was typed before the key.
  mutating func openLink(_ number: Int?) {
    guard case .page(let page) = level else {
      message = "open the card first: Enter"
      return
    }
    if let number, !page.links.isEmpty {
      ask(aboutLink: number)
    } else if page.links.count > 1 {
      prompt = .link(typed: "", count: page.links.count)
    } else {
      ask(aboutLink: 1)
    }
  }

  /// Asks whether to open one of the page's links, counted from 1.
  mutating func ask(aboutLink number: Int) {
    let links = if case .page(let page) = level { page.links } else { [Link]() }
    guard links.indices.contains(number - 1) else {
      message = links.isEmpty ? "no link here" : "no link \(number): there are \(links.count)"
      return
    }
    prompt = .question(Prompt.Question(link: links[number - 1]))
    layOutQuestion()
  }

  /// Shows the question where there is room for it; it is withdrawn where the screen cannot show the
  /// link's host.
  mutating func layOutQuestion() {
    guard case .question(var question) = prompt else { return }
    if !isTooSmall, Line(question.words).width <= size.width {
      question.page = nil
    } else {
      let page = (question.page ?? Page(.question(question.link))).laidOut(for: self)
      guard !isTooSmall, page.scroll.viewportSize.height >= page.rowsOfHost else {
        prompt = nil
        message = "too small to show the link"
        return
      }
      question.page = page
    }
    prompt = .question(question)
  }
}
