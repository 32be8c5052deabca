import Foundation

/// A built program that shows previews.
package struct PreviewProgram: Sendable {
  let executable: URL
  let sources: URL
  /// The directory in which the program runs.
  let directory: URL

  /// Deletes the program; processes that run it aren't affected.
  package func remove() { try? FileManager.default.removeItem(at: executable) }
}
