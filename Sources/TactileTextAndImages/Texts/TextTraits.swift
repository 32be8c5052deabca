import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The appearance of a text, which its modifiers specify and the environment completes.
package nonisolated struct TextTraits: Equatable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var hasMonospacedDigits: Bool?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  package var foreground: TextForeground?
  /// The background color of the text.
  package var background: Color?
  package var design: Font.Design?
  var width: Font.Width?
  var scale: Text.Scale?
  /// The URL that the text links to.
  package var link: URL?
  /// Whether texts can't set traits of their own, as in the items of an alert.
  package var isFinal = false

  /// Returns these traits, completed by those of others.
  func over(_ outer: TextTraits) -> TextTraits {
    TextTraits(
      font: font ?? outer.font, weight: weight ?? outer.weight, isBold: isBold ?? outer.isBold,
      isItalic: isItalic ?? outer.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
      foreground: foreground ?? outer.foreground, background: background ?? outer.background,
      design: design ?? outer.design, width: width ?? outer.width, scale: scale ?? outer.scale,
      link: link ?? outer.link)
  }

  /// Returns a font with the traits that affect fonts.
  func apply(to font: Font, at typeSize: DynamicTypeSize) -> FontDescriptor {
    let fontWidth = font.width ?? .standard
    var font = font.resolve(at: typeSize)
    if let weight { font.weight = weight.value }
    if isBold == true { font.weight = max(font.weight, Font.Weight.bold.value) }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.design = design.drawn }
    if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
    if let scale { font.size *= scale.factor }
    font.tracking = (tracking ?? kerning ?? 0) + font.size * (width ?? fontWidth).tracking
    return font
  }
}

extension TextTraits {
  /// Traits of which none is set.
  package static var none: TextTraits { TextTraits() }
}

extension TextTraits {
  /// Creates traits with a single one.
  package init<Value>(_ trait: WritableKeyPath<TextTraits, Value>, _ value: Value) {
    self.init()
    self[keyPath: trait] = value
  }
}

/// A line under or through text, if it is active.
package nonisolated struct TextDecoration: Equatable, Sendable {
  package var isActive: Bool
  package var pattern: Text.LineStyle.Pattern
  package var color: Color?

  package init(isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color? = nil) {
    self.isActive = isActive
    self.pattern = pattern
    self.color = color
  }

  func resolved(_ color: RGBAColor, in environment: EnvironmentValues)
    -> DisplayList.TextRun.Decoration?
  {
    guard isActive else { return nil }
    return DisplayList.TextRun.Decoration(
      pattern: pattern.drawn, color: self.color?.resolveColor(in: environment) ?? color)
  }
}

/// The foreground style of a segment of text.
package nonisolated struct TextForeground: Equatable, Sendable {
  package var style: AnyShapeStyle

  package init(style: AnyShapeStyle) {
    self.style = style
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    ValueComparison.areEqual(lhs.style, rhs.style)
  }
}

extension Text {
  /// The style of a line under or through text.
  ///
  /// Set it as the `underlineStyle` or the `strikethroughStyle` of an attributed string. Mirrors SwiftUI's
  /// `Text.LineStyle`.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// The pattern of a line under or through text.
    ///
    /// Mirrors SwiftUI's `Text.LineStyle.Pattern`.
    public nonisolated struct Pattern: Hashable, Sendable {
      let drawn: DisplayList.TextRun.Decoration.Pattern

      /// A solid line without gaps.
      public static let solid = Pattern(drawn: .solid)
      /// A line that consists of dots.
      public static let dot = Pattern(drawn: .dot)
      /// A line that consists of dashes.
      public static let dash = Pattern(drawn: .dash)
      /// A line that consists of dashes and dots.
      public static let dashDot = Pattern(drawn: .dashDot)
      /// A line that consists of dashes with two dots between them.
      public static let dashDotDot = Pattern(drawn: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style with a pattern and a color.
    ///
    /// - Parameter color: The color of the line; if nil, the text's color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's color.
    public static let single = LineStyle()

    /// The style as an active decoration.
    package var decoration: TextDecoration {
      TextDecoration(isActive: true, pattern: pattern, color: color)
    }
  }
}

enum TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

extension EnvironmentValues {
  /// The traits that the environment sets for text.
  package var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
}

extension CGFloat {
  /// The length if it is finite; otherwise nil, after a warning that names the modifier.
  package nonisolated func usable(in modifier: String) -> CGFloat? {
    if isFinite { return self }
    RuntimeWarning.issue(
      "\(modifier)()\(RuntimeWarning.inEvaluatedView) got \(concise), which isn't finite; it is ignored. Pass a finite number of "
        + "points.")
    return nil
  }
}
