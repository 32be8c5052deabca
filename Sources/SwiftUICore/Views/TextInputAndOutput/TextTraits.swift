import Foundation

/// What a text may say of its looks, and what it then has from the environment.
nonisolated struct TextTraits: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: TextMark?
  var strikethrough: TextMark?
  var foreground: TextForeground?
  /// The colour behind the letters.
  var background: Color?
  var design: Font.Design?
  var width: Font.Width?
  var scale: Text.Scale?
  /// Where the text leads.
  var link: URL?

  /// These traits, with those of others where these say nothing.
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

  /// A font with the traits that change fonts.
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

/// A line under or through text, if it is active.
nonisolated struct TextMark: Equatable, Sendable {
  var isActive: Bool
  var pattern: Text.LineStyle.Pattern
  var color: Color?

  func decoration(_ color: RGBAColor, in environment: EnvironmentValues)
    -> DisplayList.TextRun.Decoration?
  {
    guard isActive else { return nil }
    return DisplayList.TextRun.Decoration(
      pattern: pattern.drawn, color: self.color?.resolveColor(in: environment) ?? color)
  }
}

/// The style of a part of a text.
nonisolated struct TextForeground: Equatable, Sendable {
  var style: AnyShapeStyle

  static func == (lhs: Self, rhs: Self) -> Bool {
    ValueComparison.areEqual(lhs.style, rhs.style)
  }
}

extension Text {
  /// How a line under or through text looks.
  ///
  /// Mirrors SwiftUI's `Text.LineStyle`.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// How a line is broken up.
    ///
    /// Mirrors SwiftUI's `Text.LineStyle.Pattern`.
    public nonisolated struct Pattern: Hashable, Sendable {
      let drawn: DisplayList.TextRun.Decoration.Pattern

      /// Not at all.
      public static let solid = Pattern(drawn: .solid)
      /// Into dots.
      public static let dot = Pattern(drawn: .dot)
      /// Into dashes.
      public static let dash = Pattern(drawn: .dash)
      /// Into dashes with a dot between them.
      public static let dashDot = Pattern(drawn: .dashDot)
      /// Into dashes with two dots between them.
      public static let dashDotDot = Pattern(drawn: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Makes a style.
    ///
    /// - Parameter color: nil is the letters' colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the letters' colour.
    public static let single = LineStyle()

    /// The line where it is active.
    var mark: TextMark { TextMark(isActive: true, pattern: pattern, color: color) }
  }
}

enum TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

extension EnvironmentValues {
  /// What views around a text say of its looks.
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
}

extension CGFloat {
  /// The length if it is a number, after a warning that names the modifier if it is none.
  nonisolated func usable(in modifier: String) -> CGFloat? {
    if isFinite { return self }
    RuntimeWarning.issue(
      "\(modifier)() got \(concise), which is no finite length; it is ignored. "
        + "Pass a finite number of points.")
    return nil
  }
}
