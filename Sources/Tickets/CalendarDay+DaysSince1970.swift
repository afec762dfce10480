extension CalendarDay {
  /// The day that many days after 1970-01-01; nil outside of ``years``.
  ///
  /// The inverse of ``daysSince1970``: Howard Hinnant's `civil_from_days`.
  package init?(daysSince1970 days: Int) {
    guard let first = CalendarDay(year: Self.years.lowerBound)?.daysSince1970,
      let last = CalendarDay(year: Self.years.upperBound)?.lastDaySince1970, first...last ~= days
    else { return nil }
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Months count from March here, so that the leap day is a year's last.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
