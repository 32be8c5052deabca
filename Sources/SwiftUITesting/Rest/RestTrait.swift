import SwiftUI
import TactileHeadlessHost
import Testing

/// A trait that fails a test that ends with unfinished work.
///
/// Add the trait to a test or a suite with `endsAtRest`, or with `endsAtRest(except:)` to allow some kinds of
/// unfinished work. At its end, a test fails if a runtime warning was issued, or if one of its windows isn't at rest.
/// See <doc:EndingAtRest>.
///
/// ```swift
/// @Suite(.endsAtRest) struct CheckoutTests { … }
/// ```
public struct RestTrait: TestTrait, SuiteTrait, TestScoping {
  let exceptions: Unrest

  /// Whether the trait of a suite also applies to the suites inside it.
  public var isRecursive: Bool { true }

  /// Runs a test, and then checks its windows and its warnings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = RuntimeWarning.Log { WarningReport.lineOfDriverCall }
    let ledger = await DriverLedger()
    try await RuntimeWarning.$log.withValue(log) {
      try await DriverLedger.$current.withValue(ledger) { try await function() }
    }
    let unrest = await ledger.unrest(except: exceptions)
    for work in unrest {
      Issue.record(
        Comment(rawValue: "\(work.description) (the test has the trait endsAtRest)"),
        sourceLocation: work.site?.sourceLocation ?? test.sourceLocation)
    }
    guard !exceptions.contains(.warnings) else { return }
    for warning in log.entries {
      Issue.record(
        Comment(
          rawValue:
            "a runtime warning was issued: \(warning.message) (the test has the trait endsAtRest)"),
        sourceLocation: warning.place as? SourceLocation ?? test.sourceLocation)
    }
  }
}

extension Trait where Self == RestTrait {
  /// A trait that fails a test if a warning was issued, or if one of its windows isn't at rest at its end.
  ///
  /// ```swift
  /// @Suite(.endsAtRest) struct CheckoutTests { … }
  /// ```
  public static var endsAtRest: RestTrait { RestTrait(exceptions: []) }

  /// A trait that fails a test if a warning was issued, or if one of its windows isn't at rest at its end, with
  /// exceptions.
  ///
  /// - Parameter exceptions: The kinds of unfinished work to allow, such as `.waits` for a clock that never stops.
  public static func endsAtRest(except exceptions: Unrest) -> RestTrait {
    RestTrait(exceptions: exceptions)
  }
}

extension DriverLedger {
  /// Returns the unfinished work in the windows, which are no longer kept.
  func unrest(except exceptions: Unrest) -> [NotAtRest] {
    removeDrivers().flatMap { $0.unrest(except: exceptions, call: "endsAtRest") }
  }
}
