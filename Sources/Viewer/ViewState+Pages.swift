import CardLayout
import Tickets

extension ViewState {
  /// The header's pages forward, or back for a negative number; the stack shows the page's tickets.
  mutating func turnPage(by pages: Int) {
    guard level == .stack else { return }
    guard catalogue != nil else {
      message = "the tickets are still being counted"
      return
    }
    let selection = header.selection
    header.turn(by: pages)
    if header.selection != selection { showPage() }
  }

  /// Has the pages be by the next of season, competition and tag that there are.
  mutating func cycleGrouping() {
    guard let catalogue, !isPage else { return }
    let groupings = catalogue.groupings
    guard let next = groupings.first(where: { $0.index > grouping.index }) ?? groupings.first,
      next != grouping
    else {
      message = groupings.isEmpty ? "no season, competition or tag" : "all by \(grouping)"
      return
    }
    (grouping, pageName) = (next, nil)
    layOutHeader()
    showPage()
    message = "by \(grouping)"
  }

  /// From a page back to all tickets; false where one is there already.
  mutating func leavePage() -> Bool {
    guard header.selection > 0 else {
      pageName = nil
      return false
    }
    header.selection = 0
    showPage()
    return true
  }

  /// Starts at the page of a name, without regard to case, as soon as there is one.
  ///
  /// - Returns: whether there is one already.
  @discardableResult
  package mutating func start(atPageNamed name: String) -> Bool {
    pageName = name
    layOutHeader()
    showAgain(keepsTop: true)
    if header.selection > 0 { return true }
    let isOfAll = name.lowercased() == header.pages.first?.name.lowercased()
    if isOfAll { pageName = nil }
    return isOfAll
  }

  /// The page's tickets, from the first one on.
  private mutating func showPage() {
    pageName = header.selection > 0 ? header.selectedPage?.name : nil
    wallet = pageWallet
    (level, isLiftedBelow) = (.stack, false)
    layOut()
    cards.moveFocus(to: 0)
  }

  /// The tickets were counted, or have to be again: the pages are other ones, and what they show.
  mutating func take(_ catalogue: Catalogue?) {
    self.catalogue = catalogue
    if let catalogue, catalogue.groups(by: grouping).isEmpty,
      let first = catalogue.groupings.first
    {
      grouping = first
    }
    layOutHeader()
    showAgain(keepsTop: true)
  }

  /// The tickets of the page.
  var pageWallet: Wallet {
    guard header.selection > 0, let catalogue else { return library }
    return library.showing(catalogue.groups(by: grouping)[header.selection - 1].numbers)
  }
}
