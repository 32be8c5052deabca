import Foundation

// Modifiers that make another text, so that texts can still be put together. What a part of the
// text has already been given stays.
nonisolated extension Text {
  /// Sets the font; nil leaves it to the environment.
  public func font(_ font: Font?) -> Text { with(TextTraits(font: font)) }

  /// Sets the weight; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(TextTraits(weight: weight)) }

  /// Makes the letters bold.
  public func bold() -> Text { bold(true) }

  /// Makes the letters bold, or leaves them as the font has them.
  public func bold(_ isActive: Bool) -> Text { with(TextTraits(isBold: isActive)) }

  /// Makes the letters slant.
  public func italic() -> Text { italic(true) }

  /// Makes the letters slant, or not.
  public func italic(_ isActive: Bool) -> Text { with(TextTraits(isItalic: isActive)) }

  /// Makes all digits equally wide.
  public func monospacedDigit() -> Text { with(TextTraits(hasMonospacedDigits: true)) }

  /// Draws a line under the text, in the text's colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line with a pattern under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(
      TextTraits(underline: TextMark(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Draws a line through the text, in the text's colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line with a pattern through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(
      TextTraits(strikethrough: TextMark(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Adds space behind each letter, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    with(TextTraits(kerning: kerning.usable(in: "kerning")))
  }

  /// Adds space behind each letter, in points; takes precedence over kerning.
  public func tracking(_ tracking: CGFloat) -> Text {
    with(TextTraits(tracking: tracking.usable(in: "tracking")))
  }

  /// Raises the letters above the baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(TextTraits(baselineOffset: baselineOffset.usable(in: "baselineOffset")))
  }

  /// Sets the colour; nil goes back to the primary colour.
  public func foregroundColor(_ color: Color?) -> Text {
    foregroundStyle(color ?? .primary)
  }

  /// Sets the style of the letters.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(TextTraits(foreground: TextForeground(style: AnyShapeStyle(style))))
  }
}
