import SwiftUI
import Testing

/// A trait that sets the look of the windows of a test or a suite.
///
/// Add the trait with `look(_:)`. It applies to windows whose ``Appearance`` sets no look; of a test's trait and its
/// suite's, the test's applies.
///
/// ```swift
/// @Suite(.look(.iOS18)) struct Settings { … }
/// ```
public struct LookTrait: TestTrait, SuiteTrait, TestScoping {
  let look: SystemLook

  /// Whether the trait of a suite also applies to the suites inside it; always true.
  public var isRecursive: Bool { true }

  /// Runs a test with windows that have the look.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SystemLook.$standard.withValue(look) { try await function() }
  }
}

extension Trait where Self == LookTrait {
  /// A trait that sets the look of the windows of a test or a suite.
  public static func look(_ look: SystemLook) -> LookTrait { LookTrait(look: look) }
}
