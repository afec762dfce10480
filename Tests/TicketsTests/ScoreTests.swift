import Testing
import Tickets

@Suite("Results")
struct ScoreTests {
  @Test(
    "goals and the words after them",
    arguments: [
      ("2-1", 2, 1, nil), ("2:1", 2, 1, nil), ("2–1", 2, 1, nil), ("2—1", 2, 1, nil),
      ("2−1", 2, 1, nil), ("2\u{2010}1", 2, 1, nil), ("2\u{2011}1", 2, 1, nil),
      ("2 – 1", 2, 1, nil), ("  2 :  1  ", 2, 1, nil), ("2\n-\n1", 2, 1, nil), ("0-0", 0, 0, nil),
      ("10-11", 10, 11, nil), ("02-01", 2, 1, nil), ("104-98", 104, 98, nil),
      ("2-1 (aet)", 2, 1, "aet"), ("2-1 aet", 2, 1, "aet"), ("2-1(aet)", 2, 1, "aet"),
      ("2 – 1 ( n. V. )", 2, 1, "n. V."), ("1-1 (4-3 pens)", 1, 1, "4-3 pens"),
      ("1–1 (4–3 p)", 1, 1, "4–3 p"), ("2-1 aet (4-3 pens)", 2, 1, "aet (4-3 pens)"),
      ("2-1 (aet) (4-3 pens)", 2, 1, "(aet) (4-3 pens)"), ("2-1 ()", 2, 1, nil),
      ("2-1 ( )", 2, 1, nil), ("2-1 (aet", 2, 1, "(aet"), ("2-1 aet)", 2, 1, "aet)"),
      ("2-1 延長", 2, 1, "延長"), ("6-4 6-3", 6, 4, "6-3"),
      ("9223372036854775807-0", Int.max, 0, nil),
    ] as [(String, Int, Int, String?)])
  func goals(text: String, home: Int, away: Int, remark: String?) {
    let score = Score(Text(text))
    #expect(score.goals == Score.Goals(home: home, away: away))
    #expect(score.remark?.line == remark)
  }

  @Test(
    "other text is kept as words alone",
    arguments: [
      "", " ", "-", ":", "2", "2-", "-1", "-2-1", "2--1", "2 1", "2.1", "2x1", "2/1", "a-b",
      "two-one",
      "won", "(2-1)", "w/o", "abandoned at 2-1", "٢-١", "２-１", "²-¹", "9223372036854775808-0",
      "0-99999999999999999999999999", "1e3-0x2", "2\u{301}-1", "2-\u{301}1", "😀-😀",
    ])
  func words(text: String) {
    let score = Score(Text(text))
    #expect(score.goals == nil)
    #expect(score.remark == nil)
    #expect(score.text == Text(text))
  }

  @Test("the words are kept byte by byte", arguments: ["2 – 1 (aet)", "1-1\u{1b}", " 3:2"])
  func verbatim(text: String) {
    #expect(Array(Score(Text(text)).text.verbatim.utf8) == Array(text.utf8))
  }

  @Test("two numbers make a score that reads back")
  func numbers() {
    #expect(Score(home: 3, away: 2).text.shown == "3-2")
    #expect(Score(home: 3, away: 2).goals == Score.Goals(home: 3, away: 2))
    #expect(Score(home: 3, away: 2) == Score("3-2"))
    #expect(Score("3-2") != Score("3:2"))
  }
}
