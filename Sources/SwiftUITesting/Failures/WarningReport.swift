import HeadlessHost
import SwiftUI
import Synchronization
import Testing

/// Shows the runtime warnings of a test among its results, as issues that don't fail it.
///
/// A warning is at the line of the driver's call that has caused it, or at that of the test if there is none.
enum WarningReport {
  /// The warnings of each test that were reported.
  private static let reported = Mutex<Set<[String]>>([])

  /// Begins to report warnings, once in a process.
  static let begin: Void = RuntimeWarning.reportToTests { message in
    guard let test = Test.current else { return false }
    guard reported.withLock({ $0.insert(["\(test.id)", message]).inserted }) else { return true }
    Issue.record(
      Comment(rawValue: "a runtime warning was issued: \(message)"), severity: .warning,
      sourceLocation: CallOrigin.lineOfDriverCall?.sourceLocation ?? test.sourceLocation)
    return true
  }
}

extension CallOrigin {
  /// The line of the test whose call of the driver is running; nil if none is.
  static var lineOfDriverCall: Line? {
    capture()?.line(calling: "SwiftUITesting")
  }
}

extension CallOrigin.Line {
  var sourceLocation: SourceLocation { SourceLocation(file: file, line: UInt(line)) }
}
