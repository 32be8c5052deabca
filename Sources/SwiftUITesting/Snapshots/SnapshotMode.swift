import Foundation
import Testing

/// The handling of snapshots that are missing or different.
public enum SnapshotMode: String, Sendable {
  /// Every snapshot is written again.
  case record
  /// A missing snapshot is written, with a warning; a different one fails the test.
  case missing
  /// Nothing is written; a missing snapshot fails the test as well.
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

/// A trait that chooses what a test or a suite does with its snapshots.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let mode: SnapshotMode

  /// Whether the trait of a suite also applies to the suites inside it.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotMode.$trait.withValue(mode) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Chooses what a test or a suite does with its snapshots.
  ///
  /// ```swift
  /// @Test(.snapshots(.record)) func looks() throws { … }
  /// ```
  public static func snapshots(_ mode: SnapshotMode) -> SnapshotTrait { SnapshotTrait(mode: mode) }
}
