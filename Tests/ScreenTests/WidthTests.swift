import Glibc
import Testing

@testable import Screen

/// Functions of the C library that Swift's Glibc module does not show.
private enum CLibrary {
  @_silgen_name("wcwidth")
  static func wcwidth(_ scalar: wchar_t) -> Int32

  @_silgen_name("gnu_get_libc_version")
  static func version() -> UnsafePointer<CChar>

  /// Whether it is the one that `WidthTable` was read from.
  static let isTheTables = String(cString: version()) == "2.36"
}

@Suite("Columns of scalars")
struct WidthTests {
  @Test(
    "the table is the C library's wcwidth, scalar by scalar",
    .enabled(if: CLibrary.isTheTables, "skipped: the C library is not glibc 2.36"))
  func wcwidth() throws {
    // The locale is this thread's alone: other tests run beside this one.
    let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
    let former = uselocale(locale)
    defer {
      uselocale(former)
      freelocale(locale)
    }
    var differing: [String] = []
    for value in 0...UInt32(0x10_ffff) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = Int(CLibrary.wcwidth(wchar_t(bitPattern: value)))
      if scalar.columns ?? -1 != expected { differing.append("U+\(String(value, radix: 16))") }
    }
    #expect(differing.isEmpty)
  }

  @Test(
    "a few of each kind",
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("ｱ", 1), ("─", 1), ("█", 1), ("€", 1), ("漢", 2), ("가", 2),
      ("Ａ", 2), ("🎫", 2), ("⭐", 2), ("\u{3000}", 2), ("❤", 1), ("\u{1f39f}", 1), ("\u{301}", 0),
      ("\u{200d}", 0), ("\u{fe0f}", 0), ("\u{1161}", 0), ("\u{ad}", 1), ("\u{e000}", 1),
      ("\u{fffd}", 1), ("\u{1b}", nil), ("\u{7f}", nil), ("\u{9b}", nil), ("\u{378}", nil),
      ("\u{1fae8}", nil), ("\u{10ffff}", nil),
    ] as [(Unicode.Scalar, Int?)])
  func kinds(scalar: Unicode.Scalar, columns: Int?) {
    #expect(scalar.columns == columns)
  }

  @Test("the table's runs ascend, and each differs from the one before")
  func runs() {
    let runs = WidthTable.runs
    #expect(runs.first.map { $0 >> 2 } == 0)
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(run >> 2 < next >> 2)
      #expect(run & 3 != next & 3)
    }
  }
}
