/// Whether to use colours, as the user said.
package enum ColorChoice: Sendable {
  case never, always, auto

  /// What a program can know of the wish for colours; nil is "not set".
  package struct Surroundings: Sendable {
    package var noColor: String?
    package var cliColor: String?
    package var cliColorForce: String?
    package var colorTerm: String?
    package var term: String?
    package var isTerminal: Bool

    package init(
      noColor: String? = nil, cliColor: String? = nil, cliColorForce: String? = nil,
      colorTerm: String? = nil, term: String? = nil, isTerminal: Bool
    ) {
      self.noColor = noColor
      self.cliColor = cliColor
      self.cliColorForce = cliColorForce
      self.colorTerm = colorTerm
      self.term = term
      self.isTerminal = isTerminal
    }
  }

  /// Flag before environment before terminal.
  ///
  /// `NO_COLOR` counts when it is not empty (no-color.org), `CLICOLOR_FORCE` when it is neither
  /// empty nor `0`, and `CLICOLOR=0` turns colours off (bixense.com/clicolors).
  package func usesColors(in surroundings: Surroundings) -> Bool {
    switch self {
    case .never: return false
    case .always: return true
    case .auto: break
    }
    if isSet(surroundings.noColor) { return false }
    if isSet(surroundings.cliColorForce), surroundings.cliColorForce != "0" { return true }
    guard surroundings.isTerminal, surroundings.cliColor != "0" else { return false }
    return isSet(surroundings.colorTerm)
      || (isSet(surroundings.term) && surroundings.term != "dumb")
  }

  private func isSet(_ variable: String?) -> Bool { variable.map { !$0.isEmpty } ?? false }
}
