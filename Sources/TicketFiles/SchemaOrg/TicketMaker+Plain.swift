import Tickets

extension SchemaOrg.TicketMaker {
  /// A ticket that says nothing of what it is for, or a membership.
  mutating func makePlainTicket() {
    let issuer = thing.text("issuedBy", "hostingOrganization", "provider")
    if booking.subject == .membership {
      ticket.kind = .loyalty
      ticket.title = thing.text("programName", "name", "program") ?? issuer
      ticket.reference = thing.text("membershipNumber")
      addField("Points", thing.text("membershipPointsEarned"))
    } else {
      (ticket.kind, ticket.kindName) = (.other, "Ticket")
      ticket.title = thing.text("name") ?? issuer
      addField("Class", booking.seatingType)
    }
    makeTimes(["validFrom"], ["validUntil", "validThrough"])
    if issuer != ticket.title { addField("Issued by", issuer) }
  }
}
