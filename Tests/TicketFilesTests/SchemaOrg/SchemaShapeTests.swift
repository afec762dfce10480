import Testing
import Tickets

@testable import TicketFiles

@Suite("JSON-LD in its many shapes")
struct SchemaShapeTests {
  private static let plain = """
    {"@context": "https://schema.org", "@type": "EventReservation",
     "reservationNumber": "77", "reservationStatus": "https://schema.org/ReservationConfirmed",
     "underName": {"@type": "Person", "name": "Ann Roe"}, "totalPrice": "46.50",
     "priceCurrency": "GBP", "url": "https://x.example/b?a=1&amp=2",
     "reservationFor": {"@type": "TheaterEvent", "name": "Macbeth",
      "startDate": "2026-08-22T19:30:00+01:00",
      "location": {"@type": "Place", "name": "Globe", "address": {"@type": "PostalAddress",
       "streetAddress": "21 New Globe Walk", "addressLocality": "London", "addressCountry": "GB"}}},
     "reservedTicket": {"@type": "Ticket", "ticketToken": "qrCode:A&amp;1", "ticketedSeat":
      {"@type": "Seat", "seatNumber": "14", "seatRow": "3", "seatSection": "K"}}}
    """

  @Test("the plain shape")
  func plainShape() throws {
    let ticket = try onlyTicket(Self.plain)
    #expect(ticket.kind == .theatre)
    #expect(ticket.title == "Macbeth")
    #expect(ticket.date == TicketDate("2026-08-22T19:30:00+01:00"))
    #expect(ticket.venue == Venue(name: "Globe", city: "London", country: "GB"))
    #expect(ticket.seats == [Seat(block: "K", row: "3", seat: "14")])
    #expect(ticket.holder == "Ann Roe")
    #expect(ticket.reference == "77")
    #expect(ticket.price == Price(amount: "46.50", currency: "GBP"))
    #expect(ticket.barcodes.map(\.format) == [.qr])
    #expect(ticket.barcodes.map(\.bytes) == [Array("A&amp;1".utf8)])
    #expect(ticket.status == nil)
    #expect(ticket.fields.isEmpty)
    #expect(
      ticket.rear == [
        "Address: 21 New Globe Walk, London", "Booking: https://x.example/b?a=1&amp=2",
      ])
    #expect(ticket.source == Source(format: "schema.org"))
    #expect(ticket.id == nil)
  }

  /// Each replaces a part of the plain shape by one that means the same.
  @Test(
    "the same ticket, however it is written",
    arguments: [
      (#""https://schema.org", "@type""#, #"["https://schema.org", {"x": "y"}], "@type""#),
      (#""https://schema.org", "@type""#, #"{"@vocab": "http://schema.org/"}, "@type""#),
      (#""EventReservation""#, #"["EventReservation", "Thing"]"#),
      (#""EventReservation""#, #""http://schema.org/EventReservation""#),
      (#""EventReservation""#, #""schema:EventReservation""#),
      (#""@type": "EventReservation""#, #""type": "EventReservation""#),
      (#""@type": "EventReservation","#, ""),
      (#""@type": "Ticket", "#, ""),
      (#""@type": "Seat", "#, ""),
      (#""@type": "Place", "#, ""),
      (#""reservationNumber": "77""#, #""reservationId": 77"#),
      (#""reservationNumber": "77""#, #""http://schema.org/reservationNumber": [77]"#),
      (#""reservationNumber": "77""#, #""schema:reservationNumber": {"@value": "77"}"#),
      ("https://schema.org/ReservationConfirmed", "Confirmed"),
      ("https://schema.org/ReservationConfirmed", "http://schema.org/Confirmed"),
      (#"{"@type": "Person", "name": "Ann Roe"}"#, #""Ann Roe""#),
      (#"{"@type": "Person", "name": "Ann Roe"}"#, #"{"givenName": "Ann", "familyName": "Roe"}"#),
      (#"{"@type": "Person", "name": "Ann Roe"}"#, #"[{"name": "Ann Roe"}, "Ann Roe"]"#),
      (#""totalPrice": "46.50""#, #""price": 46.50"#),
      (
        #""totalPrice": "46.50""#, #""totalPrice": {"@type": "PriceSpecification", "price": 46.50}"#
      ),
      (#""totalPrice": "46.50""#, #""totalPrice": {"value": 46.50, "currency": "GBP"}"#),
      ("\"46.50\",\n \"priceCurrency\": \"GBP\"", #""46.50 GBP""#),
      (#""url""#, #""Url""#),
      (#""reservationFor": {"#, #""reservationFor": {"id": "e", "#),
      (
        #""2026-08-22T19:30:00+01:00""#,
        #"{"@type": "QDateTime", "@value": "2026-08-22T19:30:00+01:00", "timezone": "Europe/London"}"#
      ),
      (#""location": {"#, #""location": [null, {"name": " ", "@type": "VirtualLocation"}, {"#),
      (#""addressCountry": "GB""#, #""addressCountry": {"@type": "Country", "name": "GB"}"#),
      (#""seatNumber": "14", "seatRow": "3""#, #""seatNumber": 14, "seatRow": 3"#),
      (
        #""reservedTicket": {"@type": "Ticket", "ticketToken": "qrCode:A&amp;1""#,
        #""ticketToken": "qrCode:A&amp;1", "reservedTicket": {"numSeats": 1"#
      ),
    ])
  func sameTicket(part: String, other: String) throws {
    #expect(Self.plain.contains(part))
    var text = Self.plain.replacing(part, with: other)
    if other.hasPrefix(#""location": ["#) {
      text = text.replacing("\"GB\"}}},", with: "\"GB\"}}]},")
    }
    #expect(try onlyTicket(text) == onlyTicket(Self.plain))
  }

  @Test(
    "the same ticket, wherever it stands",
    arguments: [
      "[%]", "[[%]]", #"{"@graph": [%]}"#, #"{"@context": "x", "@graph": %}"#,
      #"{"@type": "WebPage", "mainEntity": %}"#,
      #"{"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "item": %}]}"#,
      #"{"@type": "ReservationPackage", "subReservation": [%]}"#, #"{"@type": "Person"} %"#,
    ])
  func anywhere(outer: String) throws {
    #expect(
      try onlyTicket(outer.replacing("%", with: Self.plain)) == onlyTicket(Self.plain))
  }

  @Test("Gmail's shape has the ticket's parts at the reservation's own level")
  func gmail() throws {
    let json = """
      {"@type": "EventReservation", "reservationNumber": "77", "underName": "Ann Roe",
       "price": "46.50", "priceCurrency": "GBP", "url": "https://x.example/b?a=1&amp=2",
       "reservationFor": {"@type": "TheaterEvent", "name": "Macbeth",
        "startDate": "2026-08-22T19:30:00+01:00", "location": {"name": "Globe", "address":
        {"streetAddress": "21 New Globe Walk", "addressLocality": "London",
         "addressCountry": "GB"}}},
       "ticketToken": "qrCode:A&amp;1", "venueSeat": "14", "venueRow": "3", "venueSection": "K"}
      """
    #expect(try onlyTicket(json) == onlyTicket(Self.plain))
  }

  @Test("HTML in texts is read as such, but not in codes and addresses")
  func html() throws {
    let ticket = try onlyTicket(
      """
      {"@type": "EventReservation", "url": "https://x.example/?a=1&amp;b", "reservationFor":
       {"name": "Test &amp; <b>Show</b>"}, "ticketToken": "qrCode:&amp;"}
      """)
    #expect(ticket.title == Text(HTMLText.plain("Test &amp; <b>Show</b>")))
    #expect(ticket.barcodes.map(\.message) == ["&amp;"])
    #expect(ticket.rear == ["Booking: https://x.example/?a=1&amp;b"])
  }

  @Test("references within a document lead to things, which are no tickets beside it")
  func references() throws {
    let tickets = try reading(
      """
      {"@graph": [
       {"@type": "EventReservation", "reservationFor": {"@id": "#e"}, "reservationNumber": "1"},
       {"@id": "#e", "@type": "Event", "name": "Fair", "startDate": "2026-08-22",
        "location": {"@id": "#p"}},
       {"@id": "#p", "@type": "Place", "name": "Hall"},
       {"@id": "#f", "@type": "Event", "name": "Ball", "location": {"@id": "#p"}}]}
      """
    ).tickets
    #expect(tickets.map(\.title) == ["Fair", "Ball"])
    #expect(tickets.map(\.venue) == [Venue(name: "Hall"), Venue(name: "Hall")])
  }

  @Test("things that refer to each other end")
  func circle() throws {
    let others = (0..<200).map { "{\"@id\": \"#a\"}, {\"@id\": \"#\($0)\"}" }
      .joined(separator: ",")
    let tickets = try reading(
      """
      [{"@id": "#a", "@type": "Event", "name": "A", "superEvent": {"@id": "#b"},
        "performer": [\(others)]},
       {"@id": "#b", "@type": "Event", "name": "B", "superEvent": {"@id": "#a"}}]
      """
    ).tickets
    #expect(tickets.map(\.title) == ["A", "B"])
    #expect(tickets.first?.front == ["Part of: B"])
  }
}
