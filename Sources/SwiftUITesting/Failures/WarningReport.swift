import SwiftUI
import Synchronization
import TactileHeadlessHost
@_spi(Engine) import TactileViewGraph
import Testing

/// Shows the runtime warnings of a test among its results, as issues that don't fail it.
///
/// A warning is at the line of the driver's call that has caused it, or at that of the test if there is none. In an
/// asynchronous test, whose lines aren't on the stack, it is at the test's last call of a driver.
enum WarningReport {
  /// The warnings of each test that were reported.
  private static let reported = Mutex<Set<[String]>>([])

  /// Begins to report warnings, once in a process.
  static let begin: Void = RuntimeWarning.reportToTests { message in
    guard let test = Test.current else { return false }
    guard reported.withLock({ $0.insert(["\(test.id)", message]).inserted }) else { return true }
    Issue.record(
      Comment(rawValue: "a runtime warning was issued: \(message)"), severity: .warning,
      sourceLocation: lineOfDriverCall ?? test.sourceLocation)
    return true
  }

  /// The line of the test whose call of a driver is running, or else that of the test's last such call; nil if neither is
  /// known.
  static var lineOfDriverCall: SourceLocation? {
    if let line = CallOrigin.capture()?.line(calling: "SwiftUITesting") {
      return line.sourceLocation
    }
    guard MainQueue.isCurrent, let test = Test.current else { return nil }
    return MainActor.assumeIsolated { DriverCall.last(of: test)?.sourceLocation }
  }
}

/// The last call of a driver, and its test.
@MainActor
enum DriverCall {
  private static var last: (test: Test.ID, site: CallSite)?

  /// Notes a call of a test; nil if the call is in none.
  static func note(_ site: CallSite, in test: Test.ID?) { last = test.map { ($0, site) } }

  /// Returns the last call if it is one of a test.
  static func last(of test: Test) -> CallSite? { last?.test == test.id ? last?.site : nil }
}

extension CallOrigin.Line {
  var sourceLocation: SourceLocation { SourceLocation(file: file, line: UInt(line)) }
}
