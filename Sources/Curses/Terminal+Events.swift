import Geometry
import Glibc
import Screen

extension Terminal {
  /// So many events at once, at most.
  private static let longestBatch = 4096

  /// Waits until something happens, and returns all that has happened: signals, then keys in order.
  ///
  /// Of several new sizes only the last is told. `.ended` comes last. Other descriptors are told of
  /// only where nothing else has happened.
  ///
  /// - Parameters:
  ///   - timeout: milliseconds to wait at most; nil is for ever.
  ///   - others: what else to wait for.
  /// - Returns: nothing when the time is over.
  package mutating func events(timeout: Int32?, alsoFor others: [Awaited] = []) -> [Event] {
    let deadline = timeout.map { milliseconds() + Int($0) }
    while true {
      let now = milliseconds()
      let wake = [deadline, surrender].compactMap { $0 }.min()
      let readiness = wait(
        keyboard.isDrained ? wake.map { Int32(clamping: max(0, $0 - now)) } : 0, others)
      var batch = Batch()
      if readiness.hasSignals { takeSignals(&batch) }
      if readiness.hasKeys || !keyboard.isDrained {
        takeKeys(&batch)
        surrender = keyboard.patience.map { milliseconds() + $0 }
      }
      if readiness.isGone { batch.ended = batch.ended ?? SIGHUP }
      if let time = surrender, milliseconds() >= time {
        keyboard.giveUp(to: &batch.keys)
        surrender = nil
      }
      let events = batch.events(size: size)
      if !events.isEmpty { return events }
      if !readiness.others.isEmpty { return readiness.others.map { .readable($0) } }
      if let deadline, milliseconds() >= deadline { return [] }
    }
  }

  private struct Batch {
    var isResized = false
    var isResumed = false
    var keys: [Key] = []
    var ended: Int32?

    func events(size: Size) -> [Event] {
      var events: [Event] = []
      if isResumed {
        events.append(.resumed(size))
      } else if isResized {
        events.append(.resized(size))
      }
      events += keys.map { .key($0) }
      if let ended { events.append(.ended(signal: ended)) }
      return events
    }
  }

  private mutating func takeSignals(_ batch: inout Batch) {
    while let signal = signals.next() {
      switch signal {
      case SIGWINCH: batch.isResized = true
      case SIGTSTP:
        suspend()
        batch.isResumed = true
      case SIGCONT:
        // Stopped by someone else (SIGSTOP, SIGTTOU): the shell has set its own modes meanwhile.
        resume()
        batch.isResumed = true
      default: batch.ended = batch.ended ?? signal
      }
    }
    if batch.isResized || batch.isResumed { startAgain() }
  }

  private mutating func takeKeys(_ batch: inout Batch) {
    let before = device.pendingBytes
    if keyboard.drain(to: &batch.keys, limit: Self.longestBatch) {
      emptyReads = 0
    } else if device.pendingBytes == before {
      // Readable, and nothing could be read: the end of the terminal, or EIO. Three times, for bytes
      // may have come in between.
      emptyReads += 1
      if emptyReads >= 3 { batch.ended = batch.ended ?? SIGHUP }
    }
  }

  private func suspend() {
    modes.turnOff()
    session.pause()
    signals.stop()
    resume()
  }

  private func resume() {
    session.resume()
    modes.turnOn()
  }

  private struct Readiness {
    var hasKeys = false
    var hasSignals = false
    /// The other end is closed.
    var isGone = false
    var others: [Int32] = []
  }

  /// - Parameter timeout: milliseconds; nil is for ever.
  private func wait(_ timeout: Int32?, _ others: [Awaited]) -> Readiness {
    let own = [Awaited(device.descriptor), Awaited(signals.descriptor)]
    var files = (own + others).map { awaited in
      pollfd(
        fd: awaited.descriptor, events: awaited.wantsBytes ? Int16(POLLIN) : 0, revents: 0)
    }
    guard poll(&files, nfds_t(files.count), timeout ?? -1) > 0 else { return Readiness() }
    let happened = Int32(files[0].revents)
    return Readiness(
      hasKeys: happened & POLLIN != 0, hasSignals: files[1].revents != 0,
      isGone: happened & (POLLHUP | POLLERR | POLLNVAL) != 0,
      others: files.dropFirst(own.count).filter { $0.revents != 0 }.map(\.fd))
  }

  /// Of the monotonic clock.
  private func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
