/// The links of a page, numbered in reading order; the same one has the same number.
struct Links {
  private(set) var all: [Link] = []
  private var numbers: [Link: Int] = [:]

  /// A text with ` [1]` behind each of its links.
  mutating func number(_ text: String) -> String {
    var marked = ""
    var done = text.startIndex
    for (link, end) in Links.find(in: text) {
      let number = numbers[link] ?? all.count + 1
      if number > all.count {
        all.append(link)
        numbers[link] = number
      }
      marked += text[done..<end] + " [\(number)]"
      done = end
    }
    return done == text.startIndex ? text : marked + text[done...]
  }
}
