@testable import TicketFiles

extension WalletFeed {
  /// What has been taken in of a wallet, which the test has written.
  var walletFile: WalletFile { file as! WalletFile }
}
