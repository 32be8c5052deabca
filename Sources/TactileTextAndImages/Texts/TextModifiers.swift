import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

// Modifiers for all texts in a view, over which the modifiers of a text take precedence.
extension View {
  /// Sets the font weight of text in this view; nil to use the font's weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textTraits.weight, weight)
  }

  /// Applies a bold font weight to text in this view if active, and otherwise keeps the font's
  /// weight.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isBold, isActive)
  }

  /// Applies italics to text in this view if active, and otherwise makes it upright.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isItalic, isActive)
  }

  /// Makes the digits of text in this view have a fixed width.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.textTraits.hasMonospacedDigits, true)
  }

  /// Applies an underline to text in this view; a nil color is the text's color.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textTraits.underline, TextDecoration(isActive: isActive, pattern: pattern, color: color))
  }

  /// Applies a strikethrough to text in this view; a nil color is the text's color.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textTraits.strikethrough, TextDecoration(isActive: isActive, pattern: pattern, color: color)
    )
  }

  /// Sets the space to add after each character in this view, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textTraits.kerning, kerning.usable(in: "kerning"))
  }

  /// Sets the tracking of text in this view in points, which takes precedence over kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textTraits.tracking, tracking.usable(in: "tracking"))
  }

  /// Sets the vertical offset of text in this view above the baseline, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textTraits.baselineOffset, baselineOffset.usable(in: "baselineOffset"))
  }
}
