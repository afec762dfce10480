/// By what a wallet's tickets fall into groups.
package enum Grouping: String, CaseIterable, Sendable {
  case season, competition, tag
}

extension Grouping {
  /// Place among all cases.
  package var index: Int {
    switch self {
    case .season: 0
    case .competition: 1
    case .tag: 2
    }
  }
}
