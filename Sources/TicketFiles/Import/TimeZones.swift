import Tickets

/// The zones of the system's tz database: `Europe/Berlin`.
enum TimeZones {
  private static let folder = "/usr/share/zoneinfo/"
  private static let longestName = 64
  /// Bytes; the largest file of the database has about 4 KiB.
  private static let largestFile = 64 << 10

  /// Minutes east of Greenwich that a zone's clocks have at a number of seconds since 1970; nil
  /// where the system has no such zone.
  static func offset(of name: String, at seconds: Int) -> Int? {
    guard isName(name),
      case .regular(let bytes)? = try? OpenedFile(FilePath(folder + name), again: true),
      bytes.count <= largestFile,
      let offset = TimeZoneFile(bytes.read(0..<bytes.count))?.offset(at: seconds)
    else { return nil }
    // Clocks before the zones, by the sun, had seconds.
    let minutes = (offset + 30).flooredDivision(by: 60).quotient
    return WallTime.offsets.contains(minutes) ? minutes : nil
  }

  /// Whether a name leads to nothing but files of the database.
  static func isName(_ name: String) -> Bool {
    guard 1...longestName ~= name.utf8.count, !name.contains(".."), !name.hasPrefix("/") else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      JSONByte.isLetter(byte) || JSONByte.isDigit(byte) || "_+-/".utf8.contains(byte)
    }
  }
}

extension WallTime {
  /// A time in Greenwich, `2025-06-07T18:00Z`, as the clocks of a zone show it, with their offset:
  /// `2025-06-07T20:00+02:00`.
  ///
  /// Itself where the system does not know the zone, and where it is a day alone, has no offset or
  /// another one: then it is what some clock shows already.
  func shifted(toZone name: String) -> WallTime {
    guard offset == 0, let time,
      let minutes = TimeZones.offset(of: name, at: day.daysSince1970 * 86_400 + time.seconds)
    else { return self }
    return moved(by: minutes * 60, offset: minutes) ?? self
  }

  /// The clock some seconds later, with an offset of its own; nil for a time that is none, and
  /// outside of the years that a ticket can have.
  func moved(by seconds: Int, offset: Int?) -> WallTime? {
    guard let time else { return nil }
    let (days, second) = (time.seconds + seconds).flooredDivision(by: 86_400)
    guard let day = CalendarDay(daysSince1970: day.daysSince1970 + days) else { return nil }
    let moved = TimeOfDay(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
    return WallTime(day: day, time: moved, offset: offset)
  }
}

extension BinaryInteger {
  /// The quotient rounded down, and what is left of it, which is not negative.
  func flooredDivision(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
