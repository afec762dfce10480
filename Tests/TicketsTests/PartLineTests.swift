import Testing
import Tickets

@Suite("Parts of a ticket on one line")
struct PartLineTests {
  @Test(
    "a seat, from the outside in",
    arguments: [
      (Seat(), ""),
      (Seat(seat: "43"), "Seat 43"),
      (Seat(gate: "M", block: "112", row: "7", seat: "43"), "Gate M · Block 112 · Row 7 · Seat 43"),
      (Seat(level: "2", stand: "Holte End"), "Level 2 · Stand Holte End"),
      (
        Seat(
          gate: "1", level: "2", stand: "3", block: "4", row: "5", seat: "6", text: "Upper tier"),
        "Upper tier · Gate 1 · Level 2 · Stand 3 · Block 4 · Row 5 · Seat 6"
      ),
      (Seat(text: "Row 3, Seat 14"), "Row 3, Seat 14"),
      (Seat(gate: "", level: " ", stand: "\n", row: "7", text: "\u{200b}"), "Row 7"),
      (Seat(row: "7\r\n8", seat: "\u{1b}[2J"), "Row 7 8 · Seat ␛[2J"),
    ])
  func seat(seat: Seat, line: String) {
    #expect(seat.line == line)
    #expect(seat.isEmpty == line.isEmpty)
  }

  @Test(
    "a venue",
    arguments: [
      (Venue(), ""),
      (Venue(name: "Villa Park", city: "Birmingham", country: "GB"), "Villa Park, Birmingham, GB"),
      (Venue(name: "Villa Park", country: "GB"), "Villa Park, GB"),
      (Venue(city: "Zürich"), "Zürich"),
      (Venue(name: "", city: " ", country: "GB"), "GB"),
      (Venue(name: "Villa\nPark", city: "\u{202e}B"), "Villa Park, \u{fffd}B"),
      (Venue(latitude: "52.5", longitude: "-1.8"), ""),
    ])
  func venue(venue: Venue, line: String) {
    #expect(venue.line == line)
  }

  @Test(
    "a price, as it was spelled",
    arguments: [
      (Price(amount: "46.00", currency: "GBP"), "46.00 GBP"),
      (Price(amount: "46.00"), "46.00"),
      (Price(amount: "0.1000000000000000001", currency: "EUR"), "0.1000000000000000001 EUR"),
      (Price(amount: "46.00", currency: ""), "46.00"),
      (Price(amount: " ", currency: "GBP"), "GBP"),
      (Price(amount: "4\n6", currency: "\u{9b}m"), "4 6 \u{fffd}m"),
    ])
  func price(price: Price, line: String) {
    #expect(price.line == line)
  }
}
