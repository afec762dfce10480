import Glibc

/// Makes wallets of any size: tickets of about 300 bytes, their dates in random order.
///
/// Equal seeds give equal bytes. A ticket is one of a few forms with its own numbers stamped in, so
/// that even an unoptimised build writes 100,000 of them at once.
package struct WalletMaker: Sendable {
  package let count: Int
  private let seed: UInt64

  package init(count: Int, seed: UInt64 = 1) {
    self.count = count
    self.seed = seed
  }

  package static func id(of number: Int) -> String { "t\(padded(number, to: 7))" }

  /// The wallet as one text; for small ones.
  package var text: String {
    var bytes: [UInt8] = []
    // Nothing that is kept in memory fails.
    try? make { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  package func write(to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    try make { try writeAll($0, to: descriptor) }
  }

  /// Hands out the bytes in pieces.
  private func make(_ take: ([UInt8]) throws -> Void) throws {
    var random = SeededGenerator(seed: seed)
    let forms = WalletMaker.forms(&random)
    var bytes = Array("[\n".utf8)
    for number in 0..<count {
      let form = forms[random.below(forms.count)]
      form.append(to: &bytes, number: number, isLast: number == count - 1, &random)
      if bytes.count > 1 << 18 {
        try take(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try take(bytes + Array("]\n".utf8))
  }

  private static func forms(_ random: inout SeededGenerator) -> [TicketForm] {
    (0..<64).map { _ in
      let home = random.below(clubs.count)
      let away = (home + 1 + random.below(clubs.count - 1)) % clubs.count
      return TicketForm(
        home: clubs[home].team, away: clubs[away].team, venue: clubs[home].venue,
        competition: competitions[random.below(competitions.count)],
        note: notes[random.below(notes.count)])
    }
  }

  /// Nobody's clubs: no league has them.
  private static let clubs: [(team: String, venue: String)] = [
    ("Anchor Vale", "Ropewalk Field"), ("Brückenau 09", "Stadion am Wehr"),
    ("Cedar Athletic", "Cedar Lane"), ("Dos Ríos", "Campo de la Vega"),
    ("Ember Town", "The Kiln"), ("Fjordheim", "Havnebanen"), ("Granite City", "Quarry Road"),
    ("Harbour Wanderers", "Breakwater Park"), ("Île-Neuve", "Parc du Phare"),
    ("Juniper United", "Heath Ground"), ("Kővár", "Vártéri pálya"),
    ("Lantern Rovers", "Lamp Street"),
    ("Mill Green", "Weir Meadow"), ("Northmoor", "Moorgate"), ("Ōkawa", "川辺競技場"),
    ("Pine Hollow", "Sawmill Lane"),
  ]
  private static let competitions = [
    "River League", "Coast Cup", "Lowland Division", "Friendly", "Summer Shield",
  ]
  private static let notes = [
    "Rain from the first minute, and nobody left before the last.",
    "Three friends, one umbrella. The pie was better than the match, and the match was good.",
    "A header in added time; the stand shook.", "First game of the year. Cold feet, warm tea.",
  ]
}

func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
