// `environ` is a variable that all threads share: this program has one, and changes nothing in it.
@preconcurrency import Glibc
import Viewer

/// Hands links to xdg-open, which knows the desktop's program for each, and waits for nothing.
enum LinkOpener {
  private static let program = "xdg-open"

  /// The link is one argument of the program: no shell reads it.
  ///
  /// - Returns: what has become of it, for the status line.
  static func open(_ link: Link) -> String {
    // Without a handler no child becomes a zombie, and none has to be waited for (wait(2), NOTES).
    signal(SIGCHLD, SIG_IGN)
    switch start([program, link.url]) {
    case 0: return "opened \(link.host) with \(program)"
    case ENOENT: return "\(program) is not installed; the link is \(link.url)"
    case let code:
      return "\(program): \(String(cString: strerror(code))); the link is \(link.url)"
    }
  }

  /// Starts a program away from the terminal, with no signal blocked or ignored.
  ///
  /// - Returns: the `errno` of what went wrong, else 0.
  private static func start(_ words: [String]) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(setSession | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)))
    var argv = words.map { strdup($0) } + [nil]
    defer { for word in argv { free(word) } }
    var pid: pid_t = 0
    return posix_spawnp(&pid, words[0], &actions, &attributes, &argv, environ)
  }

  /// POSIX_SPAWN_SETSID of <spawn.h>, where it needs _GNU_SOURCE.
  private static let setSession: Int32 = 0x80
}
