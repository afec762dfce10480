import Foundation
import Tickets

@testable import TicketFiles

/// What Google's reader makes of a text.
func readGoogle(_ json: String, languages: [String] = []) throws -> Reading {
  var reading = Reading()
  for root in try JSONDocument(Array(json.utf8)).roots {
    reading.append(GoogleWallet.read(root, languages: languages))
  }
  return reading
}

/// The ticket of an object of some type, and of its class.
func googleTicket(_ type: String, class parent: String = "{}", _ object: String) throws -> Ticket {
  let json = #"{"\#(type)Classes": [\#(parent)], "\#(type)Objects": [\#(object)]}"#
  return try readGoogle(json).tickets.first ?? Ticket()
}

/// A token in compact form, with a signature that is none.
func token(_ payload: String, header: String = #"{"alg":"RS256","typ":"JWT"}"#) -> String {
  let parts = [header, payload, "signature"].map { part in
    Data(part.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
  }
  return parts.joined(separator: ".")
}
