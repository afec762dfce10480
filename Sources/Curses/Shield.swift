import CGuard

/// Gives the terminal back if the process crashes, for as long as this value lives.
///
/// What is written to a standard error that is a terminal is kept aside meanwhile, and written
/// there at the end: on the alternate screen it would be lost.
struct Shield: ~Copyable {
  init(_ device: borrowing Device, restore: String) {
    var attributes = device.attributes
    guard_arm(device.descriptor, &attributes, restore, restore.utf8.count)
    guard_hold_errors()
  }

  deinit {
    guard_disarm()
    guard_release_errors()
  }
}
