import Foundation

// The same for all texts in a view; what a text says of itself goes before.
extension View {
  /// Sets the weight of text in this view; nil leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textTraits.weight, weight)
  }

  /// Makes text in this view bold, or leaves it as the font has it.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isBold, isActive)
  }

  /// Makes text in this view slant, or not.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isItalic, isActive)
  }

  /// Makes all digits in this view equally wide.
  public nonisolated func monospacedDigit() -> some View {
    environment(\.textTraits.hasMonospacedDigits, true)
  }

  /// Draws a line under text in this view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textTraits.underline, TextMark(isActive: isActive, pattern: pattern, color: color))
  }

  /// Draws a line through text in this view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textTraits.strikethrough, TextMark(isActive: isActive, pattern: pattern, color: color))
  }

  /// Adds space behind each letter in this view, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textTraits.kerning, kerning.usable(in: "kerning"))
  }

  /// Adds space behind each letter in this view, in points; takes precedence over kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textTraits.tracking, tracking.usable(in: "tracking"))
  }

  /// Raises the letters in this view above the baseline, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textTraits.baselineOffset, baselineOffset.usable(in: "baselineOffset"))
  }
}
