extension ZipArchive {
  /// What is to be said of the archive itself.
  var remarks: [Remark] {
    var remarks: [Remark] = []
    let unsafe = entries.filter { !$0.isSafelyNamed }.map(\.shownName)
    if !unsafe.isEmpty {
      let names = unsafe.listed(most: 3)
      remarks.append(Remark(words: "found names that no file should have, left alone: \(names)"))
    }
    if trailingBytes > 0 {
      let bytes = ZipFault.bytes(trailingBytes)
      remarks.append(Remark(words: "found \(bytes) behind the archive"))
    }
    return remarks
  }
}

extension [String] {
  /// `a, b, c and 4 more`.
  func listed(most count: Int) -> String {
    let rest = self.count - count
    return prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
