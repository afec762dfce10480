import CNcurses
import Glibc

/// Signals that wait in line instead of interrupting, for as long as this value lives.
///
/// They are blocked on the thread that makes this, and on those that it starts afterwards.
struct SignalQueue: ~Copyable {
  static let handled = [SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  let descriptor: Int32
  private let previousMask: sigset_t

  init() throws(TerminalError) {
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in Self.handled { sigaddset(&mask, signal) }
    var previousMask = sigset_t()
    let code = pthread_sigmask(SIG_BLOCK, &mask, &previousMask)
    guard code == 0 else { throw .system(call: "pthread_sigmask", code: code) }
    let descriptor = signalfd(-1, &mask, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
    guard descriptor >= 0 else {
      let code = errno
      pthread_sigmask(SIG_SETMASK, &previousMask, nil)
      throw .system(call: "signalfd", code: code)
    }
    self.descriptor = descriptor
    self.previousMask = previousMask
  }

  deinit {
    close(descriptor)
    var mask = previousMask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// The next signal in line; nil when there is none.
  func next() -> Int32? {
    var information = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    guard read(descriptor, &information, size) == size else { return nil }
    return Int32(bitPattern: information.ssi_signo)
  }

  /// Stops the process as ^Z does, and returns when it goes on.
  ///
  /// In an orphaned process group (a terminal window of its own) the kernel discards the stop, and
  /// it returns at once; SIGSTOP would freeze there for ever.
  func stop() {
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, SIGTSTP)
    raise(SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &one, nil)
    pthread_sigmask(SIG_BLOCK, &one, nil)
  }
}
