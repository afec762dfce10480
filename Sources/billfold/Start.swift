import Geometry
import TicketFiles
import Tickets
import Viewer

/// What the viewer starts with: the wallet in its order, and a page of the header.
struct Start {
  let library: Library
  private let invocation: Invocation
  private let wallet: Wallet
  /// Counted at once only where a page is asked for: it reads every ticket.
  private let catalogue: Catalogue?

  /// - Throws: where there is no page of the name that is asked for.
  init(_ library: Library, _ invocation: Invocation) throws(UsageError) {
    self.library = library
    self.invocation = invocation
    wallet = Wallet(library.files, order: invocation.order)
    guard invocation.page != nil else {
      catalogue = nil
      return
    }
    catalogue = library.catalogue(for: wallet)
    // Which page there is does not depend on the screen. In a stream it may be yet to come.
    var state = ViewState(
      wallet: wallet, size: Size(width: 80, height: 24), options: options)
    guard turn(&state) || library.goesOn else {
      throw UsageError(
        words: "--page: no \(invocation.grouping) is named \"\(invocation.page ?? "")\"")
    }
  }

  /// The state at the start, on a screen of some size.
  func state(size: Size) -> ViewState {
    var state = ViewState(wallet: wallet, size: size, options: options)
    _ = turn(&state)
    state.start(atCard: invocation.focus, offset: invocation.offset)
    state.apply(.grow(wallet, name: library.name, goesOn: library.goesOn))
    return state
  }

  private func turn(_ state: inout ViewState) -> Bool {
    guard let page = invocation.page, let catalogue else { return true }
    state.apply(.catalogue(catalogue))
    return state.start(atPageNamed: page)
  }

  private var options: ViewState.Options {
    var options = ViewState.Options()
    options.step = invocation.step
    options.cardHeight = invocation.cardHeight
    options.stacking = invocation.firstOnTop ? .firstOnTop : .lastOnTop
    options.isASCII = invocation.isASCII
    options.name = library.name
    options.grouping = invocation.grouping
    options.showsIndex = invocation.showsIndex
    return options
  }
}

extension Library {
  /// All tickets counted: reads every one.
  func catalogue(for wallet: Wallet) -> Catalogue {
    var collections = Collections()
    for file in files.files {
      for number in 0..<file.count { collections.add(file.summaryTicket(at: number)) }
    }
    return collections.catalogue(for: wallet)
  }
}
