import Synchronization
import Testing

/// What a test of the test sees of its failure: the message, and the line that it names.
struct Failure: Equatable {
  let message: String
  let line: Int
  var isWarning = false

  /// Runs code that fails a test once, as a test would, and returns the failure.
  static func of(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws -> Failure {
    let found = Found()
    try withKnownIssue(sourceLocation: sourceLocation) {
      try body()
    } matching: { issue in
      found.append(
        Failure(
          message: issue.comments.map(\.rawValue).joined(separator: "\n"),
          line: issue.sourceLocation?.line ?? 0, isWarning: !issue.isFailure))
      return true
    }
    try #require(found.failures.count == 1, sourceLocation: sourceLocation)
    return found.failures[0]
  }

  private final class Found: Sendable {
    private let list = Mutex<[Failure]>([])

    var failures: [Failure] { list.withLock { $0 } }

    func append(_ failure: Failure) { list.withLock { $0.append(failure) } }
  }
}
