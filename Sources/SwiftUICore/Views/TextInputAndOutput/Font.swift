import Foundation

/// A font that may depend on where it is used.
///
/// Mirrors SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  private var base: Base
  private var weight: Weight?
  private var isItalic = false

  private enum Base: Hashable, Sendable {
    case size(CGFloat)
    case style(TextStyle)
  }

  /// How heavy letters are.
  ///
  /// Mirrors SwiftUI's `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The roles of text.
  ///
  /// Mirrors SwiftUI's `Font.TextStyle`.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    /// The size in points (rule 6.2.17).
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// The system's font for a role.
  public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
    Font(base: .style(style), weight: weight)
  }

  /// The system's font in a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font {
    Font(base: .size(size), weight: weight)
  }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with all choices made.
  func resolve() -> FontDescriptor {
    switch base {
    case .size(let size):
      FontDescriptor(
        size: size.isFinite && size > 0 ? size : TextStyle.body.size,
        weight: (weight ?? .regular).value, isItalic: isItalic)
    case .style(let style):
      FontDescriptor(
        size: style.size,
        weight: (weight ?? (style == .headline ? .semibold : .regular)).value,
        isItalic: isItalic)
    }
  }
}

extension Font {
  /// 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points.
  public static let title = Font.system(.title)
  /// 22 points.
  public static let title2 = Font.system(.title2)
  /// 20 points.
  public static let title3 = Font.system(.title3)
  /// 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points.
  public static let body = Font.system(.body)
  /// 16 points.
  public static let callout = Font.system(.callout)
  /// 13 points.
  public static let footnote = Font.system(.footnote)
  /// 12 points.
  public static let caption = Font.system(.caption)
  /// 11 points.
  public static let caption2 = Font.system(.caption2)
}

enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The font of text that has none of its own; nil stands for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of text in this view; nil goes back to body.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
