import Foundation

/// A line on standard error that shows the progress of a long task.
///
/// It is rewritten in place, and only shown on a terminal. Otherwise nothing is written, so that
/// logs contain only errors.
struct ProgressLine {
  private let isWatched = isatty(STDERR_FILENO) == 1

  /// The control sequence that returns to the start of the line and erases it.
  private static let erasure = "\r\u{1B}[K"

  /// Performs a task that reports its progress; the line is erased when the task ends or fails.
  @MainActor
  static func during<Result>(_ work: (ProgressLine) throws -> Result) rethrows -> Result {
    let line = ProgressLine()
    defer { line.write(erasure) }
    return try work(line)
  }

  /// Replaces the contents of the line; they should fit in 80 characters.
  func show(_ words: String) { write(Self.erasure + words) }

  private func write(_ text: String) {
    guard isWatched else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
