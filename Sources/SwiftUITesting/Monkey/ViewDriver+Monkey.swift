import SwiftUI

extension ViewDriver {
  /// Plays random input on a view: fingers, the mouse, the wheel, keys, and time that passes.
  ///
  /// The monkey reports runtime warnings, buttons that stay pressed, windows that never come to rest, canceled touches
  /// that leave the view changed, and errors of the test's check. It shortens the script that leads to a fault as far
  /// as possible. The same seed always plays the same events.
  ///
  /// ```swift
  /// @Test(arguments: 1...20 as ClosedRange<UInt64>)
  /// func standsRandomInput(seed: UInt64) throws {
  ///   try ViewDriver.monkey(seed: seed) { try ViewDriver { Checkout() } }
  /// }
  /// ```
  ///
  /// If the view crashes, the test program prints the last events to standard error before it ends.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random events.
  ///   - events: The number of events.
  ///   - ignoring: Faults that the monkey doesn't report, such as ``MonkeyFailure/Fault/canceledTouch`` in a drawing
  ///     app.
  ///   - check: A closure that throws an error, or whose expectations fail, if an invariant of your app is broken. It
  ///     runs after about every ten events, while the window is at rest and no finger, mouse button or key is down. A script calls it
  ///     `check(driver)`.
  ///   - makeDriver: A closure that shows the view in a new window. The monkey calls it again to shorten the script and
  ///     to compare canceled touches with others, so the closure has to create the view's models as well.
  /// - Throws: ``MonkeyFailure`` if the monkey finds a fault, which is also an issue of the test at the line of the
  ///   call; and any error of `makeDriver`. If the script is longer than the message, it is attached to the test.
  public static func monkey(
    seed: UInt64, events: Int = 1000, ignoring: Set<MonkeyFailure.Fault> = [],
    file: StaticString = #filePath, line: UInt = #line,
    check: @escaping (ViewDriver) throws -> Void = { _ in },
    makeDriver: @escaping () throws -> ViewDriver
  ) throws {
    let failure = try monkeyFailure(
      seed: seed, events: events, ignoring: ignoring, check: check, makeDriver: makeDriver)
    guard var failure else { return }
    let site = CallSite(file, line)
    if failure.isCut { failure.file = try? failure.attachScript(at: site) }
    try site.fail(failure)
  }

  /// Plays random input on a view, and returns the fault that it finds; nil if there is none.
  ///
  /// Use this method in tools, or in tests of your own test helpers. Unlike
  /// ``monkey(seed:events:ignoring:file:line:check:makeDriver:)``, which has the same parameters, it records no issue.
  ///
  /// - Throws: Any error of `makeDriver`.
  public static func monkeyFailure(
    seed: UInt64, events: Int = 1000, ignoring: Set<MonkeyFailure.Fault> = [],
    check: @escaping (ViewDriver) throws -> Void = { _ in },
    makeDriver: @escaping () throws -> ViewDriver
  ) throws -> MonkeyFailure? {
    let run = MonkeyRun(makeDriver: makeDriver, check: check, ignored: ignoring)
    guard let outcome = try run.explore(seed: seed, count: events) else { return nil }
    return MonkeyFailure(try run.shorten(outcome), ignored: ignoring, seed: seed)
  }
}

extension MonkeyFailure {
  /// Writes the whole script to a file, and attaches the file to the current test.
  ///
  /// - Returns: The path of the file.
  fileprivate func attachScript(at site: CallSite) throws -> String {
    let test = (site.file.split(separator: "/").last ?? "Tests").prefix { $0 != "." }
    let name = "\(test)-line-\(site.line)-seed-\(seed).swift"
    let lines = script.map { "\($0)\n" }.joined()
    return try Artifact(name: name, site: site).attach(Data(lines.utf8))
  }
}
