import Testing
import Tickets

@testable import TicketFiles

@Suite("Values of Google Wallet, right and wrong")
struct GoogleTextTests {
  @Test(
    "texts in other forms",
    arguments: [
      (#""Plain""#, "Plain"), ("2026", "2026"), (#"{"value": "One"}"#, "One"),
      (#"{"translatedValues": [{"language": "de", "value": "Nur so"}]}"#, "Nur so"),
      (#"{"defaultValue": "Bare"}"#, "Bare"),
    ] as [(String, Text)])
  func texts(name: String, title: Text) throws {
    #expect(try googleTicket("eventTicket", #"{"eventName": \#(name), "x": 1}"#).title == title)
  }

  @Test(
    "without a name, the issuer is the title, else what it is",
    arguments: [
      (#"{"issuerName": "Hall", "eventName": " ", "x": 1}"#, "Hall"),
      (#"{"x": 1}"#, "Event ticket"),
    ] as [(String, Text)])
  func titles(object: String, title: Text) throws {
    let ticket = try googleTicket("eventTicket", object)
    #expect(ticket.title == title)
    #expect(ticket.back == [])
  }

  @Test("values of the wrong type cost that value, and a class's are told once")
  func wrongTypes() throws {
    let reading = try readGoogle(
      #"""
      {"eventTicketClasses": [{"id": "c", "eventName": ["Gala"], "issuerName": "Hall",
        "dateTime": {"start": "tomorrow"}}],
       "eventTicketObjects": [
        {"classId": "c", "ticketNumber": "1"},
        {"classId": "c", "state": "LOST", "faceValue": {"micros": 1.5}, "ticketHolderName": true,
         "hexBackgroundColor": "blueish"}]}
      """#)
    #expect(
      reading.words == [
        "\"eventName\" should be text, found a list",
        "\"start\" should be a date such as 2024-08-24T17:30, found \"tomorrow\"",
        "\"state\" should be ACTIVE, COMPLETED, EXPIRED or INACTIVE, found \"LOST\"",
        "\"micros\" should be a whole number, found the number 1.5",
        "\"ticketHolderName\" should be text, found true",
        "\"hexBackgroundColor\" should be a colour such as #ffcc00, found \"blueish\"",
      ])
    #expect(reading.remarks.map(\.ticket) == [nil, nil, 1, 1, 1, 1])
    #expect(reading.tickets.map(\.title) == ["Hall", "Hall"])
    #expect(reading.tickets.map(\.date?.shown) == ["tomorrow", "tomorrow"])
  }

  @Test("no more modules are read than anybody looks at")
  func manyModules() throws {
    let modules = Array(repeating: #"{"body": "x"}"#, count: 65).joined(separator: ",")
    let reading = try readGoogle(#"{"classId": "c", "textModulesData": [\#(modules)]}"#)
    #expect(reading.words == ["\"textModulesData\" has 65 parts; the first 64 are read"])
    #expect(reading.tickets.first?.fields.count == 64)
  }
}
