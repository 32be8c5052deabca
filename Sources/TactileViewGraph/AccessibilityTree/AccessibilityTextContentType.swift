/// The type of an element's text, a hint to how a screen reader should read it.
///
/// For example, punctuation matters in source code, but not in a story. Pass a type to
/// `accessibilityTextContentType(_:)`, as in `Text(listing).accessibilityTextContentType(.sourceCode)`; the default is
/// ``plain``. Windows don't pass it to screen readers yet. Mirrors SwiftUI's `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Sendable, Hashable {
  let name: String

  /// Text without a special type.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The input and output of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A file path or a list of files.
  public static let fileSystem = AccessibilityTextContentType(name: "file system")
  /// The messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Narrative text, such as a story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The source code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "source code")
  /// The cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document in a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "word processing")
}
