/// Whose a JSON object is, by its keys.
enum ForeignObject {
  case pass, google, schemaOrg

  init?(_ object: JSONValue) {
    guard let members = object.members else { return nil }
    let keys = Set(members.map(\.key))
    if !keys.isDisjoint(with: ["@graph", "@context"])
      || keys.contains("@type") && keys.isDisjoint(with: ["title", "home"])
    {
      self = .schemaOrg
    } else if keys.intersection(Self.passKeys).count >= 2 {
      self = .pass
    } else if GoogleWallet.looksLike(object) {
      self = .google
    } else {
      return nil
    }
  }

  private static let passKeys: Set<String> = [
    "formatVersion", "passTypeIdentifier", "serialNumber", "teamIdentifier", "organizationName",
    "boardingPass", "coupon", "eventTicket", "generic", "storeCard", "posterGeneric", "barcodes",
    "barcode", "semantics", "relevantDate", "relevantDates",
  ]
}
