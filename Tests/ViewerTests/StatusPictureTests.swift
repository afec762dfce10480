import Geometry
import Screen
import Testing
import Tickets

@testable import Viewer

@Suite("What is over, or void, says so")
struct StatusPictureTests {
  static let stated: [Ticket] = [Ticket.Status.void, .expired, .used, .valid].map { status in
    var ticket = Ticket.match
    ticket.status = status
    return ticket
  }

  @Test(
    "on the strip, in words, and never in the place of the date",
    arguments: [(60, 24), (40, 24), (24, 24), (20, 24)])
  func words(width: Int, height: Int) {
    let picture = ViewState.of(Self.stated, width, height).picture
    for word in ["VOID", "EXPIRED", "USED"] {
      #expect(picture.ranges(of: word).count == 1, "\(word)")
    }
    #expect(!picture.contains("VALID"))
    #expect(picture.ranges(of: "2024-08-24").count == 4)
    expectPicture(picture, named: "status-\(width)x\(height)")
  }

  @Test("where the first card is on top, and in ASCII")
  func firstOnTop() {
    var options = ViewState.Options()
    options.stacking = .firstOnTop
    options.isASCII = true
    let picture = ViewState.of(Self.stated, 60, 24, options: options).picture
    for word in ["VOID - Sat", "EXPIRED - Sat", "USED - Sat"] { #expect(picture.contains(word)) }
  }

  @Test("a date that is a long text leaves the edge to itself")
  func longDate() {
    var ticket = Ticket.titled("Tosca", date: "some evening in the late summer")
    ticket.status = .void
    let lines = ViewState.of([ticket], 44, 12).picture.split(separator: "\n")
    #expect(lines.contains { $0.contains("some evening in the late summer ━") })
    #expect(lines.contains { $0.contains("VOID Tosca") })
  }

  @Test("what is void warns; what is over does not")
  func roles() throws {
    for (ticket, role) in zip(Self.stated, [Style.Role.warning, .label, .label]) {
      let face = CardFace(
        ticket, size: Size(width: 60, height: 11), strip: 3, isStripAtBottom: false,
        isFocused: false)
      let canvas = face.canvas(rows: 0..<1)
      let word = ticket.status?.rawValue.uppercased() ?? ""
      let picture = canvas.picture
      let start = try #require(picture.firstRange(of: word)?.lowerBound)
      let x = picture.distance(from: picture.startIndex, to: start)
      guard case .glyph(_, let style) = canvas[x, 0] else { continue }
      #expect(style.role == role, "\(word)")
    }
  }

  @Test("that a code cannot be kept is seen on a card of the usual height")
  func code() {
    var ticket = Ticket.match
    ticket.score = nil
    ticket.title = "Season opener"
    ticket.reference = "R1"
    ticket.fields =
      (1...20).map { Field(label: Text("Line \($0)"), value: "x") }
      + [Field(label: "Code", value: "none to show: it changes every few seconds")]
    for width in [40, 60, 80] {
      let picture = ViewState.of([ticket], width, 14).picture
      #expect(picture.contains("Code  none to show: it changes"))
    }
  }
}
