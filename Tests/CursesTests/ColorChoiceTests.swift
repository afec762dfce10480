import Testing

@testable import Curses

@Suite("Flag before environment before terminal")
struct ColorChoiceTests {
  private typealias Surroundings = ColorChoice.Surroundings

  @Test("the flag decides")
  func flag() {
    let against = Surroundings(noColor: "1", cliColor: "0", isTerminal: false)
    #expect(ColorChoice.always.usesColors(in: against))
    let inFavour = Surroundings(cliColorForce: "1", colorTerm: "truecolor", isTerminal: true)
    #expect(!ColorChoice.never.usesColors(in: inFavour))
  }

  @Test(
    "then the environment, then the terminal",
    arguments: [
      (Surroundings(term: "xterm", isTerminal: true), true),
      (Surroundings(term: "xterm", isTerminal: false), false),
      (Surroundings(term: "dumb", isTerminal: true), false),
      (Surroundings(isTerminal: true), false),
      (Surroundings(colorTerm: "truecolor", isTerminal: true), true),
      (Surroundings(noColor: "1", term: "xterm", isTerminal: true), false),
      (Surroundings(noColor: "", term: "xterm", isTerminal: true), true),
      (Surroundings(noColor: "1", cliColorForce: "1", term: "xterm", isTerminal: true), false),
      (Surroundings(cliColorForce: "1", isTerminal: false), true),
      (Surroundings(cliColorForce: "0", term: "xterm", isTerminal: false), false),
      (Surroundings(cliColor: "0", term: "xterm", isTerminal: true), false),
      (Surroundings(cliColor: "1", term: "xterm", isTerminal: true), true),
    ])
  func auto(surroundings: ColorChoice.Surroundings, expected: Bool) {
    #expect(ColorChoice.auto.usesColors(in: surroundings) == expected)
  }
}
