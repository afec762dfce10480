/// Where something stands in more columns than it needs.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// How many of some free columns lie before it.
  func leadingPart(of free: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}
