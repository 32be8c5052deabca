import Foundation
@_spi(Engine) import TactileViewGraph

/// The environment's settings for the layout of text into lines.
package nonisolated struct TextSetting: Equatable, Sendable {
  package var lineLimit: Int?
  /// The number of lines for which space is reserved even if there is less text.
  package var reservedLines = 0
  var truncationMode = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var lineSpacing: CGFloat = 0
  var textCase: Text.Case?
  var alignment = TextAlignment.leading

  /// The maximum number of lines; at least one line is drawn.
  var mostLines: Int { max(lineLimit ?? .max, 1) }
}

/// The alignment of lines of text relative to each other.
///
/// Set it with `multilineTextAlignment(_:)`; the default is ``leading``. It moves lines inside the text, which is as
/// wide as its longest line: to move the text itself, align its container. Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines are aligned to the leading edge.
  case leading
  /// Lines are centered relative to each other.
  case center
  /// Lines are aligned to the trailing edge.
  case trailing

  /// Returns the fraction of the free width that precedes a line.
  package func factor(_ direction: LayoutDirection) -> CGFloat {
    switch self {
    case .leading: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}

extension Text {
  /// The part of a text that an ellipsis replaces if the text is too long.
  ///
  /// Set a mode with `truncationMode(_:)`, as in `Text(path).lineLimit(1).truncationMode(.middle)` for the ends of a
  /// path; the default is ``tail``. It applies to the last line that fits. Mirrors SwiftUI's `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable {
    /// Truncate at the beginning of the line, which then shows the end of the text: “…final.txt”.
    case head
    /// Truncate at the end of the line: “Notes of the…”.
    case tail
    /// Truncate in the middle of the line, which keeps both ends: “Notes…final.txt”.
    case middle

    var drawn: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// A transformation of the case of text.
  ///
  /// Set a case with `textCase(_:)`, as in `Text("Total").textCase(.uppercase)`; nil, the default, keeps the case.
  /// Letters are converted by the rules of the environment's locale. Mirrors SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable {
    /// Displays text in all uppercase characters.
    case uppercase
    /// Displays text in all lowercase characters.
    case lowercase

    func apply(to string: String, in locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }
}

enum TextSettingKey: EnvironmentKey {
  static var defaultValue: TextSetting { TextSetting() }
}

extension EnvironmentValues {
  package var textSetting: TextSetting {
    get { self[TextSettingKey.self] }
    set { self[TextSettingKey.self] = newValue }
  }

  /// The maximum number of lines of a text; a number below 1 counts as 1, and nil, the default, sets no limit.
  public var lineLimit: Int? {
    get { textSetting.lineLimit }
    set { textSetting.lineLimit = newValue }
  }

  /// The part of a text that is truncated if it doesn't fit; the tail by default.
  public var truncationMode: Text.TruncationMode {
    get { textSetting.truncationMode }
    set { textSetting.truncationMode = newValue }
  }

  /// The smallest factor to scale the font by before text is truncated; 1, the default, keeps the font's size.
  public var minimumScaleFactor: CGFloat {
    get { textSetting.minimumScaleFactor }
    set { textSetting.minimumScaleFactor = newValue }
  }

  /// The space to add between two lines of a text, in points; by default 0.
  public var lineSpacing: CGFloat {
    get { textSetting.lineSpacing }
    set { textSetting.lineSpacing = newValue }
  }

  /// The case transformation of text; nil, the default, keeps the case.
  public var textCase: Text.Case? {
    get { textSetting.textCase }
    set { textSetting.textCase = newValue }
  }

  /// The alignment of lines of text relative to each other; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { textSetting.alignment }
    set { textSetting.alignment = newValue }
  }
}
