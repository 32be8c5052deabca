import Foundation

/// A built program that shows previews.
package struct PreviewProgram: Sendable {
  let executable: URL
  let sources: URL
  /// The directory in which the program runs.
  let directory: URL
  /// The missing names and the errors for which the program has placeholders.
  var placeholders: [Diagnostic] = []

  /// What isn't shown as on Apple's systems, for people to read; nil if everything is.
  package var placeholderReport: String? {
    placeholders.isEmpty
      ? nil
      : "Shown with placeholders for what doesn't compile here.\n\(DiagnosticReport(placeholders, errorLimit: 5))"
  }

  /// Deletes the program; processes that run it aren't affected.
  package func remove() { try? FileManager.default.removeItem(at: executable) }
}
