import Tickets

extension Ticket {
  /// The lines of the front, as `label: value`.
  var front: [String] { fields.map { "\($0.label.line): \($0.value.line)" } }
  /// The lines of the back, as `label: value`.
  var rear: [String] { back.map { "\($0.label.line): \($0.value.line)" } }
}
