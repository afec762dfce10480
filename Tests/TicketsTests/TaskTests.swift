import Testing
import Tickets

@Suite("Things to do")
struct TaskTests {
  static func ticket(
    _ kind: Ticket.Kind?, _ status: Ticket.Status? = nil, _ members: (Text, Extra.Value)...
  ) -> Ticket {
    var ticket = Ticket()
    ticket.kind = kind
    ticket.status = status
    ticket.extras = members.map { Extra(key: $0.0, value: $0.1, isOnBack: false) }
    return ticket
  }

  @Test(
    "a task is one by its kind, or by a member that says whether it is done",
    arguments: [
      (ticket(.task), true, false),
      (ticket(.task, .used), true, true),
      (ticket(.task, .expired), true, false),
      (ticket(.task, nil, ("done", .bool(true))), true, true),
      (ticket(.task, nil, ("done", .bool(false))), true, false),
      (ticket(nil, nil, ("Completed", .bool(true))), true, true),
      (ticket(nil, nil, ("DONE", .bool(false)), ("completed", .bool(true))), true, true),
      (ticket(nil, nil, ("done", .text("true"))), false, false),
      (ticket(nil, nil, ("undone", .bool(true))), false, false),
      (ticket(.train, nil, ("done", .bool(true))), false, true),
      (ticket(.train, .used), false, true),
      (ticket(nil), false, false),
    ])
  func tasks(ticket: Ticket, isTask: Bool, isDone: Bool) {
    #expect(ticket.isTask == isTask)
    #expect(ticket.isDone == isDone)
  }

  @Test("a match that is completed is no task")
  func match() {
    var match = Self.ticket(nil, nil, ("completed", .bool(true)))
    match.home = Team(name: "A")
    match.away = Team(name: "B")
    #expect(!match.isTask)
    #expect(match.impliedKind == .match)
  }
}
