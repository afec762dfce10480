import CardLayout
import Geometry
import Testing
import Tickets

@testable import Viewer

@Suite("Journeys as pictures")
struct JourneyPictureTests {
  @Test(
    "journeys at every size",
    arguments: [(80, 33), (160, 24), (50, 24), (40, 24), (22, 24), (12, 9)]
  )
  func sizes(width: Int, height: Int) {
    expectPicture(
      ViewState.of(.journeys, width, height).picture, named: "journeys-\(width)x\(height)")
  }

  @Test("with few rows a card, what the strip leaves out is in the body", arguments: [1, 2])
  func strips(step: Int) {
    var options = ViewState.Options()
    options.step = step
    let tickets = [Ticket].journeys.prefix(2) + [.flight, .train]
    expectPicture(
      ViewState.of(Array(tickets), 60, 16, options: options).picture,
      named: "journeys-step-\(step)")
  }

  @Test("in ASCII the arrow between the times keeps its shape")
  func ascii() {
    var options = ViewState.Options()
    options.isASCII = true
    var train = Ticket.train
    train.to = Stop(name: "Muenchen Hbf")
    let picture = ViewState.of([train, .flight], 72, 18, options: options).picture
    #expect(picture.utf8.allSatisfy { $0 < 0x80 })
    #expect(picture.contains("Berlin Hbf  10:28 -> 14:30  Muenchen Hbf"))
    expectPicture(picture, named: "journeys-ascii")
  }

  @Test("where the first card is on top")
  func firstOnTop() {
    var options = ViewState.Options()
    options.stacking = .firstOnTop
    options.cardHeight = 7
    expectPicture(
      ViewState.of([.train, .flight], 60, 12, options: options).picture,
      named: "journeys-first-on-top")
  }

  @Test("an opened journey says where it begins and ends")
  func opened() {
    let page = ViewState.of([.train], 60, 20).after(.open, .open).picture
    #expect(page.contains("From              Berlin Hbf (BLS), platform 7"))
    #expect(page.contains("To                München Hbf"))
    var flight = Ticket.flight
    flight.source = Source(format: "pkpass", file: "flight.pkpass")
    let other = ViewState.of([flight], 90, 24).after(.open, .open).picture
    #expect(other.contains("London Heathrow Airport, Terminal 5 (LHR), gate B22"))
    #expect(other.ranges(of: "  From  ").count == 1)
  }

  @Test("arrows stand in one column, whatever the times and names")
  func balance() throws {
    let times = [nil, "2027-01-05T10:28", "2027-01-05"]
    let ends = [nil, "2027-01-05T14:30", "2027-01-07T14:30", "2027-01-05"]
    var columns: Set<Int> = []
    for (time, end) in times.flatMap({ time in ends.map { (time, $0) } }) {
      var ticket = Ticket.train
      ticket.date = time.map { TicketDate(Text($0)) }
      ticket.ends = end.map { TicketDate(Text($0)) }
      let face = CardFace(
        ticket, size: Size(width: 78, height: 11), strip: 3, isStripAtBottom: false,
        isFocused: false)
      let row = face.canvas(rows: 1..<2).picture
      columns.insert(try #require(row.firstIndex(of: "→")).utf16Offset(in: row))
    }
    #expect(columns == [38])
  }

  @Test("no headline runs over the frame", arguments: 2...60)
  func everySize(width: Int) {
    var void = Ticket.flight
    void.status = .void
    for ticket in [Ticket.train, .flight, void] {
      for strip in 0...4 {
        let face = CardFace(
          ticket, size: Size(width: width, height: 11), strip: strip, isStripAtBottom: false,
          isFocused: true)
        let rows = face.canvas(rows: 1..<10).picture.split(separator: "\n")
        #expect(rows.allSatisfy { $0.first == "┃" && $0.last == "┃" }, "\(strip)")
      }
    }
  }
}

@Suite("What a journey's card says")
struct JourneyWordsTests {
  @Test(
    "when it arrives",
    arguments: [
      ("2027-01-05T10:28", "2027-01-05T14:30", "14:30"),
      ("2027-01-05T22:28", "2027-01-06T06:30", "06:30+1"),
      ("2027-12-31T22:28", "2028-01-14T06:30", "06:30+14"),
      ("2027-01-05T10:28+09:00", "2027-01-04T23:30-08:00", "23:30-1"),
      ("2027-01", "2027-01-06T06:30", "06:30"), (nil, "2027-01-06T06:30", "06:30"),
      ("2027-01-05T10:28", "2027-01-06", nil), ("2027-01-05T10:28", "soon", nil),
      ("2027-01-05T10:28", nil, nil),
    ] as [(Text?, Text?, String?)])
  func arrival(date: Text?, ends: Text?, words: String?) {
    var ticket = Ticket()
    ticket.date = date.map { TicketDate($0) }
    ticket.ends = ends.map { TicketDate($0) }
    #expect(ticket.arrivalTime == words)
  }

  @Test(
    "a title that is the two stops with a sign says nothing new",
    arguments: [
      ("Berlin Hbf → München Hbf", nil), ("Berlin Hbf - münchen hbf", nil), ("BLS–MUC", nil),
      ("BLS -> München Hbf", nil), ("Berlin Hbf nach München Hbf", nil), ("  ", nil), (nil, nil),
      ("Berlin Hbf → Augsburg", "Berlin Hbf → Augsburg"), ("Berlin Hbf", "Berlin Hbf"),
      ("Berlin Hbf via München Hbf", "Berlin Hbf via München Hbf"),
      ("A week in the Alps", "A week in the Alps"),
    ] as [(Text?, String?)])
  func title(title: Text?, beside: String?) {
    var ticket = Ticket.train
    ticket.title = title
    ticket.to = Stop(name: "München Hbf", code: "MUC")
    #expect(ticket.titleBesideStops == beside)
  }

  @Test(
    "which train it is",
    arguments: [
      ("Train", "ICE 1234", "ICE 1234"), ("FLIGHT NO.", "BA 7", "BA 7"),
      ("Train number", "1234", "Train number 1234"), ("Bus", "M41", "M41"),
      ("Fähre", "Color Line", "Color Line"), ("Train class", "2", nil), ("Class", "2", nil),
      ("Bus", " ", nil), ("", "x", nil),
    ] as [(Text, Text, String?)])
  func vehicle(label: Text, value: Text, line: String?) {
    var ticket = Ticket()
    ticket.fields = [Field(label: "Coupon", value: "1"), Field(label: label, value: value)]
    #expect(ticket.vehicleLine == line)
  }

  @Test(
    "where it leaves",
    arguments: [
      (.train, "7", "Platform 7"), (.flight, "B22", "Gate B22"), (.train, "Gleis 7", "Gleis 7"),
      (nil, "7", "Platform 7"), (.bus, "North", "Platform North"), (.bus, " ", nil),
      (.bus, nil, nil),
    ] as [(Ticket.Kind?, Text?, String?)])
  func platform(kind: Ticket.Kind?, platform: Text?, words: String?) {
    var ticket = Ticket()
    ticket.kind = kind
    #expect(ticket.platform(of: Stop(name: "x", platform: platform)) == words)
  }

  @Test(
    "a stop in a line",
    arguments: [
      (Stop(name: "Berlin", code: "BER", platform: "7"), "Berlin (BER), platform 7"),
      (Stop(name: "BER", code: "BER"), "BER"), (Stop(name: " ", code: "BER"), "BER"),
      (Stop(name: "Berlin", platform: "Gleis 7"), "Berlin, Gleis 7"),
      (Stop(name: "", platform: "7"), "platform 7"),
    ])
  func line(stop: Stop, line: String) {
    #expect(Ticket().line(of: stop) == line)
  }

  @Test("a match, a task and a photo have faces of their own")
  func others() {
    #expect(Ticket.train.isShownAsJourney)
    for kind in [Ticket.Kind.task, .photo] {
      var ticket = Ticket.train
      ticket.kind = kind
      #expect(!ticket.isShownAsJourney)
      let picture = ViewState.of([ticket], 60, 12).picture
      #expect(picture.contains("Berlin Hbf → München Hbf"))
    }
    var match = Ticket.match
    (match.from, match.to) = (Stop(name: "A"), Stop(name: "B"))
    #expect(!match.isShownAsJourney)
    #expect(ViewState.of([match], 60, 12).picture.contains("Aston Villa  0 – 2  Arsenal"))
  }

  @Test("what the headline says, the body does not", arguments: [38, 58, 78])
  func once(width: Int) {
    let picture = ViewState.of([.train], width + 2, 14).picture
    for text in ["Berlin Hbf", "München Hbf", "ICE 1234", "Platform 7", "Coach 7", "14:30"] {
      #expect(picture.ranges(of: text).count == 1, "\(text)")
    }
  }
}

extension Ticket {
  static var train: Ticket {
    var ticket = Ticket.titled("Berlin Hbf → München Hbf", date: "2027-01-05T10:28")
    ticket.kind = .train
    ticket.from = Stop(name: "Berlin Hbf", code: "BLS", platform: "7")
    ticket.to = Stop(name: "München Hbf")
    ticket.ends = TicketDate("2027-01-05T14:30")
    ticket.seats = [
      Seat(seat: "61", extras: [Extra(key: "coach", value: .text("7"), isOnBack: true)])
    ]
    ticket.holder = "A. Reader"
    ticket.fields = [Field(label: "Train", value: "ICE 1234"), Field(label: "Class", value: "2")]
    ticket.barcodes = [Barcode(format: .aztec, formatName: "aztec", bytes: [1])]
    return ticket
  }

  /// A night flight between airports with long names.
  static var flight: Ticket {
    var ticket = Ticket.titled("A week in Japan", date: "2027-02-05T21:28")
    ticket.kind = .flight
    ticket.from = Stop(name: "London Heathrow Airport, Terminal 5", code: "LHR", platform: "B22")
    ticket.to = Stop(name: "Tokyo Haneda International Airport", code: "HND", platform: "114")
    ticket.ends = TicketDate("2027-02-06T17:30")
    ticket.seats = [Seat(seat: "42K"), Seat(seat: "42J")]
    ticket.fields = [
      Field(label: "Flight", value: "BA 7"), Field(label: "Boarding", value: "20:40"),
    ]
    return ticket
  }
}

extension [Ticket] {
  static var journeys: [Ticket] {
    var ferry = Ticket()
    ferry.kind = .boat
    ferry.from = Stop(name: "Harwich")
    ferry.to = Stop(name: "Hoek van Holland")
    ferry.date = TicketDate("2027-03-05T23:00")
    ferry.subtitle = "A cabin with a window"
    var bus = Ticket.titled("The coast road", date: "2027-03-05")
    bus.kind = .bus
    (bus.from, bus.to) = (Stop(name: "Rīga"), Stop(name: "Tallinn"))
    var wide = Ticket.train
    wide.title = nil
    wide.from = Stop(name: "東京", platform: "14番線")
    wide.to = Stop(name: "新大阪")
    wide.fields = []
    var start = Ticket()
    start.from = Stop(name: "Rome")
    var void = Ticket.train
    void.status = .void
    return [.train, .flight, ferry, bus, wide, start, void]
  }
}
