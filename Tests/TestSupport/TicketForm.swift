/// A ticket's bytes with gaps for the numbers that are its own.
struct TicketForm: Sendable {
  private let bytes: [UInt8]
  private let gaps: Gaps

  /// Where the numbers stand.
  private struct Gaps {
    var id = 0
    var score = 0
    var date = 0
    var row = 0
    var seat = 0
  }

  init(home: String, away: String, venue: String, competition: String, note: String) {
    var bytes: [UInt8] = []
    var gaps = Gaps()
    func write(_ text: String) -> Int {
      bytes += Array(text.utf8)
      return bytes.count
    }
    gaps.id = write("{\"id\": \"t")
    _ = write("0000000\", \"kind\": \"match\", \"home\": \"\(home)\", \"away\": \"\(away)\", ")
    gaps.score = write("\"score\": \"")
    gaps.date = write("0-0\", \"competition\": \"\(competition)\", \"date\": \"")
    _ = write("0000-00-00T00:00\", \"venue\": \"\(venue)\", ")
    gaps.row = write("\"seat\": {\"row\": \"")
    gaps.seat = write("00\", \"seat\": \"")
    _ = write("000\"}, \"notes\": \"\(note)\"}")
    self.bytes = bytes
    self.gaps = gaps
  }

  /// Appends the ticket of that number, with a date, a score and a seat at random.
  func append(
    to all: inout [UInt8], number: Int, isLast: Bool, _ random: inout SeededGenerator
  ) {
    let start = all.count
    all += bytes
    all.stamp(number, digits: 7, at: start + gaps.id)
    all.stamp(random.below(6), digits: 1, at: start + gaps.score)
    all.stamp(random.below(6), digits: 1, at: start + gaps.score + 2)
    let date = start + gaps.date
    all.stamp(1960 + random.below(66), digits: 4, at: date)
    all.stamp(1 + random.below(12), digits: 2, at: date + 5)
    all.stamp(1 + random.below(28), digits: 2, at: date + 8)
    all.stamp(12 + random.below(10), digits: 2, at: date + 11)
    all.stamp(15 * random.below(4), digits: 2, at: date + 14)
    all.stamp(1 + random.below(40), digits: 2, at: start + gaps.row)
    all.stamp(1 + random.below(400), digits: 3, at: start + gaps.seat)
    if !isLast { all.append(0x2c) }
    all.append(0x0a)
  }
}

extension [UInt8] {
  /// Writes a number over so many bytes, with zeros before it.
  fileprivate mutating func stamp(_ number: Int, digits: Int, at place: Int) {
    var rest = number
    for index in stride(from: place + digits - 1, through: place, by: -1) {
      self[index] = 0x30 + UInt8(rest % 10)
      rest /= 10
    }
  }
}
