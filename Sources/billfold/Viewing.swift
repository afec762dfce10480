import Curses
import Geometry
import Glibc
import Screen
import TicketFiles
import Tickets
import Viewer

/// The viewer's loop: events to actions to a state to a scene to the terminal.
struct Viewing: ~Copyable {
  private var terminal: Terminal
  private var state: ViewState
  private var stage = Stage()
  private var inspection: Inspection
  private let opener: Opener
  private var end: ExitStatus?

  static func run(
    _ library: Library, _ invocation: Invocation, _ opener: Opener
  ) -> ExitStatus {
    do throws(TerminalError) {
      var viewing = try Viewing(library, invocation, opener)
      return viewing.loop()
    } catch {
      say("\(error); billfold list prints without one")
      return .noTerminal
    }
  }

  private init(
    _ library: Library, _ invocation: Invocation, _ opener: Opener
  ) throws(TerminalError) {
    self.opener = opener
    inspection = Inspection(library)
    // The file is read before the screen is taken.
    let wallet = Wallet(library.files, order: invocation.order)
    terminal = try Terminal(colors: invocation.color)
    state = ViewState(
      wallet: wallet, size: terminal.size, options: ViewState.Options(invocation, library))
    state.start(atCard: invocation.focus, offset: invocation.offset)
  }

  private mutating func loop() -> ExitStatus {
    terminal.present(stage.scene(of: state))
    while true {
      let events = terminal.events(timeout: inspection.isDone ? nil : 0)
      let shown = state
      var mustPresent = false
      // Who asks for the end waits for nothing that was asked for before.
      if case .ended(let signal) = events.last { return .signal(signal) }
      // All that has come is taken before anything is drawn: a held key never lags.
      var costly: [Action] = []
      for event in events where !isDone(event, &costly) {
        mustPresent = handle(event) || mustPresent
        if let end { return end }
      }
      if events.isEmpty { inspect() }
      if mustPresent || state != shown { terminal.present(stage.scene(of: state)) }
    }
  }

  /// Whether an action that takes long was among the keys before, since the screen was drawn.
  private func isDone(_ event: Event, _ costly: inout [Action]) -> Bool {
    guard case .key(let key) = event,
      let action = KeyMap.action(for: key, inPrompt: state.isPromptOpen), action.isCostly
    else { return false }
    if costly.contains(action) { return true }
    costly.append(action)
    return false
  }

  /// - Returns: whether the screen has to be sent even where the state is the same.
  private mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key):
      if let action = KeyMap.action(for: key, inPrompt: state.isPromptOpen) {
        return perform(state.apply(action))
      }
      return false
    case .resized(let size), .resumed(let size):
      state.apply(.resize(size))
      return true
    case .ended(let signal):
      end = .signal(signal)
      return false
    }
  }

  private mutating func perform(_ effect: Effect?) -> Bool {
    switch effect {
    case nil: return false
    case .quit: end = .success
    case .redraw: terminal.redraw()
    case .reload: reload()
    }
    return true
  }

  private mutating func reload() {
    guard opener.canReopen else {
      state.say("standard input cannot be read a second time")
      return
    }
    let opened = opener.open(again: true)
    guard let library = opened.library else {
      state.say("the file can no longer be read: what was read stays")
      return
    }
    state.apply(.load(Wallet(library.files, order: state.wallet.order)))
    inspection = Inspection(library)
    let isWhole = opened.status == .success
    state.say(isWhole ? "read again" : "read again, but for a file that can no longer be read")
  }

  private mutating func inspect() {
    inspection.advance()
    if inspection.problems != state.problems { state.apply(.report(inspection.problems)) }
  }
}
