import SwiftParser
import SwiftSyntax

/// Edits one file because of errors in it.
struct FileEditor {
  /// The module whose views and values stand for missing ones.
  private static let module = "TactilePlaceholders"
  /// The types of that module that files may conform to.
  private static let provided: Set = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
  ]

  private let original: String
  private let file: SourceFileSyntax
  /// The offsets of the lines.
  private let lines: [Int]
  private var text: EditedText

  init(_ original: String) {
    self.original = original
    file = Parser.parse(source: original)
    text = EditedText(original)
    let bytes = original.utf8.enumerated()
    lines = [0] + bytes.filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
  }

  /// Adds the edit for an error.
  ///
  /// - Parameter stubs: The types that are declared in place of missing ones.
  mutating func add(_ error: CompilerError, in path: String, _ stubs: inout StubTypes) {
    let cause = ErrorCause(error.message)
    if error.attempt == 0 {
      if case .unknownType(let name) = cause {
        if !Self.provided.contains(name) { stubs.add(name, usedIn: path) }
        return
      }
      if case .unknownNestedType(let name, let parent) = cause {
        return stubs.add(name, nestedIn: parent, usedIn: path)
      }
    }
    guard lines.indices.contains(error.line - 1) else { return }
    let offset = lines[error.line - 1] + error.column - 1
    guard let token = file.token(at: AbsolutePosition(utf8Offset: offset)) else { return }
    let edits = EditLadder(token, cause, in: file).edits
    guard let last = edits.indices.last else { return }
    text.add(edits[min(error.attempt, last)])
  }

  /// The edited file.
  ///
  /// - Parameter stubs: Declarations that are added at the end.
  func result(path: String, stubs: [String]) -> PlaceholderReply.File {
    let edited = text.text + stubs.map { "\n\($0)" }.joined()
    let line = "import \(Self.module)\n"
    return PlaceholderReply.File(
      path: path, text: edited.hasPrefix(line) ? edited : line + edited)
  }
}
