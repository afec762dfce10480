import CardLayout
import Geometry
import Screen

/// Text over the whole screen: a ticket opened, the help, the list of problems, a long question.
package struct Page: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case ticket, help, problems
    /// Whether to open a link.
    case question(Link)
  }

  /// A line of the page, and how it starts.
  package struct Line: Equatable, Sendable {
    var text: Screen.Line
    var role: Style.Role = .normal
    /// A short word before the text, in the column of labels.
    var label: Screen.Line?
  }

  package let kind: Kind
  var title = ""
  /// Of the ticket that is opened; nil where the terminal's own will do.
  var titleColors: Style.Colors?
  var lines: [Line] = []
  /// Those that its text has a number behind.
  var links: [Link] = []
  /// Rows at the top that say where the link in question leads.
  var rowsOfHost = 0
  package internal(set) var scroll = ScrollState()

  init(_ kind: Kind) { self.kind = kind }

  /// The page with its text as the state has it now, wrapped to the screen; the offset stays legal.
  func laidOut(for state: ViewState) -> Page {
    var page = self
    var text = PageText(columns: state.size.width)
    switch kind {
    case .ticket:
      let ticket = state.wallet.completeTicket(at: state.cards.focus)
      page.title = text.appendTicket(ticket)
      page.titleColors = CardStyles(ticket, isFocused: true).title.colors
    case .help:
      page.title = "Keys"
      for binding in KeyMap.bindings { text.append(binding.help, label: binding.label) }
    case .problems:
      page.title = problemsTitle(state.problems)
      text.append(state.problems)
    case .question(let link):
      page.title = "Open this link?"
      text.append(link.host, label: "Leads to")
      page.rowsOfHost = text.lines.count
      text.append(link.url, label: "Link")
      if let caution = link.caution { text.append(caution, label: "Note") }
    }
    page.lines = text.lines
    page.links = text.links
    page.scroll.viewportSize = Size(
      width: state.viewport.width, height: state.viewport.height - Page.headerRows)
    page.scroll.contentSize = Size(width: state.size.width, height: page.lines.count)
    return page
  }

  private func problemsTitle(_ problems: Problems) -> String {
    switch problems.count {
    case 0: "No problems"
    case 1: "1 problem"
    default: "\(grouped(problems.count)) problems"
    }
  }

  /// Rows above the scrolling text: its title and a rule.
  static let headerRows = 2
}

extension Page {
  /// The visible part alone is drawn.
  func canvas(size: Size, isASCII: Bool) -> Canvas {
    var canvas = Canvas(size: size)
    let left = PageText.margin(columns: size.width)
    let titleStyle = Style(.title, colors: titleColors)
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: 1), .space, titleStyle)
    canvas.draw(title, at: Point(x: left, y: 0), titleStyle, columns: size.width - 2 * left)
    canvas.fill(
      Rect(x: left, y: 1, width: size.width - 2 * left, height: 1), Glyph("─"), Style(.dimmed))
    for (row, line) in lines.dropFirst(scroll.offset).prefix(scroll.viewportSize.height)
      .enumerated()
    {
      var x = left
      if let label = line.label {
        canvas.draw(label, at: Point(x: x, y: row + Page.headerRows), Style(.label))
      }
      x += line.label == nil && line.role == .title ? 0 : PageText.indent(columns: size.width)
      canvas.draw(line.text, at: Point(x: x, y: row + Page.headerRows), Style(line.role))
    }
    return isASCII ? canvas.ascii : canvas
  }
}
