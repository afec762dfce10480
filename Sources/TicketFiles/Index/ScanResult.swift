/// What one pass over a file has found: where its tickets are, and what is wrong between them.
struct ScanResult {
  var index = TicketIndex()
  var wallets: [WalletObject] = []
  /// In the order of the file. What is wrong inside a ticket is found when that is read.
  var findings: [Finding] = []
  /// Why a ticket can never be read, by its number.
  var broken: [Int: Finding] = [:]
}
