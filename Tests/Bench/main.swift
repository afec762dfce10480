import Glibc
import TestSupport

/// `billfold-bench PROGRAM`: what a wallet's size costs, measured from outside.
///
/// Nothing is demanded of the figures: on a busy machine single ones are good to a third, the ratios
/// within one run are sound.
do {
  guard CommandLine.arguments.count == 2 else {
    throw Failure("usage: billfold-bench PROGRAM")
  }
  try Comparison(program: CommandLine.arguments[1], counts: [30, 1_000, 100_000]).run()
} catch {
  let line = "billfold-bench: \(error)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}
