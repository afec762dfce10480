/// Figures in columns, each with its ratio to the first row's.
struct Table {
  private var rows: [[String]]
  private var first: [Double]?

  init(_ heads: [String]) { rows = [heads] }

  /// - Parameter figures: numbers, and how many decimals they are shown with.
  mutating func append(_ name: String, _ figures: [(value: Double, decimals: Int)]) {
    let values = figures.map(\.value)
    let base = first ?? values
    first = base
    let cells = zip(figures, base).map { figure, base in
      let ratio = base > 0 ? figure.value / base : 0
      return "\(decimal(figure.value, figure.decimals)) (\(decimal(ratio, 2)))"
    }
    rows.append([name] + cells)
  }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "   ")
    }.joined(separator: "\n")
  }
}

/// A number that is not negative, with so many decimals.
private func decimal(_ value: Double, _ places: Int) -> String {
  var scale = 1
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((value * Double(scale)).rounded())
  if places == 0 { return "\(scaled)" }
  let rest = String(scaled % scale)
  return "\(scaled / scale)." + String(repeating: "0", count: places - rest.count) + rest
}
