import Tickets

// MARK: - Loyalty cards

/// How far a member has come: `Gold`.
///
/// It belongs to the class, but some put it into the object.
struct GoogleTier {
  /// Of the member.
  let name: String
  let label: Text
  let value: Text?
}

extension GoogleReader {
  mutating func readLoyaltyClass(_ value: JSONValue, into parent: inout GoogleClass) {
    parent.ticket.kind = .loyalty
    parent.ticket.title = text("programName", in: value)
    parent.tiers = Self.tiers.map { name, label in
      GoogleTier(
        name: name, label: text(name + "Label", in: value) ?? label, value: text(name, in: value))
    }
  }

  mutating func readLoyalty(
    _ value: JSONValue, in parent: GoogleClass, into ticket: inout Ticket
  ) {
    ticket.kind = .loyalty
    ticket.holder = text("accountName", in: value)
    ticket.reference = text("accountId", in: value)
    for tier in parent.tiers {
      ticket.addField(tier.label, text(tier.name, in: value) ?? tier.value)
    }
    for name in ["loyaltyPoints", "secondaryLoyaltyPoints"] {
      let points = value[name]
      ticket.addField(text("label", in: points) ?? "Points", balance(points?["balance"]))
    }
  }

  /// Members of a class, with what they are called where the class does not say it.
  private static let tiers: [(name: String, label: Text)] = [
    ("rewardsTier", "Tier"), ("secondaryRewardsTier", "Second tier"),
  ]

  /// Points as a text, a number or money.
  private mutating func balance(_ value: JSONValue?) -> Text? {
    if let money = money("money", in: value) { return Text(money.line) }
    return text("string", in: value) ?? text("int", in: value) ?? text("double", in: value)
  }
}

// MARK: - Offers and gift cards

extension GoogleReader {
  mutating func readOfferClass(_ value: JSONValue, into parent: inout GoogleClass) {
    parent.ticket.kind = .coupon
    parent.ticket.title = text("title", in: value)
    parent.ticket.subtitle = text("provider", in: value)
    let channel = constant("redemptionChannel", in: value)
    parent.ticket.addField("Redeem", channel.map { Self.channels[$0] ?? Text($0) })
    parent.ticket.addBack("Help", text("uri", in: value["helpUri"]))
  }

  private static let channels: [String: Text] = [
    "instore": "in the shop", "online": "online", "both": "in the shop and online",
    "temporary price reduction": "without a code",
  ]

  mutating func readGiftCardClass(_ value: JSONValue, into parent: inout GoogleClass) {
    parent.ticket.kind = .coupon
    parent.ticket.title = text("merchantName", in: value)
  }

  mutating func readGiftCard(_ value: JSONValue, into ticket: inout Ticket) {
    ticket.kind = .coupon
    ticket.reference = text("cardNumber", in: value)
    ticket.addField("Balance", money("balance", in: value).map { Text($0.line) })
    let updated = date("balanceUpdateTime", in: value)
    ticket.addBack("Balance of", updated.map { Text($0.shown) })
    ticket.addBack("PIN", text("pin", in: value))
  }
}

// MARK: - Other passes

extension GoogleReader {
  /// The title stands above a header, the largest text, which a subheader may label.
  mutating func readGeneric(_ value: JSONValue, into ticket: inout Ticket) {
    ticket.kind = constant("genericType", in: value).flatMap { Self.genericKinds[$0] }
    let (header, subheader) = (text("header", in: value), text("subheader", in: value))
    ticket.title = text("cardTitle", in: value)
    if ticket.title == nil {
      ticket.title = header ?? subheader
      if header != nil { ticket.subtitle = subheader }
    } else if let subheader {
      ticket.addField(subheader, header)
    } else {
      ticket.subtitle = header
    }
  }

  private static let genericKinds: [String: Ticket.Kind] = [
    "generic voucher": .coupon, "generic loyalty card": .loyalty,
    "generic gym membership": .loyalty, "generic library membership": .loyalty,
  ]
}
