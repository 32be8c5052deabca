import Foundation
import SwiftUI
import Synchronization
import TactileRecorder
import Testing

/// A trait that records the last seconds of a test that fails.
///
/// Add the trait to a test or a suite with `recordsFailures`. If a test fails, the trait attaches an animated PNG file
/// and a trace of each window that the test created. They cover the last three seconds of the window's clock. A window
/// without fonts has only a trace. The trait doesn't change how a window behaves, and draws nothing unless the test
/// fails. See <doc:FailureRecordings>.
///
/// ```swift
/// @Suite(.recordsFailures) struct LoginTests { … }
/// ```
public struct FailureRecordingTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait of a suite also applies to the suites inside it.
  public var isRecursive: Bool { true }

  /// Runs a test, and attaches recordings of its windows if it records an issue.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let hasFailed = Atomic(false)
    let recorder = await FailureRecorder()
    let observer: IssueHandlingTrait = .compactMapIssues { issue in
      if issue.isFailure { hasFailed.store(true, ordering: .relaxed) }
      return issue
    }
    do {
      try await FailureRecorder.$current.withValue(recorder) {
        try await observer.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      await recorder.attachMoments(of: test)
      throw error
    }
    if hasFailed.load(ordering: .relaxed) { await recorder.attachMoments(of: test) }
  }
}

/// Keeps the windows of a test until its end, to record them if the test fails.
@MainActor
final class FailureRecorder {
  private var windows: [(driver: ViewDriver, moments: LastMoments)] = []

  /// The recorder of the current test; nil if the test doesn't have the trait.
  @TaskLocal static var current: FailureRecorder?

  init() {}

  func watch(_ driver: ViewDriver) { windows.append((driver, LastMoments(of: driver))) }

  /// Attaches a recording and a trace of each window to the current test.
  func attachMoments(of test: Test) {
    let name = String(test.name.prefix { $0 != "(" })
    for (index, window) in windows.enumerated() {
      let title = windows.count == 1 ? name : "\(name)-\(index + 1)"
      // A window without fonts has a trace only.
      if let recording = window.moments.recording,
        let file = try? recording.encoded(as: .animatedPNG, scale: 1)
      {
        Attachment.record(
          Array(file), named: "\(title).png", sourceLocation: test.sourceLocation)
      }
      guard let trace = window.moments.traceText else { continue }
      Attachment.record(
        Array(trace.utf8), named: "\(title).trace.txt",
        sourceLocation: test.sourceLocation)
    }
    windows = []
  }
}

extension Trait where Self == FailureRecordingTrait {
  /// A trait that attaches the last three seconds of a failed test's windows, as an animated PNG file and as a trace.
  ///
  /// Swift Testing writes attachments to the folder that you pass as `swift test --attachments-path`.
  ///
  /// ```swift
  /// @Suite(.recordsFailures) struct LoginTests { … }
  /// ```
  public static var recordsFailures: FailureRecordingTrait { FailureRecordingTrait() }
}
