import Tickets

extension SchemaOrg {
  /// When something is, from the texts that may say so.
  struct Moment {
    /// As printed: a date that nothing can be made of keeps its text.
    let date: TicketDate

    /// - Parameters:
    ///   - texts: the best first. A time alone takes its day from the other texts.
    ///   - day: the day of a time alone where no other text has one.
    ///   - earliest: what such a time does not come before on that day; an earlier one belongs to
    ///     some day after it, nobody knows which.
    init?(_ texts: [Text], on day: CalendarDay? = nil, notBefore earliest: TimeOfDay? = nil) {
      let days = texts.compactMap { text in
        Self.day(text).map { (text: text, time: $0) }
      }
      if let whole = days.first(where: { $0.time.time != nil }) {
        date = TicketDate(whole.text, meaning: whole.time)
        return
      }
      let clock = texts.lazy.compactMap(Self.clock).first
      let combined = clock.flatMap { clock in
        (days.first?.time.day ?? day).flatMap { LooseDate.parse("\($0)T\(clock)") }
      }
      if let combined, let time = combined.time, !days.isEmpty || !time.precedes(earliest) {
        date = TicketDate(Text(combined.iso8601), meaning: combined)
      } else if let day = days.first {
        date = TicketDate(day.text, meaning: day.time)
      } else if let clock {
        date = TicketDate(text: Text(clock), wallTime: nil)
      } else {
        return nil
      }
    }

    /// Nil for what is no date, and for the day where a clock stands that was never set.
    private static func day(_ text: Text) -> WallTime? {
      LooseDate.parse(text.verbatim).flatMap { $0.day == .epoch ? nil : $0 }
    }

    /// What a text says that is no date: perhaps the time of day.
    private static func clock(_ text: Text) -> String? {
      guard let time = LooseDate.parse(text.verbatim) else { return text.line }
      return time.day == .epoch ? time.time?.description : nil
    }
  }
}

extension TicketDate {
  /// Keeps the text, unless a wallet's reader would not see the same time in it.
  fileprivate init(_ text: Text, meaning time: WallTime) {
    let isOwn = WallTime(parsing: text.verbatim) == time
    self.init(text: isOwn ? text : Text(time.iso8601), wallTime: time)
  }
}

extension TimeOfDay {
  fileprivate func precedes(_ other: TimeOfDay?) -> Bool {
    other.map { seconds < $0.seconds } ?? false
  }
}
