import Tickets
enum JSONWebToken { static func looksLike(_ start: [UInt8]) -> Bool { false } }
enum Catima { static func looksLike(_ start: [UInt8]) -> Bool { false }
  static func read(_ text: String) -> Reading { Reading() } }
struct MailMessage { struct Part { var type: String; var name: String?; var bytes: [UInt8] }
  static func looksLikeMail(_ start: [UInt8]) -> Bool { false }
  var parts: [Part] = []
  init(_ bytes: [UInt8]) throws(Refusal) {} }
enum HTMLPage { static func read(_ text: String) -> Reading { Reading() } }
enum CalendarFile { static func read(_ text: String) -> Reading { Reading() } }
enum GoogleWallet {
  static func read(_ root: JSONValue, languages: [String]) -> Reading { Reading() }
  static func read(_ text: String) throws(Refusal) -> Reading { Reading() } }
struct ZipArchive { struct Entry { var name: String; var isRegular = true }
  var entries: [Entry] = []
  init(_ bytes: [UInt8]) throws(Refusal) {}
  mutating func contents(of entry: Entry) throws(Refusal) -> [UInt8] { [] } }
enum PassPackage {
  static func read(_ archive: inout ZipArchive, options: ReadingOptions) throws(Refusal) -> Reading { Reading() } }
enum Digest { static func sha256(_ bytes: [UInt8]) -> String { "" } }
