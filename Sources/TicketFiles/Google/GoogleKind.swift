import Tickets

/// What Google Wallet keeps, named as its objects' types are.
enum GoogleKind: String, CaseIterable {
  case event = "eventTicket"
  case flight, transit, loyalty, offer, giftCard, generic

  /// Whether a class says when and where something takes place, and is worth a card by itself.
  var isShownWithoutObject: Bool {
    switch self {
    case .event, .flight, .offer: true
    case .transit, .loyalty, .giftCard, .generic: false
    }
  }

  /// A title where nothing else gives one.
  var title: Text {
    switch self {
    case .event: "Event ticket"
    case .flight: "Boarding pass"
    case .transit: "Transit ticket"
    case .loyalty: "Loyalty card"
    case .offer: "Offer"
    case .giftCard: "Gift card"
    case .generic: "Pass"
    }
  }
}

/// A type of Google Wallet: a class says what many tickets have in common, an object is a ticket.
struct GoogleType: Equatable {
  let kind: GoogleKind
  let isClass: Bool

  /// - Parameter name: `eventTicketObject`, or `eventTicketObjects` as lists of them are called.
  init?(named name: some StringProtocol) {
    for kind in GoogleKind.allCases where name.hasPrefix(kind.rawValue) {
      switch name.dropFirst(kind.rawValue.count) {
      case "Class", "Classes": self.init(kind: kind, isClass: true)
      case "Object", "Objects": self.init(kind: kind, isClass: false)
      default: continue
      }
      return
    }
    return nil
  }

  private init(kind: GoogleKind, isClass: Bool) {
    self.kind = kind
    self.isClass = isClass
  }

  /// The type that a value names itself, as older versions of the interface do:
  /// `walletobjects#eventTicketObject`.
  init?(namedIn value: JSONValue) {
    guard case .string(let name)? = value["kind"]?.kind, name.hasPrefix("walletobjects#") else {
      return nil
    }
    self.init(named: name.dropFirst("walletobjects#".count))
  }
}

extension GoogleKind {
  /// The kind that an object's members speak for.
  init?(ofObject value: JSONValue) { self.init(of: value, by: Self.objectMembers) }

  /// The kind that a class's members speak for.
  init?(ofClass value: JSONValue) { self.init(of: value, by: Self.classMembers) }

  private init?(of value: JSONValue, by members: [(name: String, kind: GoogleKind)]) {
    guard let kind = members.first(where: { value[$0.name] != nil })?.kind else { return nil }
    self = kind
  }

  private static let objectMembers: [(name: String, kind: GoogleKind)] = [
    ("seatInfo", .event), ("ticketHolderName", .event), ("faceValue", .event),
    ("boardingAndSeatingInfo", .flight), ("passengerName", .flight), ("ticketLeg", .transit),
    ("ticketLegs", .transit), ("tripType", .transit), ("passengerNames", .transit),
    ("loyaltyPoints", .loyalty), ("accountName", .loyalty), ("accountId", .loyalty),
    ("cardNumber", .giftCard), ("cardTitle", .generic), ("genericType", .generic),
  ]

  private static let classMembers: [(name: String, kind: GoogleKind)] = [
    ("eventName", .event), ("flightHeader", .flight), ("transitType", .transit),
    ("programName", .loyalty), ("redemptionChannel", .offer), ("merchantName", .giftCard),
  ]
}
