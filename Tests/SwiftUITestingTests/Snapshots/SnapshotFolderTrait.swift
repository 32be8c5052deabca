import Foundation
import Testing

@testable import SwiftUITesting

/// Gives each test of a suite a folder of its own for its snapshots, and removes it at the test's end.
struct SnapshotFolderTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await SnapshotFile.$folder.withValue(folder, operation: function)
  }
}

extension Trait where Self == SnapshotFolderTrait {
  static var snapshotFolder: Self { Self() }
}
