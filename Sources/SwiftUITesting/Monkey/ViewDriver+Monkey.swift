import SwiftUI

extension ViewDriver {
  /// Plays random input on a view: fingers, the mouse, the wheel, keys, and time that passes.
  ///
  /// It finds runtime warnings, buttons that stay pressed, windows that never come to rest, touches that leave the view
  /// changed when the system cancels them, and whatever the test's own check finds. The script that finds a fault is made as
  /// short as possible. The same seed plays the same events.
  ///
  /// ```swift
  /// @Test(arguments: 1...20)
  /// func standsRandomInput(seed: UInt64) throws {
  ///   try ViewDriver.monkey(seed: seed) { try ViewDriver { Checkout() } }
  /// }
  /// ```
  ///
  /// A program that crashes meanwhile prints the events before that on standard error.
  ///
  /// - Parameters:
  ///   - seed: The number that the events are made from.
  ///   - events: The number of events.
  ///   - ignoring: Faults that the view may have, such as ``MonkeyFailure/Fault/canceledTouch`` in a drawing app.
  ///   - check: A closure that throws an error if the window is not as it has to be. It runs after about every ten events,
  ///     when the window is at rest, and no finger, mouse button or key is down. A script calls it `check(driver)`.
  ///   - makeDriver: A closure that shows the view in a new window. It is called again for each attempt to shorten the
  ///     script, and to compare canceled touches with others, so it has to create the view's models, too.
  /// - Throws: ``MonkeyFailure`` if there is a fault, which is also an issue of the test at the line of the call, and the
  ///   errors of the closure that shows the view. A script that is longer than the message is attached to the test.
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
  /// For tests of tests, and for tools. The parameters are those of
  /// ``monkey(seed:events:ignoring:file:line:check:makeDriver:)``.
  ///
  /// - Throws: The errors of the closure that shows the view.
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
  /// Keeps the whole script in a file, and attaches it to the current test.
  ///
  /// - Returns: The path of the file.
  fileprivate func attachScript(at site: CallSite) throws -> String {
    let test = (site.file.split(separator: "/").last ?? "Tests").prefix { $0 != "." }
    let name = "\(test)-line-\(site.line)-seed-\(seed).swift"
    let lines = script.map { "\($0)\n" }.joined()
    return try Artifact(name: name, site: site).attach(Data(lines.utf8))
  }
}
