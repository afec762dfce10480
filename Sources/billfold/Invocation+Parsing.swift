import Geometry
import Tickets

extension Invocation {
  /// Reads the arguments behind the program's name.
  ///
  /// A first word that names a command is one; a file of that name is `./list`.
  init(_ arguments: [String]) throws(UsageError) {
    var words = Words(arguments)
    if let first = arguments.first, let command = try Invocation.command(first) {
      self.command = command
      words.next = 1
    }
    var onlyOperands = false
    while let word = words.take() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(ArgumentPlace(word: words.next - 1))
      } else if word == "--" {
        onlyOperands = true
      } else {
        try apply(word, &words)
      }
    }
    try refuseMisfits()
  }

  private static func command(_ word: String) throws(UsageError) -> Command? {
    switch word {
    case "list": return .list
    case "check": return .check
    case "show", "stats", "add", "remove", "undo", "export", "completions":
      throw UsageError(
        words: "\(word): this version has no such command yet; a file of that name is ./\(word)")
    default: return nil
    }
  }

  private mutating func apply(_ word: String, _ words: inout Words) throws(UsageError) {
    let (name, inline) = split(word)
    if inline == nil || Invocation.takesValue(name) {
      words.inline = inline
    } else {
      throw UsageError(words: "\(name) takes no value")
    }
    switch name {
    case "--print": printsFrame = true
    case "--json": isJSON = true
    case "--ascii": isASCII = true
    case "--size": size = try words.size(for: name)
    case "--focus": focus = try words.number(for: name, atLeast: 1)
    case "--offset": offset = try words.number(for: name, atLeast: 0)
    case "--step": step = try words.number(for: name, atLeast: 1, atMost: 1000)
    case "--height": cardHeight = try words.number(for: name, atLeast: 1, atMost: 1000)
    case "--demo":
      sample = .finals
      if words.inline != nil {
        sample = try words.choice(for: name, of: Sample.allCases.map { ($0.rawValue, $0) })
      }
    case "--order":
      order = try words.choice(for: name, of: Wallet.Order.allCases.map { ($0.rawValue, $0) })
    case "--stacking":
      firstOnTop = try words.choice(for: name, of: [("last", false), ("first", true)])
    case "--by":
      grouping = try words.choice(for: name, of: Grouping.allCases.map { ($0.rawValue, $0) })
    case "--page": page = try words.value(for: name)
    case "--index": showsIndex = true
    case "--no-index": showsIndex = false
    case "--no-animation": isAnimated = false
    case "--color", "--colour":
      color = try words.choice(
        for: name, of: [("auto", .auto), ("always", .always), ("never", .never)])
    case "--wallet": wallet = try words.place(for: name)
    case "--trust": trust = try words.place(for: name)
    case "--help", "-h": command = .help
    case "--version", "-V": command = .version
    default: throw UsageError(words: "\(name): no such option")
    }
  }

  private static func takesValue(_ name: String) -> Bool {
    [
      "--size", "--focus", "--offset", "--step", "--height", "--order", "--stacking", "--color",
      "--colour", "--wallet", "--trust", "--demo", "--by", "--page",
    ].contains(name)
  }

  /// `--name=value` in its two parts.
  private func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private func refuseMisfits() throws(UsageError) {
    if command == .help || command == .version { return }
    if isJSON, command != .list { throw UsageError(words: "--json goes with list") }
    if command != .view, printsFrame { throw UsageError(words: "--print goes with no command") }
    if command == .check || command == .list, operands.isEmpty, sample == nil {
      throw UsageError(words: "\(command): name a file")
    }
    if sample != nil, !operands.isEmpty { throw UsageError(words: "--demo goes with no file") }
  }
}

/// The arguments, taken from the front.
private struct Words {
  private let all: [String]
  var next = 0
  /// The value behind an option's `=`.
  var inline: String?

  init(_ all: [String]) { self.all = all }

  mutating func take() -> String? {
    guard next < all.count else { return nil }
    next += 1
    return all[next - 1]
  }

  mutating func value(for option: String) throws(UsageError) -> String {
    if let inline { return inline }
    guard let value = take() else { throw UsageError(words: "\(option) needs a value") }
    return value
  }

  /// The place of a value whose bytes count.
  mutating func place(for option: String) throws(UsageError) -> ArgumentPlace {
    _ = try value(for: option)
    return ArgumentPlace(word: next - 1, skipped: inline == nil ? 0 : option.utf8.count + 1)
  }

  mutating func number(
    for option: String, atLeast least: Int, atMost most: Int = 999_999_999
  ) throws(UsageError) -> Int {
    let value = try value(for: option)
    guard let number = Int(value), least...most ~= number else {
      throw UsageError(
        words: "\(option) needs a whole number from \(least) to \(most), not \"\(value)\"")
    }
    return number
  }

  mutating func size(for option: String) throws(UsageError) -> Size {
    let value = try value(for: option)
    let sides = value.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], 1...1000 ~= width,
      1...1000 ~= height
    else {
      throw UsageError(words: "\(option) needs COLSxROWS, from 1x1 to 1000x1000, not \"\(value)\"")
    }
    return Size(width: width, height: height)
  }

  mutating func choice<Value>(
    for option: String, of choices: [(String, Value)]
  ) throws(UsageError) -> Value {
    let value = try value(for: option)
    guard let choice = choices.first(where: { $0.0 == value }) else {
      let names = choices.map(\.0).joined(separator: ", ")
      throw UsageError(words: "\(option) is one of \(names), not \"\(value)\"")
    }
    return choice.1
  }
}
