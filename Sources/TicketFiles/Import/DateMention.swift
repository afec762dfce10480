import Tickets

/// The one day that a text speaks of among other words, and its clocks:
/// `Fr, 22.11.2024 Einlass 19:00 Beginn 20:00`.
struct DateMention: Equatable {
  let day: CalendarDay
  /// The clock beside a word for the start, else the only one beside no word.
  private(set) var start: TimeOfDay?
  /// The clock beside a word for the opening.
  private(set) var doors: TimeOfDay?

  var wallTime: WallTime { WallTime(day: day, time: start) }

  /// Nil where there is no day, or more than one.
  ///
  /// Cost: quadratic in the tokens.
  init?(_ reader: DateReader) {
    // Clocks go first: `17:30 Aug 24, 2024` is not of the 30th.
    var (reader, clocks) = (reader, [(place: Int, time: TimeOfDay)]())
    while let (place, clock) = reader.takeTime() { clocks.append((place, clock)) }
    guard let day = reader.onlyDay else { return nil }
    self.day = day
    assign(clocks, beside: reader.clockWords)
  }

  /// Gives each clock to the word before it, or behind it where the last word ends the text:
  /// `19:00 Einlass, 20:00 Beginn`.
  private mutating func assign(
    _ clocks: [(place: Int, time: TimeOfDay)], beside words: [DateReader.ClockWord]
  ) {
    var plain: [TimeOfDay] = []
    let areBehind = clocks.last.map { last in words.allSatisfy { $0.place < last.place } } ?? true
    for (number, clock) in clocks.enumerated() {
      let previous = number == 0 ? 0 : clocks[number - 1].place
      let next = number + 1 < clocks.count ? clocks[number + 1].place : Int.max
      let word =
        areBehind
        ? words.last { previous..<clock.place ~= $0.place }
        : words.first { clock.place..<next ~= $0.place }
      switch word?.meaning {
      case .doors: doors = doors ?? clock.time
      case .start: start = start ?? clock.time
      case nil: plain.append(clock.time)
      }
    }
    if start == nil, plain.count == 1 { start = plain.first }
  }
}

extension DateReader {
  struct ClockWord {
    enum Meaning {
      case start, doors
    }

    let place: Int
    let meaning: Meaning
  }

  /// The first clock that is one without a day beside it; a dash, which is part of no date, takes its place.
  fileprivate mutating func takeTime() -> (place: Int, time: TimeOfDay)? {
    for place in tokens.indices {
      guard let (time, end) = time(at: place, isBesideDay: false) else { continue }
      tokens.replaceSubrange(place..<end, with: [.dash])
      return (place, time)
    }
    return nil
  }

  fileprivate var onlyDay: CalendarDay? {
    var (found, place) = (CalendarDay?.none, 0)
    while place < tokens.count {
      guard let (day, end) = day(at: place), day.day != nil else {
        place += 1
        continue
      }
      if let found, found != day { return nil }
      (found, place) = (day, end)
    }
    return found
  }

  fileprivate var clockWords: [ClockWord] {
    tokens.enumerated().compactMap { place, token in
      guard case .word(let word) = token else { return nil }
      if DateWords.isDoors(word) { return ClockWord(place: place, meaning: .doors) }
      return DateWords.isStart(word) ? ClockWord(place: place, meaning: .start) : nil
    }
  }
}
