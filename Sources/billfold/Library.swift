import Curses
import TicketFiles
import Tickets

/// The files that are open, as one wallet.
struct Library {
  private let feeds: [WalletFeed]
  /// What has been taken in so far.
  private(set) var files: WalletFiles
  /// What could not be opened beside them, and why.
  let faults: [FileError]

  init(_ feeds: [WalletFeed], faults: [FileError] = []) {
    self.feeds = feeds
    self.faults = faults
    files = WalletFiles(feeds.map(\.file))
  }

  /// What the status line calls it.
  var name: String {
    guard let first = files.files.first else { return "" }
    if files.files.count > 1 { return "\(files.files.count) files" }
    return first.title?.line ?? first.name.line
  }

  /// Whether a stream among them has not come to its end.
  var goesOn: Bool { feeds.contains(where: \.goesOn) }

  /// What to wait for.
  ///
  /// - Parameter wantsMore: if not, who writes into a stream is held back; its end is still told, for
  ///   then no more is left than the pipe holds. Regular files are followed all the same.
  func awaited(wantsMore: Bool) -> [Awaited] {
    feeds.compactMap { feed in
      feed.descriptor.map { Awaited($0, wantsBytes: wantsMore || !feed.goesOn) }
    }
  }

  /// Takes in more from where something was told of.
  ///
  /// - Returns: whether anything is other now, and a sentence where there is something to say.
  mutating func takeMore(from descriptor: Int32) -> (hasChanged: Bool, sentence: String?) {
    guard let feed = feeds.first(where: { $0.descriptor == descriptor }) else {
      return (false, nil)
    }
    let old = feed.file
    let hasChanged = feed.takeMore()
    if feed.file !== old { files = WalletFiles(feeds.map(\.file)) }
    if feed.isOutdated {
      return (hasChanged, "\(feed.file.name.line) has changed: press r")
    }
    return (hasChanged, feed.fault.map { "\($0): what came before stays" })
  }
}
