import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

// Modifiers that return a text, so that it can be concatenated. Traits that a part of the text
// already has take precedence.
nonisolated extension Text {
  /// Sets the font of the text; nil to use the environment's font.
  public func font(_ font: Font?) -> Text { with(TextTraits(\.font, font)) }

  /// Sets the font weight of the text; nil to use the font's weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(TextTraits(\.weight, weight)) }

  /// Applies a bold font weight to the text.
  public func bold() -> Text { bold(true) }

  /// Applies a bold font weight to the text if active, and otherwise keeps the font's weight.
  public func bold(_ isActive: Bool) -> Text { with(TextTraits(\.isBold, isActive)) }

  /// Applies italics to the text.
  public func italic() -> Text { italic(true) }

  /// Applies italics to the text if active, and otherwise makes it upright.
  public func italic(_ isActive: Bool) -> Text { with(TextTraits(\.isItalic, isActive)) }

  /// Makes the digits of the text have a fixed width.
  public func monospacedDigit() -> Text { with(TextTraits(\.hasMonospacedDigits, true)) }

  /// Applies an underline to the text; a nil color is the text's color.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Applies an underline with a pattern to the text; a nil color is the text's color.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(
      TextTraits(\.underline, TextDecoration(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Applies a strikethrough to the text; a nil color is the text's color.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Applies a strikethrough with a pattern to the text; a nil color is the text's color.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(
      TextTraits(
        \.strikethrough, TextDecoration(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Sets the space to add after each character of the text, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    with(TextTraits(\.kerning, kerning.usable(in: "kerning")))
  }

  /// Sets the tracking of the text in points, which takes precedence over kerning.
  public func tracking(_ tracking: CGFloat) -> Text {
    with(TextTraits(\.tracking, tracking.usable(in: "tracking")))
  }

  /// Sets the vertical offset of the text above the baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(TextTraits(\.baselineOffset, baselineOffset.usable(in: "baselineOffset")))
  }

  /// Sets the color of the text; nil for that of its container, such as a button's style, or else the primary color.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { foregroundStyle($0) } ?? foregroundStyle(ContainerForegroundStyle())
  }

  /// Sets the foreground style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(TextTraits(\.foreground, TextForeground(style: AnyShapeStyle(style))))
  }
}
