import Glibc
import TestSupport
import Testing
import Tickets

@testable import TicketFiles

@Suite("A file that grows")
final class FileFeedTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path(of: "w.json") }

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, flags: Int32, at offset: Int? = nil) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o600)
    if let offset { lseek(descriptor, off_t(offset), SEEK_SET) }
    #expect(Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count)
    close(descriptor)
  }

  private func append(_ text: String) { write(text, flags: O_APPEND) }

  private func feed() throws -> WalletFeed { try WalletFeed(opening: FilePath(path)) }

  private func titles(_ feed: WalletFeed) -> [String] {
    (0..<feed.file.count).map { feed.file.ticket(at: $0).displayTitle }
  }

  private func isReadable(_ feed: WalletFeed) -> Bool {
    var file = pollfd(fd: feed.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0 && file.revents != 0
  }

  @Test("by lines: they are there, and what is not whole yet is not")
  func lines() throws {
    append("{\"title\": \"a\"}\n")
    let feed = try feed()
    #expect(titles(feed) == ["a"])
    #expect(!feed.goesOn && feed.fault == nil)
    #expect(!isReadable(feed))
    append("{\"title\": \"b\"}\n{\"title\"")
    #expect(isReadable(feed))
    #expect(feed.takeMore())
    #expect(!isReadable(feed))
    #expect(titles(feed) == ["a", "b"])
    #expect(feed.walletFile.result.findings == [])
    #expect(!feed.takeMore())
    append(": \"c\"}\n")
    #expect(feed.takeMore())
    #expect(titles(feed) == ["a", "b", "c"])
    #expect(!feed.goesOn)
  }

  @Test("that was opened inside a ticket: told, until the ticket is whole")
  func cut() throws {
    append("[{\"title\": \"a\"}, {\"title\": \"b")
    let feed = try feed()
    #expect(feed.walletFile.result.findings.count == 1)
    append("\"}, {\"title\": \"c\"}]\n")
    #expect(feed.takeMore())
    #expect(titles(feed) == ["a", "b", "c"])
    #expect(feed.walletFile.result.findings == [])
  }

  @Test("to many times its size, as if it were opened then")
  func long() throws {
    append("{\"wallet\": 1, \"tickets\": [")
    append("{\"title\": \"0\"}")
    let feed = try feed()
    for round in 1..<60 {
      let notes = String(repeating: "x\\\"{[", count: round * 500)
      append(
        ",\n {\"title\": \"\(round)\", \"notes\": \"\(notes)\", \"kickoff\": \"20\(10 + round)\"}")
      #expect(feed.takeMore())
      #expect(feed.file.count == round + 1)
    }
    append("]}\n")
    _ = feed.takeMore()
    let opened = try self.feed()
    #expect(feed.walletFile.isSame(as: opened.walletFile))
    #expect(feed.file.orderKeys == opened.file.orderKeys)
    #expect(titles(feed) == (0..<60).map(String.init))
  }

  @Test("that is written anew, or cut, is left as it was, and no longer watched")
  func replaced() throws {
    for change in 0..<3 {
      unlink(path)
      append("[{\"title\": \"a\"}]\n")
      let feed = try feed()
      switch change {
      case 0: write("[{\"title\": \"x\"}, {\"title\": \"y\"}]", flags: O_TRUNC)
      case 1: write(", {\"title\": \"b\"}]\n", flags: 0, at: 15)
      default: #expect(truncate(path, 3) == 0)
      }
      #expect(isReadable(feed))
      #expect(!feed.takeMore())
      #expect(feed.descriptor == nil)
      #expect(feed.file.count == 1)
      #expect(!feed.takeMore())
    }
  }

  @Test("in another place of its name is another file, and nothing is told")
  func renamed() throws {
    append("[{\"title\": \"a\"}]\n")
    let feed = try feed()
    try folder.write("[{\"title\": \"b\"}]\n", to: "new.json")
    #expect(rename(folder.path(of: "new.json"), path) == 0)
    append("{\"title\": \"c\"}\n")
    #expect(!isReadable(feed))
    #expect(titles(feed) == ["a"])
  }
}
