import TestSupport
import Testing

@testable import Tickets

@Suite("Groups of tickets")
struct CollectionsTests {
  static func catalogue(_ tickets: [Ticket], _ order: Wallet.Order = .file) -> Catalogue {
    collections(tickets).catalogue(for: Wallet(tickets, order: order))
  }

  static func collections(_ tickets: [Ticket]) -> Collections {
    var collections = Collections()
    for ticket in tickets { collections.add(ticket) }
    return collections
  }

  static func tagged(_ tags: Text...) -> Ticket {
    var ticket = Ticket()
    ticket.tags = tags
    return ticket
  }

  @Test("seasons: the newest first, those without a date last; by default a season is a year")
  func seasons() {
    var old = Ticket("old", date: "2023-05-01")
    old.season = "2022–23"
    var older = Ticket("older", date: "2023-04-01")
    older.season = "B"
    var undated = Ticket("undated")
    undated.season = "A"
    var other = undated
    other.season = "C"
    let seasons = Self.catalogue([
      undated, old, Ticket("new", date: "2024-08-24"), older, other, Ticket("new", date: "2024"),
    ]).groups(by: .season)
    #expect(seasons.map(\.name) == ["2024", "2022–23", "B", "C", "A"])
    #expect(seasons.map(\.numbers) == [[2, 5], [1], [3], [4], [0]])
    #expect(seasons[0].statistics.count == 2)
  }

  @Test("competitions and tags: the one with most tickets first, then by name")
  func counted() {
    let tickets = ["Cup", "League", "Friendly", "League", "", "Cup ", " "].map { name in
      var ticket = Ticket()
      ticket.competition = Text(name)
      return ticket
    }
    let catalogue = Self.catalogue(tickets)
    #expect(catalogue.groups(by: .competition).map(\.name) == ["Cup", "League", "Friendly"])
    #expect(catalogue.groupings == [.competition])
    #expect(catalogue.all.count == 7)
  }

  @Test("a ticket is in each of its tags once, whatever their case; lines are safe")
  func tags() {
    let groups = Self.catalogue([
      Self.tagged("Rain"), Self.tagged("sun", "RAIN", "rain", "Sun", ""),
      Self.tagged("a\u{1b}\nb"),
    ]).groups(by: .tag)
    #expect(groups.map(\.name) == ["Rain", "a␛ b", "sun"])
    #expect(groups.map(\.numbers) == [[0, 1], [2], [1]])
    #expect(groups[0].statistics.count == 2)
  }

  @Test("numbers are in the wallet's order, whichever tickets it shows")
  func order() {
    let dates = ["2024-01-02", "2024-01-03", "2024-01-01"]
    let tickets = dates.map { Ticket("x", date: $0) }
    let collections = Self.collections(tickets)
    let wallet = Wallet(tickets, order: .new)
    #expect(collections.catalogue(for: wallet).groups(by: .season)[0].numbers == [1, 0, 2])
    #expect(
      collections.catalogue(for: wallet.showing([2])) == collections.catalogue(for: wallet))
    #expect(
      collections.catalogue(for: wallet.ordered(by: .old)).groups(by: .season)[0].numbers
        == [2, 0, 1])
  }

  @Test("tickets that were not taken yet are in no group")
  func partly() {
    let tickets = [Self.tagged("a"), Self.tagged("a"), Self.tagged("b")]
    let wallet = Wallet(tickets, order: .file)
    let catalogue = Self.collections(Array(tickets.prefix(2))).catalogue(for: wallet)
    #expect(catalogue.groups(by: .tag).map(\.numbers) == [[0, 1]])
    #expect(Collections().catalogue(for: wallet) == Catalogue())
    #expect(Catalogue().groupings.isEmpty)
  }

  @Test("of too many groups the last is that of all others, and a ticket is in it once")
  func others() {
    let most = GroupTable.mostGroups
    var tickets = (0..<most).map { Self.tagged(Text("t\($0)")) }
    #expect(Self.catalogue(tickets).groups(by: .tag).count == most)
    #expect(Self.catalogue(tickets).groups(by: .tag).allSatisfy { $0.name != "others" })
    tickets += [Self.tagged("new", "newer", "t5", Text("t\(most - 1)")), Self.tagged("newest")]
    let groups = Self.catalogue(tickets).groups(by: .tag)
    #expect(groups.count == most)
    #expect(groups.first?.name == "t5")
    #expect(groups.last?.name == "others")
    #expect(groups.last?.numbers == [UInt32(most) - 1, UInt32(most), UInt32(most) + 1])
  }

  @Test("a name as long as a file is cut")
  func longNames() {
    let long = String(repeating: "x", count: 100_000)
    let groups = Self.catalogue([Self.tagged(Text(long)), Self.tagged(Text(long + "y"))])
      .groups(by: .tag)
    #expect(groups.map(\.name.count) == [Name.longest])
    #expect(groups.map(\.numbers) == [[0, 1]])
  }

  @Test("every group is what a look at each ticket finds", arguments: 0..<20)
  func law(seed: UInt64) {
    var random = RandomTickets(seed: seed)
    let tickets = random.tickets(upTo: 50)
    let wallet = Wallet(tickets, order: .new)
    let catalogue = Self.collections(tickets).catalogue(for: wallet)
    #expect(catalogue.all == Statistics(tickets))
    for grouping in Grouping.allCases {
      let groups = catalogue.groups(by: grouping)
      let names = Set(tickets.flatMap { $0.names(by: grouping) })
      #expect(Set(groups.map { $0.name.lowercased() }) == names)
      #expect(groups.count == names.count)
      for group in groups {
        let numbers = (0..<wallet.count).compactMap { wallet.number(at: $0) }.filter {
          tickets[$0].names(by: grouping).contains(group.name.lowercased())
        }
        #expect(group.numbers == numbers.map { UInt32($0) })
        #expect(group.statistics == Statistics(numbers.sorted().map { tickets[$0] }))
      }
    }
  }
}

extension Ticket {
  fileprivate func names(by grouping: Grouping) -> Set<String> {
    let names: [String?] =
      switch grouping {
      case .season: [seasonName]
      case .competition: [competition?.line]
      case .tag: tags.map(\.line)
      }
    return Set(names.compactMap { $0?.lowercased() }.filter { !$0.isEmpty })
  }
}
