@_spi(Engine) import TactileViewGraph
import Testing

/// A trait that sets the look of the windows of a test or a suite.
///
/// Tests of what only one look has use it; all others show windows with the standard look.
package struct WindowLookTrait: TestTrait, SuiteTrait, TestScoping {
  let look: SystemLook

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SystemLook.$standard.withValue(look) { try await function() }
  }
}

extension Trait where Self == WindowLookTrait {
  /// A trait for windows that look like those of a system.
  package static func windows(like look: SystemLook) -> WindowLookTrait {
    WindowLookTrait(look: look)
  }
}
