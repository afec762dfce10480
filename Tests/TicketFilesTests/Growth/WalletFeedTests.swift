import Glibc
import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("A stream of tickets")
final class StreamFeedTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func writer() throws -> NamedPipe { try NamedPipe(at: folder.path(of: "pipe")) }

  private func feed(_ writer: borrowing NamedPipe) throws -> WalletFeed {
    try WalletFeed(opening: FilePath(writer.path))
  }

  private func titles(_ feed: WalletFeed) -> [String] {
    (0..<feed.file.count).map { feed.file.ticket(at: $0).displayTitle }
  }

  private func isReadable(_ feed: WalletFeed) -> Bool {
    var file = pollfd(fd: feed.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0 && file.revents != 0
  }

  @Test("is opened with what has come, and takes in what comes")
  func grows() throws {
    var writer = try self.writer()
    try writer.write("{\"wallet\": 1, \"title\": \"Mine\", \"tickets\": [{\"title\": \"a\"}, {\"ti")
    let feed = try self.feed(writer)
    #expect(titles(feed) == ["a"])
    #expect(feed.file.title == "Mine")
    #expect(feed.goesOn)
    let first = feed.file
    #expect(!isReadable(feed))
    #expect(!feed.takeMore())
    try writer.write("tle\": \"b\"")
    #expect(isReadable(feed))
    #expect(!feed.takeMore())
    #expect(feed.file === first)
    try writer.write("}, {\"title\": \"c\"}")
    #expect(feed.takeMore())
    #expect(titles(feed) == ["a", "b", "c"])
    #expect(first.count == 1)
    try writer.write("]}")
    writer.end()
    #expect(feed.takeMore())
    if feed.goesOn { #expect(feed.takeMore()) }
    #expect(!feed.goesOn)
    #expect(feed.descriptor == nil)
    #expect(feed.fault == nil)
    #expect(titles(feed) == ["a", "b", "c"])
    #expect(feed.walletFile.result.findings == [])
  }

  @Test("that ends inside a ticket is told so at its end, and not before")
  func cut() throws {
    var writer = try self.writer()
    try writer.write("[{\"title\": \"a\"}, {\"title\": \"b")
    let feed = try self.feed(writer)
    #expect(feed.file.count == 1)
    #expect(feed.walletFile.result.findings == [])
    writer.end()
    #expect(feed.takeMore())
    #expect(feed.file.count == 2)
    #expect(feed.walletFile.result.findings.map(\.ticket) == [1])
    #expect(feed.file.ticket(at: 1).fault?.line.contains("ends inside this ticket") == true)
  }

  @Test("with garbage among its lines goes on behind it")
  func garbage() throws {
    var writer = try self.writer()
    try writer.write("{\"title\": \"a\"}\n%%% no ticket %%%\n")
    let feed = try self.feed(writer)
    for title in ["b", "c", "d"] {
      try writer.write("{\"title\": \"\(title)\"}\n{\"ti")
      #expect(feed.takeMore())
      #expect(titles(feed).last == title)
      try writer.write("tle\": \"\(title) again\"}\n")
      #expect(feed.takeMore())
    }
    #expect(feed.walletFile.result.findings.count == 1)
    writer.end()
    #expect(feed.takeMore())
    #expect(titles(feed) == ["a", "b", "b again", "c", "c again", "d", "d again"])
  }

  @Test("is taken in by pieces, however much there is")
  func pieces() throws {
    let line = "{\"title\": \"a ticket\", \"date\": \"2024-08-24\"}\n"
    try folder.write(String(repeating: line, count: 100_000), to: "lines")
    // Read like a pipe that is always full.
    let lines = open(folder.path(of: "lines"), O_RDONLY | O_CLOEXEC)
    let feed = try WalletFeed(.stream(OpenDescriptor(lines)), named: "lines")
    #expect(feed.walletFile.bytes.count == 256 << 10)
    var pieces = 1
    while feed.goesOn {
      let before = feed.walletFile.bytes.count
      #expect(feed.takeMore())
      #expect(feed.walletFile.bytes.count - before <= max(256 << 10, before / 8))
      pieces += 1
    }
    #expect(feed.file.count == 100_000)
    #expect(pieces < 25)
  }

  @Test(
    "that has no ticket is refused at its end",
    arguments: [
      ("", "is empty"), ("[1]", "expected an object"), ("{\"title\" 1", "expected a colon"),
    ])
  func refused(text: String, words: String) throws {
    var ends = try Pipe()
    write(ends.writing, text, text.utf8.count)
    ends.closeWriting()
    do {
      _ = try WalletFeed(.stream(OpenDescriptor(dup(ends.reading))), named: "-")
      Issue.record("\(text) was opened")
    } catch {
      #expect("\(error)".contains(words))
    }
  }

  @Test("that begins as no JSON does is refused at once")
  func foreign() throws {
    let writer = try self.writer()
    try writer.write(String(repeating: "y\n", count: 100))
    do {
      _ = try feed(writer)
      Issue.record("opened")
    } catch {
      #expect("\(error)".contains("pipe:1:1: expected a value, found \"y\""))
    }
  }

  @Test("in another encoding is read to its end first")
  func utf16() throws {
    let text = "[{\"title\": \"Größe 本\"}]"
    var ends = try Pipe()
    let units = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    write(ends.writing, units, units.count)
    ends.closeWriting()
    let feed = try WalletFeed(.stream(OpenDescriptor(dup(ends.reading))), named: "-")
    #expect(titles(feed) == ["Größe 本"])
    #expect(!feed.goesOn && feed.descriptor == nil)
  }
}
