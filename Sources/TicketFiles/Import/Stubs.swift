import Tickets
struct MailMessage { struct Part { var type: String; var name: String?; var bytes: [UInt8] }
  static func looksLikeMail(_ start: [UInt8]) -> Bool { false }
  var parts: [Part] = []
  init(_ bytes: [UInt8]) throws(Refusal) {} }
enum HTMLPage { static func read(_ text: String) -> Reading { Reading() } }
enum CalendarFile { static func read(_ text: String) -> Reading { Reading() } }
