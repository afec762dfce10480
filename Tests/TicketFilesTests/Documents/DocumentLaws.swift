import TestSupport
import Testing

@testable import TicketFiles

@Suite("Documents: laws")
struct DocumentLaws {
  private static let pieces = [
    "<", ">", "</", "<a href='", "'>", "</a>", "<p>", "</p>", "<li>", "<br>", "<pre>", "<!--",
    "-->",
    "<script type=application/ld+json>", "</script>", "<div itemscope itemprop=x>", "</div>",
    "<b itemprop='y z'>", "</b>", "{\"a\": 1}", "[", "&amp;", "&#x", "&nbsp", ";", "\"", "'", " ",
    "\n", "\r\n", "text", "é", "🎟", "=?utf-8?Q?", "?=", "=C3", "=\n", "--b", "--b--", ":", "From ",
    "Content-Type: multipart/mixed; boundary=b", "Content-Type: message/rfc822",
    "Content-Type: text/html; charset=iso-8859-2", "Content-Transfer-Encoding: base64", "\n\n",
    "BEGIN:VEVENT\n", "END:VEVENT\n", "SUMMARY:", "DTSTART:2024", "0824T10", "DURATION:P1D", "\\,",
    "X-KDE-KITINERARY-RESERVATION:", "\u{0}", "filename*0*=", "%C3", "\t",
  ]

  private static func text(_ dice: inout SeededGenerator) -> String {
    (0..<dice.below(60)).map { _ in pieces[dice.below(pieces.count)] }.joined()
  }

  @Test("any text is read, its places lie in it, and plain text has no tag left")
  func anything() throws {
    var dice = SeededGenerator(seed: 41)
    for _ in 0..<3000 {
      let text = Self.text(&dice)
      let bytes = Array(text.utf8)
      let page = StructuredData(of: bytes)
      #expect(page.remarks.allSatisfy { 0...bytes.count ~= $0.offset ?? 0 })
      #expect((page.scripts + page.items).allSatisfy { 0...bytes.count ~= $0.offset })
      let plain = HTMLText.plain(text)
      #expect(plain.utf8.count <= 3 * bytes.count)
      // In quotes they belong to a link.
      if !text.contains(where: { $0 == "'" || $0 == "\"" }) {
        #expect(!plain.contains("<br>") && !plain.contains("</p>"))
      }
      _ = CalendarFile.read(text)
      let mail = try MailMessage(bytes)
      #expect(
        mail.parts.allSatisfy {
          String(validating: $0.bytes, as: UTF8.self) != nil || !$0.type.hasPrefix("text/")
        })
    }
  }

  @Test("a page is cut into tokens without gaps or overlaps")
  func tokens() {
    var dice = SeededGenerator(seed: 42)
    for _ in 0..<2000 {
      let bytes = Array(Self.text(&dice).utf8)
      var tokenizer = HTMLTokenizer(bytes)
      var end = 0
      while let token = tokenizer.next() {
        switch token {
        case .text(let range), .raw(_, let range):
          #expect(range.lowerBound >= end && range.upperBound <= bytes.count)
          end = range.upperBound
        case .start(let tag):
          #expect(tag.range.lowerBound >= end && bytes[tag.range.upperBound - 1] == 0x3e)
          end = tag.range.upperBound
        case .end, .hidden: continue
        }
      }
    }
  }

  @Test("what is encoded comes back, byte by byte")
  func roundTrips() {
    var dice = SeededGenerator(seed: 43)
    for _ in 0..<500 {
      let bytes = (0..<dice.below(200)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
      let quoted = Self.quotedPrintable(bytes, with: &dice)
      #expect(TransferEncoding.quotedPrintable.decode(quoted[...]) == bytes)
      var base64 = Array(Base64.encode(bytes).utf8)
      for _ in 0..<dice.below(5) {
        let junk = Array("\r\n \t-!*".utf8)
        base64.insert(junk[dice.below(junk.count)], at: dice.below(base64.count + 1))
      }
      #expect(TransferEncoding.base64.decode(base64[...]) == bytes)
    }
  }

  /// RFC 2045, §6.7, with soft line breaks anywhere.
  private static func quotedPrintable(
    _ bytes: [UInt8], with dice: inout SeededGenerator
  ) -> [UInt8] {
    var text = ""
    for byte in bytes {
      if dice.below(20) == 0 { text += dice.below(2) == 0 ? "=\r\n" : "= \n" }
      let isPlain = 0x21...0x7e ~= byte && byte != 0x3d
      let digits = String(byte, radix: 16, uppercase: dice.below(2) == 0)
      text += isPlain ? String(Unicode.Scalar(byte)) : "=" + (byte < 16 ? "0" : "") + digits
    }
    return Array(text.utf8)
  }

  @Test(
    "the same piece over and over is read to its end, and nothing grows but in proportion",
    arguments: [
      "<a \">\" ", "<a '", "<!-- ", "</", "<script>", "<b></i>", "<p><div>", "<li>", "<a href=x>",
      "<div itemscope itemprop='a b c'>", "<b itemprop=x>x", "&amp", "&#1",
      "<script type=application/ld+json>{", "<a href=\"x",
    ])
  func repeatedMarkup(piece: String) {
    let text = String(repeating: piece, count: 30_000 / piece.utf8.count)
    #expect(HTMLText.plain(text).utf8.count < 4 * text.utf8.count)
    let page = StructuredData(of: Array(text.utf8))
    #expect(page.remarks.count < text.utf8.count)
  }

  @Test(
    "the same line over and over, too",
    arguments: [
      "=?", "=?a?Q?", "=?utf-8?Q?a?= ", "--b\n", "\n ", ";a=\"", ";a*0=b", "A:\n", "\\,", "X\n",
      "From \n\nFrom a\nA: b\n\n", "BEGIN:VEVENT\n", "BEGIN:VALARM\n", "P1W",
    ])
  func repeatedLines(piece: String) {
    let text = String(repeating: piece, count: 10_000 / piece.utf8.count)
    let heads = [
      "", "Subject: ", "Content-Type: ", "Content-Type: multipart/mixed; boundary=b\n\n",
    ]
    for head in heads {
      guard let mail = try? MailMessage(Array((head + text).utf8)) else { continue }
      #expect(mail.parts.reduce(0) { $0 + $1.bytes.count } <= text.utf8.count)
    }
    let calendar = CalendarFile.read(
      "BEGIN:VEVENT\nSUMMARY:a\nX;Y=\(text)\nSUMMARY:\(text)\nDURATION:\(text)")
    #expect(1...3 * text.utf8.count ~= calendar.tickets.count)
  }
}
