/// The drivers that a test makes, which are kept until its end.
@MainActor
final class DriverLedger {
  private var drivers: [ViewDriver] = []

  /// The ledger of the current test; nil if the test doesn't have the trait.
  @TaskLocal static var current: DriverLedger?

  init() {}

  func add(_ driver: ViewDriver) { drivers.append(driver) }

  /// Returns the drivers and no longer keeps them.
  func removeDrivers() -> [ViewDriver] {
    defer { drivers = [] }
    return drivers
  }
}
