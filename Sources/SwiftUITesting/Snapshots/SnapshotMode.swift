import Foundation
import Testing

/// The handling of missing and different snapshots.
///
/// The environment variable `SNAPSHOTS` selects a mode by its name, as in `SNAPSHOTS=record swift test`. Without it, or
/// with another name, the variable `CI` decides: the mode is ``missing`` if `CI` is unset, empty, `0` or `false`, and
/// ``never`` otherwise. The trait `snapshots(_:)` selects a mode for a test or a suite, and overrides the variables.
public enum SnapshotMode: String, Sendable {
  /// Every snapshot is written again without a comparison; use this mode for a single run after an intended change.
  case record
  /// A missing snapshot is written, with a warning; a different one fails the test.
  case missing
  /// Nothing is written; a missing or different snapshot fails the test. Use this mode on a server.
  case never

  /// The mode of the current test: a `snapshots(_:)` trait's, or else that of the
  /// environment.
  static var current: SnapshotMode { trait ?? environment(ProcessInfo.processInfo.environment) }

  /// The mode that a `snapshots(_:)` trait of the current test chooses; nil if it has none.
  @TaskLocal static var trait: SnapshotMode?

  /// The mode that the variable `SNAPSHOTS` chooses; without it, nothing is written if `CI` is set.
  static func environment(_ variables: [String: String]) -> SnapshotMode {
    if let mode = variables["SNAPSHOTS"].flatMap(SnapshotMode.init) { return mode }
    let isOnServer = !["", "0", "false"].contains(variables["CI", default: ""])
    return isOnServer ? .never : .missing
  }
}

/// A trait that selects a snapshot mode for a test or a suite.
///
/// Add the trait with `snapshots(_:)`. It overrides the environment variables; of a test's trait and its suite's, the
/// test's applies.
///
/// ```swift
/// @Test(.snapshots(.record)) func looks() throws { … }
/// ```
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let mode: SnapshotMode

  /// Whether the trait of a suite also applies to the suites inside it; always true.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotMode.$trait.withValue(mode) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// A trait that selects a snapshot mode for a test or a suite.
  public static func snapshots(_ mode: SnapshotMode) -> SnapshotTrait { SnapshotTrait(mode: mode) }
}
