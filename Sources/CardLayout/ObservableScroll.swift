import Geometry

/// An offset that has become another.
public struct OffsetChange: Hashable, Sendable {
  /// Rows.
  public let old: Int
  public let new: Int

  /// Nil where both are the same: nothing has changed.
  public init?(from old: ScrollState, to new: ScrollState) {
    guard old.offset != new.offset else { return nil }
    self.old = old.offset
    self.new = new.offset
  }

  /// Rows that the content has moved up.
  public var distance: Int { new - old }
}

/// A scroll state whose offset others watch.
///
/// An observer is told once for each change, when the state has the new offset already; changes are
/// told in the order in which they were made, each to all observers before the next one, also those
/// that an observer makes itself. While a layout is under way nobody is told anything: what it has
/// changed is told as one change when it is done.
///
/// For one thread: it is not `Sendable`.
public final class ObservableScroll {
  public private(set) var state: ScrollState
  private var observers: [(id: Observation, body: (OffsetChange) -> Void)] = []
  private var lastID = 0
  private var untold: [OffsetChange] = []
  private var isTelling = false
  /// The state before the layout that is under way, the outermost of several.
  private var beforeLayout: ScrollState?

  /// What an observer is taken away by.
  public struct Observation: Hashable, Sendable { fileprivate let id: Int }

  public init(_ state: ScrollState = ScrollState()) { self.state = state }

  /// Has a closure told of every change from now on.
  @discardableResult
  public func onOffsetChange(_ body: @escaping (OffsetChange) -> Void) -> Observation {
    lastID += 1
    let observation = Observation(id: lastID)
    observers.append((observation, body))
    return observation
  }

  /// The observer is told nothing more, also none of the changes that still wait.
  public func remove(_ observation: Observation) {
    observers.removeAll { $0.id == observation }
  }

  public func move(to offset: Int) { change { $0.move(to: offset) } }
  public func move(by rows: Int) { change { $0.move(by: rows) } }

  /// Lays out: sets sizes, and scrolls if need be, as one change.
  public func layOut(_ body: (ObservableScroll) -> Void) {
    guard beforeLayout == nil else { return body(self) }
    let old = state
    beforeLayout = old
    body(self)
    beforeLayout = nil
    note(since: old)
  }

  public func layOut(contentSize: Size, viewportSize: Size) {
    change { $0.layOut(contentSize: contentSize, viewportSize: viewportSize) }
  }

  private func change(_ body: (inout ScrollState) -> Void) {
    let old = state
    body(&state)
    if beforeLayout == nil { note(since: old) }
  }

  private func note(since old: ScrollState) {
    if let change = OffsetChange(from: old, to: state) { untold.append(change) }
    // An observer's own change waits until the one that it was told of has been told to all.
    guard !isTelling else { return }
    isTelling = true
    while !untold.isEmpty { tell(untold.removeFirst()) }
    isTelling = false
  }

  private func tell(_ change: OffsetChange) {
    for (id, body) in observers where observers.contains(where: { $0.id == id }) { body(change) }
  }
}
