import Foundation

/// A line on standard error that tells how far long work is.
///
/// It is rewritten in place, and only where somebody watches: on a terminal. Anywhere else nothing
/// is written, so that logs hold errors only.
struct ProgressLine {
  private let isWatched = isatty(STDERR_FILENO) == 1

  /// Returns to the start of the line and erases it.
  private static let erasure = "\r\u{1B}[K"

  /// Does the work, which shows how far it is; the line is empty again when it ends or fails.
  @MainActor
  static func during<Result>(_ work: (ProgressLine) throws -> Result) rethrows -> Result {
    let line = ProgressLine()
    defer { line.write(erasure) }
    return try work(line)
  }

  /// Shows the words in place of those before; they should fit on a line of 80 letters.
  func show(_ words: String) { write(Self.erasure + words) }

  private func write(_ text: String) {
    guard isWatched else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
