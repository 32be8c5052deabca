import SwiftUI
import Synchronization
import Testing

/// Shows the runtime warnings of a test among its results, as issues that don't fail it.
enum WarningReport {
  /// The warnings of each test that were reported.
  private static let reported = Mutex<Set<[String]>>([])

  /// Begins to report warnings, once in a process.
  static let begin: Void = RuntimeWarning.reportToTests { message in
    guard let test = Test.current else { return false }
    guard reported.withLock({ $0.insert(["\(test.id)", message]).inserted }) else { return true }
    Issue.record(
      Comment(rawValue: "a runtime warning was issued: \(message)"), severity: .warning,
      sourceLocation: test.sourceLocation)
    return true
  }
}
