import Testing
import Tickets

@testable import TicketFiles

@Suite("what a zone's clocks show every year")
struct TimeZoneRuleTests {
  @Test(
    "offsets, in minutes",
    arguments: [
      ("UTC0", "2025-06-07T18:00", 0), ("<-03>3", "2025-06-07T18:00", -180),
      ("IST-5:30", "2025-06-07T18:00", 330), ("<+0545>-5:45", "2025-01-01T00:00", 345),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T00:59:59", 60),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T01:00:00", 120),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T00:59:59", 120),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T01:00:00", 60),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2030-07-01T12:00", 120),
      ("EST5EDT,M3.2.0,M11.1.0", "2025-03-09T06:59:59", -300),
      ("EST5EDT,M3.2.0,M11.1.0", "2025-03-09T07:00:00", -240),
      ("EST5EDT,M3.2.0,M11.1.0", "2025-11-02T06:00:00", -300),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-01-01T00:00", 660),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-04-05T15:59:59", 660),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-04-05T16:00:00", 600),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2025-12-31T23:00", 660),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2025-01-01T00:00", 660),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2025-01-01T00:00", 0),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2025-07-01T00:00", 60),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2025-03-30T00:59:59", -120),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2025-03-30T01:00:00", -60),
      ("XXX3EDT4,0/0,J365/23", "2025-01-01T03:00", -240),
      ("XXX3EDT4,0/0,J365/23", "2024-12-31T23:00", -240),
      ("AAA0BBB,J60/0,J61/0", "2024-03-01T00:00", 60),
      ("AAA0BBB,J60/0,J61/0", "2024-02-29T12:00", 0),
      ("AAA0BBB,59/0,60/0", "2024-02-29T12:00", 60),
      ("AAA0BBB,59/0,60/0", "2025-03-01T12:00", 60),
    ])
  func offsets(rule: String, time: String, minutes: Int) throws {
    let time = try #require(WallTime(parsing: time))
    let seconds = time.day.daysSince1970 * 86_400 + (time.time?.seconds ?? 0)
    #expect(try #require(TimeZoneRule(rule)).offset(at: seconds) == minutes * 60)
  }

  @Test(
    "what is no rule",
    arguments: [
      "", "CET", "C-1", "CET-", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
      "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J5", "CET-168",
      "<CET-1",
      "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-1CEST,M3.5.0,M10.5.0/", "CET-9999999999999999999",
    ])
  func faults(rule: String) { #expect(TimeZoneRule(rule) == nil) }

  @Test("outside of the years of tickets it says nothing")
  func years() throws {
    let rule = try #require(TimeZoneRule("CET-1CEST,M3.5.0,M10.5.0/3"))
    for seconds in [Int.min, -1 << 40, 1 << 40, Int.max] {
      #expect(rule.offset(at: seconds) == nil)
    }
  }
}
