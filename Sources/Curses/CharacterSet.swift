import CNcurses
import Glibc

/// Sets `LC_CTYPE`, and nothing else, to a locale whose text is UTF-8.
///
/// It is the user's if it is one; otherwise `C.UTF-8`, which glibc always has. In any other curses
/// writes Latin-1, and counts columns wrong.
func chooseUTF8() {
  for name in ["", "C.UTF-8", "C.utf8", "en_US.UTF-8"] {
    guard setlocale(LC_CTYPE, name) != nil, let codeset = curses_codeset() else { continue }
    if String(cString: codeset) == "UTF-8" { return }
  }
}
