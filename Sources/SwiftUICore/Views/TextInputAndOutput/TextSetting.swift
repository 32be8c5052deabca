import Foundation

/// How the environment wants lines to be made of text.
nonisolated struct TextSetting: Equatable, Sendable {
  var lineLimit: Int?
  /// As many lines get room even where there is less text.
  var reservedLines = 0
  var truncationMode = Text.TruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var lineSpacing: CGFloat = 0
  var textCase: Text.Case?
  var alignment = TextAlignment.leading

  /// The most lines to draw; at least one is always drawn.
  var mostLines: Int { max(lineLimit ?? .max, 1) }
}

/// Where lines of different width begin.
///
/// Mirrors SwiftUI's `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// So that they are centred.
  case center
  /// So that they end at the trailing edge.
  case trailing

  /// The share of the free width that lies in front of a line.
  func factor(_ direction: LayoutDirection) -> CGFloat {
    switch self {
    case .leading: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}

extension Text {
  /// Which part of a text that is too long an ellipsis stands for.
  ///
  /// Mirrors SwiftUI's `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle

    var drawn: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// Capital or small letters.
  ///
  /// Mirrors SwiftUI's `Text.Case`.
  public enum Case: Hashable, Sendable {
    /// All letters are capitals.
    case uppercase
    /// No letter is a capital.
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
  var textSetting: TextSetting {
    get { self[TextSettingKey.self] }
    set { self[TextSettingKey.self] = newValue }
  }

  /// The most lines of a text; nil sets no limit.
  public var lineLimit: Int? {
    get { textSetting.lineLimit }
    set { textSetting.lineLimit = newValue }
  }

  /// The part of a text that gives way to an ellipsis.
  public var truncationMode: Text.TruncationMode {
    get { textSetting.truncationMode }
    set { textSetting.truncationMode = newValue }
  }

  /// The factor by which a font may shrink before text is left out.
  public var minimumScaleFactor: CGFloat {
    get { textSetting.minimumScaleFactor }
    set { textSetting.minimumScaleFactor = newValue }
  }

  /// The space between two lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { textSetting.lineSpacing }
    set { textSetting.lineSpacing = newValue }
  }

  /// Capital or small letters; nil leaves text as it is.
  public var textCase: Text.Case? {
    get { textSetting.textCase }
    set { textSetting.textCase = newValue }
  }

  /// Where lines of different width begin.
  public var multilineTextAlignment: TextAlignment {
    get { textSetting.alignment }
    set { textSetting.alignment = newValue }
  }
}
