import CSpawn
import Glibc

/// A process that this one has started; with this value it ends, and all of its session.
package struct Child: ~Copyable {
  package let pid: pid_t
  private var ending: Ending?

  /// Starts a command in a session of its own, with no signal blocked or ignored.
  ///
  /// - Parameter connect: says what its descriptors 0, 1 and 2 are; it gets no others.
  init(_ command: Command, connect: (inout posix_spawn_file_actions_t) -> Void) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    connect(&actions)
    // Other tests may have a terminal open, which would stay open with this process.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    if let directory = command.directory {
      posix_spawn_file_actions_addchdir_np(&actions, directory)
    }
    var attributes = posix_spawnattr_t()
    Child.fill(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    let arguments = [Array(command.program.utf8)] + command.arguments
    var argv = arguments.map { bytes in strdup(bytes.map(CChar.init(bitPattern:)) + [0]) } + [nil]
    var environment = command.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in argv + environment { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, command.program, &actions, &attributes, &argv, &environment)
    guard code == 0 else {
      throw Failure("\(command.program): \(String(cString: strerror(code)))")
    }
    self.pid = pid
  }

  private static func fill(_ attributes: inout posix_spawnattr_t) {
    // Of <spawn.h>, where it needs _GNU_SOURCE.
    let setSession: Int32 = 0x80
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)))
  }

  deinit {
    if ending != nil { return }
    kill(-pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  package func send(signal: Int32) { kill(pid, signal) }

  /// How it has ended; nil while it runs.
  package mutating func poll() -> Ending? {
    var status: Int32 = 0
    if ending == nil, waitpid(pid, &status, WNOHANG) == pid {
      ending = Ending(waitStatus: status)
    }
    return ending
  }

  /// Waits until it has ended.
  package mutating func wait(_ deadline: Deadline = .generous) throws -> Ending {
    while !deadline.hasPassed {
      if let ending = poll() { return ending }
      pause(milliseconds: 1)
    }
    throw Failure("process \(pid) does not end")
  }
}
