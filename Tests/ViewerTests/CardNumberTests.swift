import Testing
import Tickets

@testable import Viewer

@Suite("Customers' cards and coupons")
struct CardNumberTests {
  @Test("a card's number is never cut: it takes the place of what stands beside it")
  func cardNumber() {
    func rows(_ columns: Int) -> (left: String?, right: String?, details: Set<Headline.Detail>) {
      let headline = Headline(.loyalty, rows: 2, columns: columns)
      return (headline.rows[1].left?.text, headline.rows[1].right?.text, headline.details)
    }
    #expect(rows(40).left == "Gold member")
    #expect(rows(40).right == "1234 5678 9012")
    #expect(rows(26).left == "1234 5678 9012")
    #expect(rows(26).details == [.number])
    #expect(rows(13).left == "Gold member")
    #expect(rows(13).details == [.subtitle])
  }

  @Test("it is said once, and what it has displaced is in the body", arguments: [80, 34])
  func once(width: Int) {
    let picture = ViewState.of([.loyalty], width, 12).picture
    #expect(picture.ranges(of: "1234 5678 9012").count == 1)
    #expect(picture.ranges(of: "Gold member").count == 1)
    #expect(!picture.contains("Reference"))
  }

  @Test("a coupon says in words that it is over, with its number alone where nothing else is known")
  func coupon() {
    var coupon = Ticket.titled("20 % off", date: "2026-01-01")
    coupon.kind = .coupon
    coupon.reference = "ABCD-20"
    coupon.status = .expired
    #expect(Headline(coupon, rows: 2, columns: 60).rows[1].left?.text == "ABCD-20")
    #expect(ViewState.of([coupon], 40, 12).picture.contains("EXPIRED · 2026-01-01"))
    coupon.kind = .concert
    #expect(ViewState.of([coupon], 40, 12).picture.contains("Reference  ABCD-20"))
  }
}

extension Ticket {
  static var loyalty: Ticket {
    var ticket = Ticket.titled("Baker's card")
    ticket.kind = .loyalty
    ticket.subtitle = "Gold member"
    ticket.reference = "1234 5678 9012"
    return ticket
  }
}
