import Glibc
import TicketFiles
import Tickets

/// `billfold list`: the tickets, one per line.
enum List {
  static func run(_ library: Library, _ invocation: Invocation) -> ExitStatus {
    let wallet = Wallet(library.files, order: invocation.order)
    var output = Output()
    var readable = 0
    if invocation.isJSON {
      output.write(json(of: wallet, &readable))
    } else {
      let now = WallTime.now
      for position in 0..<wallet.count where !output.hasFailed {
        let ticket = wallet[position]
        // What cannot be read is told on standard error.
        guard ticket.fault == nil else { continue }
        readable += 1
        let file = wallet.number(at: position).flatMap { library.files.file(of: $0)?.name.line }
        output.write(ticket.columns(file: file ?? "", now: now).joined(separator: "\t") + "\n")
      }
    }
    let status = output.finish()
    for file in library.files.files { Check.sayProblems(of: file, seals: false) }
    return status == .success && readable == 0 && !wallet.isEmpty ? .badData : status
  }

  private static func json(of wallet: Wallet, _ readable: inout Int) -> [UInt8] {
    TicketEncoder.wallet { encoder in
      for position in 0..<wallet.count {
        let ticket = wallet.completeTicket(at: position)
        guard ticket.fault == nil else { continue }
        readable += 1
        encoder.write(ticket)
      }
    }
  }
}

extension Ticket {
  /// `id`, `date`, `title`, `score`, `venue`, `seat`, `status`, `file`.
  fileprivate func columns(file: String, now: WallTime) -> [String] {
    [
      id?.text.line ?? "", date?.wallTime?.description ?? date?.text.line ?? "", displayTitle,
      score?.text.line ?? "", venue?.line ?? "",
      seats.map(\.line).joined(separator: "; "), status(at: now).rawValue, file,
    ]
  }
}

extension WallTime {
  /// What the reader's own clock shows.
  static var now: WallTime {
    var seconds = Glibc.time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let day = CalendarDay(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return WallTime(
      day: day ?? .epoch, time: TimeOfDay(hour: Int(parts.tm_hour), minute: Int(parts.tm_min)))
  }
}
