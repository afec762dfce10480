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
  private var library: Library
  private var inspection: Inspection
  private var pace: Pace
  private var intake = Intake()
  private let opener: Opener
  private var end: ExitStatus?

  static func run(
    _ start: Start, _ invocation: Invocation, _ opener: Opener
  ) -> ExitStatus {
    do throws(TerminalError) {
      var viewing = try Viewing(start, invocation, opener)
      return viewing.loop()
    } catch {
      say("\(error); billfold list prints without one")
      return .noTerminal
    }
  }

  private init(
    _ start: Start, _ invocation: Invocation, _ opener: Opener
  ) throws(TerminalError) {
    self.opener = opener
    library = start.library
    inspection = Inspection(library)
    // The files were read before the screen is taken.
    terminal = try Terminal(colors: invocation.color)
    state = start.state(size: terminal.size)
    pace = Pace(isAnimated: invocation.isAnimated, bitsPerSecond: terminal.bitsPerSecond)
  }

  private mutating func loop() -> ExitStatus {
    present()
    while true {
      let rest = intake.wait
      let events = terminal.events(
        timeout: timeout(rest),
        alsoFor: rest == nil ? library.awaited(wantsMore: state.wantsMore) : [])
      let shown = state
      var mustPresent = false
      // Who asks for the end waits for nothing that was asked for before.
      if case .ended(let signal) = events.last { return .signal(signal) }
      // All that has come is taken before anything is drawn: a held key never lags.
      var costly: [Action] = []
      for event in events where !isDone(event, &costly) && !isEarly(event, shown) {
        mustPresent = handle(event) || mustPresent
        if let end { return end }
      }
      // Keys go before what can wait.
      if events.allSatisfy(\.canWait) { goOn() } else { animate(events, from: shown) }
      if mustPresent || state != shown { present() }
    }
  }

  /// Milliseconds to wait for something to happen before there is something to do.
  private func timeout(_ rest: Int32?) -> Int32? {
    if state.isAnimated { return Pace.frame }
    return inspection.isDone ? rest : 0
  }

  /// What is to be done while nothing happens.
  private mutating func goOn() {
    if state.isAnimated { state.apply(.nextFrame) } else { inspect() }
  }

  /// A scroll that a single key has made takes a few frames.
  private mutating func animate(_ events: [Event], from shown: ViewState) {
    let keys = events.count { if case .key = $0 { true } else { false } }
    if pace.takes(keys: keys) { state.animate(since: shown) }
  }

  private mutating func present() {
    let scene = stage.scene(of: state)
    pace.send { terminal.present(scene) }
  }

  /// Whether an action that takes long was among the keys before, since the screen was drawn.
  private func isDone(_ event: Event, _ costly: inout [Action]) -> Bool {
    guard case .key(let key) = event,
      let action = KeyMap.action(for: key, in: state.keyMode), action.isCostly
    else { return false }
    if costly.contains(action) { return true }
    costly.append(action)
    return false
  }

  /// Whether it is a key that was typed before the question that it would answer could be seen.
  private func isEarly(_ event: Event, _ shown: ViewState) -> Bool {
    guard case .key = event, let link = state.linkInQuestion else { return false }
    return link != shown.linkInQuestion
  }

  /// - Returns: whether the screen has to be sent even where the state is the same.
  private mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .key(let key):
      if let action = KeyMap.action(for: key, in: state.keyMode) {
        return perform(state.apply(action))
      }
      return false
    case .resized(let size), .resumed(let size):
      state.apply(.resize(size))
      return true
    case .readable(let descriptor):
      takeMore(from: descriptor)
      return false
    case .ended(let signal):
      end = .signal(signal)
      return false
    }
  }

  private mutating func takeMore(from descriptor: Int32) {
    let start = monotonicMilliseconds
    defer { intake.worked(since: start) }
    let old = library.files
    let taken = library.takeMore(from: descriptor)
    if let sentence = taken.sentence { state.say(sentence) }
    guard taken.hasChanged else { return }
    let wallet =
      library.files === old ? state.library : Wallet(library.files, order: state.library.order)
    if !inspection.goOn(over: library) { state.apply(.catalogue(nil)) }
    state.apply(.grow(wallet, name: library.name, goesOn: library.goesOn))
  }

  private mutating func perform(_ effect: Effect?) -> Bool {
    switch effect {
    case nil: return false
    case .quit: end = .success
    case .redraw: terminal.redraw()
    case .reload: reload()
    case .openLink(let link): state.say(LinkOpener.open(link))
    }
    return true
  }

  private mutating func reload() {
    guard opener.canReopen else {
      state.say("standard input cannot be read a second time")
      return
    }
    let opened = opener.open(growing: true, again: true)
    guard let library = opened.library else {
      state.say("the file can no longer be read: what was read stays")
      return
    }
    state.apply(.load(Wallet(library.files, order: state.library.order)))
    self.library = library
    inspection = Inspection(library)
    let isWhole = opened.status == .success
    state.say(isWhole ? "read again" : "read again, but for a file that can no longer be read")
  }

  private mutating func inspect() {
    let wasDone = inspection.isDone
    inspection.advance()
    if inspection.problems != state.problems { state.apply(.report(inspection.problems)) }
    if !wasDone, inspection.isDone {
      let start = monotonicMilliseconds
      state.apply(.catalogue(inspection.collections.catalogue(for: state.library)))
      intake.worked(since: start)
    }
  }
}

extension Event {
  /// Whether nobody sees when it is dealt with.
  fileprivate var canWait: Bool { if case .readable = self { true } else { false } }
}
