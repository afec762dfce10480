import CardLayout
import Geometry
import Testing
import Tickets

@testable import Viewer

@Suite("Photos and tasks as pictures")
struct FacePictureTests {
  @Test("an album at every size", arguments: [(80, 24), (160, 40), (20, 12)])
  func album(width: Int, height: Int) {
    expectPicture(
      ViewState.of(.album, width, height).counted.picture, named: "album-\(width)x\(height)")
  }

  @Test("a task list at every size", arguments: [(80, 24), (160, 40), (20, 12)])
  func tasks(width: Int, height: Int) {
    expectPicture(
      ViewState.of(.tasks, width, height).counted.picture, named: "tasks-\(width)x\(height)")
  }

  @Test("with few rows a card, what the strip leaves out is in the body", arguments: [1, 2])
  func strips(step: Int) {
    var options = ViewState.Options()
    options.step = step
    let picture = ViewState.of([.task("b"), .photo], 44, 13, options: options).picture
    #expect(picture.contains("Valletta, MT"))
    #expect(picture.contains("Picture  IMG_2044.jpg"))
    #expect(picture.contains("☐ b"))
  }

  @Test("where the first card is on top")
  func firstOnTop() {
    var options = ViewState.Options()
    options.stacking = .firstOnTop
    options.cardHeight = 5
    #expect(
      ViewState.of([.task("Renew the passport"), .photo], 48, 9, options: options).picture == """
         ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
         ┃                                            ┃
         ┃  ☐ Renew the passport                      ┃
         ┃  Town hall                                 ┃
         ┗━ ❯ Task ━━━━━━━━━━━━━━━━━━ due 2026-12-01 ━┛
         │  Sunset over the harbour                   │
         │  Valletta, MT              ▣ IMG_2044.jpg  │
         ╰─ Photo ───────────────── 2024-08-24 19:41 ─╯
           ? help            card 1/2 · row 0/8 · 100 %
        """)
  }

  @Test("in ASCII a ticked box and an empty one are told apart")
  func ascii() {
    var options = ViewState.Options()
    options.isASCII = true
    let picture = ViewState.of([.task("open"), .done("over"), .photo], 60, 16, options: options)
      .picture
    #expect(picture.utf8.allSatisfy { $0 < 0x80 })
    for text in ["o open", "x over", "DONE - due", "# IMG_2044.jpg"] {
      #expect(picture.contains(text), "\(text)")
    }
  }

  @Test("a done task says so once, and its title steps back")
  func done() {
    var used = Ticket.done("used")
    used.status = .used
    let picture = ViewState.of([used], 60, 12).picture
    #expect(picture.contains("DONE · due Tue 2026-12-01"))
    #expect(!picture.contains("USED"))
    let roles = [Ticket.task("a"), used].map { ticket in
      Headline(ticket, rows: 2, columns: 40).rows.first?.left?.role
    }
    #expect(roles == [.title, .dimmed])
  }

  @Test("a picture's name takes what the place leaves, or leaves its mark", arguments: 0...60)
  func pictureName(columns: Int) throws {
    var photo = Ticket.photo
    photo.image = "folder/a-name-of-24-columns.jpg"
    let headline = Headline(photo, rows: 2, columns: columns)
    let name = try #require(headline.rows[1].right).text
    // Valletta, MT and two spaces are 14.
    let expected =
      switch columns {
      case ..<22: "▣"
      case 22..<40: "▣ " + "a-name-of-24-columns.jpg".prefix(columns - 14 - 3) + "…"
      default: "▣ a-name-of-24-columns.jpg"
      }
    #expect(name == expected)
    #expect(headline.details.contains(.picture) == (columns >= 22))
  }

  @Test("missing parts leave empty rows, and no mark")
  func missing() {
    for kind in [Ticket.Kind.photo, .task] {
      var ticket = Ticket()
      ticket.kind = kind
      let rows = Headline(ticket, rows: 2, columns: 40).rows
      #expect(rows.count == 2)
      #expect(rows[1].left == nil && rows[1].right == nil)
    }
  }

  @Test("an opened task says when it is due, and whether it is done")
  func opened() {
    let page = ViewState.of([.done("Renew the passport")], 60, 14).after(.open, .open).picture
    for text in ["Due               Tue 2026-12-01", "Done              yes"] {
      #expect(page.contains(text))
    }
    #expect(page.ranges(of: "Done").count == 1)
    let open = ViewState.of([.task("x")], 60, 14).after(.open, .open).picture
    #expect(open.contains("Done              no"))
    let match = ViewState.of([.match], 60, 30).after(.open, .open).picture
    #expect(match.contains("Date              Sat 2024-08-24 17:30"))
    #expect(!match.contains("Done"))
  }
}

extension Ticket {
  static func task(_ title: String) -> Ticket {
    var ticket = Ticket.titled(title, date: "2026-12-01")
    ticket.kind = .task
    ticket.venue = Venue(name: "Town hall")
    return ticket
  }

  static func done(_ title: String) -> Ticket {
    var ticket = Ticket.task(title)
    ticket.extras = [Extra(key: "done", value: .bool(true), isOnBack: true)]
    return ticket
  }

  static var photo: Ticket {
    var ticket = Ticket.titled("Sunset over the harbour", date: "2024-08-24T19:41")
    ticket.kind = .photo
    ticket.venue = Venue(city: "Valletta", country: "MT")
    ticket.image = "malta/IMG_2044.jpg"
    return ticket
  }
}

extension [Ticket] {
  static var album: [Ticket] {
    var long = Ticket.photo
    long.title = "A title that goes on and on, for it tells all that is to be seen in the picture"
    long.venue = Venue(name: "A place with a name as long as any place has had", city: "Somewhere")
    long.image = "a-name-that-is-longer-than-any-card-of-this-program-is-wide-and-then-some.jpeg"
    var wide = Ticket.photo
    wide.title = "哲学の道の桜"
    wide.venue = Venue(name: "哲学の道", city: "京都", country: "JP")
    wide.image = "桜/京都の桜.jpg"
    var untitled = Ticket()
    untitled.kind = .photo
    untitled.image = "IMG_1.jpg"
    var told = Ticket.photo
    told.rating = 5
    told.notes = "The last ferry had just left."
    return [.photo, long, wide, untitled, told]
  }

  static var tasks: [Ticket] {
    var long = Ticket.done("A task that takes longer to say than to do, and longer than any card")
    long.date = TicketDate("2026-03")
    var void = Ticket.task("新しいパスポートを申請する")
    void.status = .void
    var untitled = Ticket()
    untitled.extras = [Extra(key: "completed", value: .bool(false), isOnBack: false)]
    var told = Ticket.task("Plant the two apple trees")
    told.competition = "The garden"
    told.date = TicketDate("soon")
    told.notes = "Boskoop by the wall, Topaz by the fence."
    return [.task("Renew the passport"), long, void, untitled, told]
  }
}
