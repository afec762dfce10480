import TestSupport
import Testing

@Suite("The example")
struct ExampleTests {
  @Test("the shelf stacks books of different heights, and scrolls to one of them by its id")
  func shelf() throws {
    let outcome = try run(
      Command(ProgramFinder.path(of: "shelf"), [String]()), input: .nothing, output: .kept)
    #expect(outcome.ending == .exited(0))
    #expect(
      outcome.output == """
        ┌ Moby-Dick ───────────┐
        │ 635 pages            │
        ┌ Emma ────────────────┐
        │ 474 pages            │
        ┌ Utopia ──────────────┐
        │ 134 pages            │
        ┌ Walden ──────────────┐
        scrolled from row 0 to row 3
        │ 474 pages            │
        ┌ Utopia ──────────────┐
        │ 134 pages            │
        ┌ Walden ──────────────┐
        │ 352 pages            │
        │                      │
        └──────────────────────┘

        """)
  }
}
