/// What kind of text an element is, which decides how it is read.
///
/// Mirrors SwiftUI's `AccessibilityTextContentType`.
public struct AccessibilityTextContentType: Sendable, Hashable {
  let name: String

  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What somebody types into a terminal, and what it says.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The path of a file, or a list of files.
  public static let fileSystem = AccessibilityTextContentType(name: "file system")
  /// What people write to each other.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "source code")
  /// The cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "word processing")
}

extension View {
  /// Says what kind of text the view has, for those who have it read to them.
  public nonisolated func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.textContentType(textContentType))
  }

  /// Says whether the view does something when it is used, for those who reach views by switches.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.responds(respondsToUserInteraction))
  }

  /// Says whether the view does something when it is used, where that is enabled.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .responds(respondsToUserInteraction) : .none)
  }
}
