import CNcurses

/// A string of the terminfo entry in use; nil where it has none.
///
/// Its padding (`$<5/>`, terminfo(5)) is left out: no terminal of today needs to be waited for.
func capability(_ name: String) -> String? {
  // `(char *)-1`: not the name of a string.
  guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
  var text = ""
  var rest = Substring(String(cString: value))
  while let dollar = rest.firstIndex(of: "$") {
    text += rest[..<dollar]
    let tail = rest[dollar...]
    if tail.hasPrefix("$<"), let end = tail.firstIndex(of: ">") {
      rest = tail[tail.index(after: end)...]
    } else {
      text += "$"
      rest = tail.dropFirst()
    }
  }
  return text + rest
}
