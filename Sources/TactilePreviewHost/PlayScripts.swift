import Foundation

/// The interactions that sources describe beside their previews.
///
/// An interaction is a comment above a preview, so that the file compiles with Apple's SwiftUI, too. It begins with
/// “Play:”, and the other lines of the comment are steps:
///
/// ```
/// // Play: tap "Send"; settle
/// #Preview("Send") { SendButton() }
/// ```
struct PlayScripts {
  /// The lines of the files that were read, without spaces around them.
  private var files: [String: [String]] = [:]

  /// Returns the interaction above a line of a file; nil if there is none.
  ///
  /// - Parameters:
  ///   - line: The line of the preview, starting at 1.
  ///   - path: The path of the file, relative to the working directory; nil if it is unknown.
  mutating func script(above line: Int, of path: String?) -> String? {
    guard let path else { return nil }
    let lines = lines(of: path)
    guard lines.indices.contains(line - 1) else { return nil }
    var script: [String] = []
    for line in lines[..<(line - 1)].reversed() {
      // Attributes, such as @available, belong to the preview.
      if line.hasPrefix("@") { continue }
      guard line.hasPrefix("//") else { return nil }
      let words = line.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
      guard words.hasPrefix("Play:") else {
        script.append(words)
        continue
      }
      script.append(String(words.dropFirst(5)))
      return script.reversed().joined(separator: "\n").trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
    return nil
  }

  private mutating func lines(of path: String) -> [String] {
    if let lines = files[path] { return lines }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    files[path] = lines
    return lines
  }
}
