import Screen
import Testing

@testable import Curses

@Suite("What curses reads becomes keys")
struct KeyDecoderTests {
  private func keys(_ text: String, flush: Bool = true) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for scalar in text.unicodeScalars { decoder.feed(.scalar(scalar), to: &keys) }
    if flush { decoder.flush(to: &keys) }
    return keys
  }

  @Test(
    "one scalar is one key",
    arguments: [
      ("a", Key.character("a")), ("[", .character("[")), ("本", .character("本")),
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7f}", .backspace), ("\u{8}", .backspace),
      ("\u{1}", .control("a")), ("\u{c}", .control("l")), ("\u{1a}", .control("z")),
      ("\u{0}", .control("@")), ("\u{1c}", .control("\\")), ("\u{1f}", .control("_")),
      ("\u{1b}", .escape),
    ])
  func plain(text: String, key: Key) { #expect(keys(text) == [key]) }

  @Test(
    "sequences that terminfo may not have",
    arguments: [
      ("[A", Key.up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OD", .left),
      ("[H", .home), ("[F", .end), ("OH", .home), ("OF", .end), ("[1~", .home), ("[4~", .end),
      ("[7~", .home), ("[8~", .end), ("[2~", .insert), ("[3~", .delete), ("[5~", .pageUp),
      ("[6~", .pageDown), ("[Z", .backTab), ("[1;5A", .up), ("[3;2~", .delete), ("OM", .enter),
      ("OP", .function(1)), ("[[B", .function(2)), ("[13~", .function(3)), ("[1;2S", .function(4)),
      ("[15~", .function(5)), ("[17~", .function(6)), ("[21~", .function(10)),
      ("[23~", .function(11)), ("[24~", .function(12)),
    ])
  func known(sequence: String, key: Key) {
    #expect(keys("\u{1b}\(sequence)x") == [key, .character("x")])
  }

  @Test(
    "unknown sequences are swallowed whole",
    arguments: [
      "[1;9Z", "[<0;12;7M", "[<0;12;7m", "[M !!", "[?62;4c", "[24;80R", "[>41;354;0c", "[27;5;9~",
      "[I", "[O", "[97;5u", "[1$y", "Oz", "O5z", "]10;rgb:ff/ff/ff\u{7}", "]11;rgb:0/0/0\u{1b}\\",
      "P1$r0m\u{1b}\\", "Pq\u{7}", "_Gi=1;OK\u{1b}\\", "^x\u{1b}\\", "[99999999999999999999999~",
      "[\(String(repeating: "1;", count: 999))A", "[25~", "[201~",
    ])
  func unknown(sequence: String) {
    #expect(keys("\u{1b}\(sequence)x") == [.character("x")])
  }

  @Test(
    "what is broken off is no key",
    arguments: ["[", "[1;", "O", "]0;title", "P", "[M!", "[["])
  func brokenOff(sequence: String) { #expect(keys("\u{1b}\(sequence)") == []) }

  @Test("what is broken off by another sequence gives way to it")
  func interrupted() {
    #expect(keys("\u{1b}[1;\u{1b}[A") == [.up])
    #expect(keys("\u{1b}]0;title\u{1b}[Bx") == [.down, .character("x")])
    #expect(keys("\u{1b}[本a") == [.character("a")])
  }

  @Test("an escape before something else is a key")
  func escapes() {
    #expect(keys("\u{1b}x") == [.escape, .character("x")])
    #expect(keys("\u{1b}\u{1b}") == [.escape, .escape])
    #expect(keys("\u{1b}\u{1b}[A") == [.escape, .up])
    var decoder = KeyDecoder()
    var result: [Key] = []
    for symbol in [KeyDecoder.Symbol.scalar("\u{1b}"), .key(.up), .key(nil)] {
      decoder.feed(symbol, to: &result)
    }
    #expect(result == [.escape, .up])
  }

  @Test("a paste is one key, without its controls")
  func paste() {
    #expect(
      keys("\u{1b}[200~rm *\r\u{1b}]0;x\u{7}\u{9b}本\u{1b}[201~x")
        == [.paste("rm *]0;x本"), .character("x")])
    #expect(keys("\u{1b}[200~a\u{1b}[20\u{1b}[201~") == [.paste("a[20")])
    #expect(keys("\u{1b}[200~\u{1b}[201~") == [.paste("")])
  }

  @Test("a paste without an end is a paste")
  func endlessPaste() {
    #expect(keys("\u{1b}[200~abc", flush: false) == [])
    #expect(keys("\u{1b}[200~abc") == [.paste("abc")])
  }

  @Test("of a long paste the beginning is kept")
  func longPaste() {
    let text = String(repeating: "本", count: 30_000)
    let kept = String(repeating: "本", count: PasteBuffer.limit / 3)
    #expect(keys("\u{1b}[200~\(text)\u{1b}[201~x") == [.paste(kept), .character("x")])
  }

  @Test("only what has begun is waited for")
  func patience() {
    var decoder = KeyDecoder()
    var result: [Key] = []
    #expect(decoder.patience == nil)
    decoder.feed(.scalar("\u{1b}"), to: &result)
    #expect(decoder.patience == 0)
    decoder.feed(.scalar("["), to: &result)
    #expect((decoder.patience ?? 0) > 0)
    decoder.feed(.scalar("A"), to: &result)
    #expect(decoder.patience == nil)
  }
}
