import TestSupport
import Testing

@testable import TicketFiles

@Suite("compiled files of zones")
struct TimeZoneFileTests {
  private static let zone = ZoneMaker(
    changes: [(-1000, 1), (0, 2), (1000, 1)], offsets: [3208, 3600, -7200])

  @Test(
    "between the changes that are listed",
    arguments: [
      (Int.min, 3208), (-1001, 3208), (-1000, 3600), (-1, 3600), (0, -7200), (999, -7200),
      (1000, 3600), (Int.max, 3600),
    ])
  func changes(seconds: Int, offset: Int) throws {
    let file = try #require(TimeZoneFile(Self.zone.bytes))
    #expect(file.offset(at: seconds) == offset)
  }

  @Test("after the last change by the rule, where there is one")
  func rule() throws {
    var zone = Self.zone
    zone.rule = "CET-1CEST,M3.5.0,M10.5.0/3"
    let file = try #require(TimeZoneFile(zone.bytes))
    #expect(file.offset(at: 999) == -7200)
    #expect(file.offset(at: 1000) == 3600)
    #expect(file.offset(at: 1_749_319_200) == 7200)
    zone.changes = []
    #expect(TimeZoneFile(zone.bytes)?.offset(at: 1_749_319_200) == 7200)
    zone.rule = "?"
    #expect(TimeZoneFile(zone.bytes)?.offset(at: 1_749_319_200) == 3208)
  }

  @Test("no such file: an old version, a change to no clock, no clock at all")
  func faults() {
    #expect(TimeZoneFile([]) == nil)
    #expect(TimeZoneFile(ZoneMaker(version: "\0").bytes) == nil)
    #expect(TimeZoneFile(ZoneMaker(offsets: []).bytes) == nil)
    #expect(TimeZoneFile(ZoneMaker(changes: [(0, 1)]).bytes)?.offset(at: 5) == nil)
    #expect(TimeZoneFile(ZoneMaker().bytes)?.offset(at: 5) == 0)
  }

  @Test("one that is cut short is none, unless only the rule is")
  func short() {
    let bytes = Self.zone.bytes
    for count in 0..<bytes.count - 2 {
      #expect(TimeZoneFile(Array(bytes.prefix(count))) == nil)
    }
    #expect(TimeZoneFile(Array(bytes.dropLast(2)))?.offset(at: 0) == -7200)
  }

  @Test("bytes that are changed never trap")
  func changed() {
    var random = SeededGenerator(seed: 7)
    var zone = Self.zone
    zone.rule = "CET-1CEST,M3.5.0,M10.5.0/3"
    for _ in 0..<5000 {
      var bytes = zone.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let file = TimeZoneFile(bytes)
      for seconds in [Int.min, 0, 1_749_319_200, Int.max] { _ = file?.offset(at: seconds) }
    }
  }
}
