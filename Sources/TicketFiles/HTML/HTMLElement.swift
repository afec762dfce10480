/// What is known of HTML's elements by their names, which are in small letters.
enum HTMLElement {
  /// Whether a name is an element's; others in `<…>` are words of the text.
  static func isKnown(_ name: String) -> Bool {
    all.contains(name) || officePrefixes.contains { name.hasPrefix($0) }
  }

  /// Whether the element begins and ends a line.
  static func isBlock(_ name: String) -> Bool { blocks.contains(name) }

  /// Whether the element is part of a line.
  static func isInline(_ name: String) -> Bool { inlines.contains(name) }

  /// Whether the element has no contents and no end tag.
  static func isVoid(_ name: String) -> Bool { voids.contains(name) }

  /// Whether the same element, beginning inside it, ends it.
  static func endsAtItsLike(_ name: String) -> Bool { itemsInRows.contains(name) }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  private static let blocks = names(
    "address article aside blockquote caption center dd details dialog dir div dl dt fieldset "
      + "figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol "
      + "option p pre section summary table tbody tfoot thead tr ul")
  private static let inlines = names(
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark meter nobr "
      + "output q rp rt ruby s samp small span strike strong sub sup time tt u var")
  private static let voids = names(
    "area base basefont bgsound br col embed frame hr img input link meta param source track wbr")
  private static let others = names(
    "applet audio body button canvas colgroup datalist frameset head html iframe map marquee "
      + "noframes noscript object optgroup picture progress script select style svg td template "
      + "textarea th title video")
  private static let itemsInRows = names("dd dt li option p td th tr")
  private static let all = blocks.union(inlines).union(voids).union(others)

  /// What word processors put before the names of their own elements: `<o:p>`.
  private static let officePrefixes = ["o:", "v:", "w:", "m:", "x:", "st1:"]
}
