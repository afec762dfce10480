import Testing

/// What touches curses, one test after another: it has one global screen.
@Suite("A terminal", .serialized)
enum TerminalTests {}
