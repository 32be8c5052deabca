import Foundation
@_spi(Engine) import TactileViewGraph

extension Font {
  /// The width of a font's glyphs.
  ///
  /// Set a width with `fontWidth(_:)`, as in `Text("News").fontWidth(.condensed)`. Tactile's fonts have a single width:
  /// any other changes the tracking instead of the shapes of the glyphs, for ``expanded`` by a twentieth of the font
  /// size. Mirrors SwiftUI's `Font.Width`.
  public struct Width: Hashable, Sendable {
    /// The width from -1 to 1: -0.2 is compressed, 0 is standard, 0.2 is expanded.
    ///
    /// Only the initializer limits it.
    public var value: CGFloat

    /// Creates a width, clamped to the range from -1 to 1; a value that isn't finite counts as 0.
    public init(_ value: CGFloat) { self.value = value.isFinite ? min(max(value, -1), 1) : 0 }

    /// A width of -0.2, the narrowest predefined one.
    public static let compressed = Width(-0.2)
    /// A width of -0.1, narrower than standard.
    public static let condensed = Width(-0.1)
    /// A width of 0, the standard one.
    public static let standard = Width(0)
    /// A width of 0.2, wider than standard.
    public static let expanded = Width(0.2)

    /// The space added after each character, as a fraction of the font's size.
    var tracking: CGFloat { value / 4 }
  }

  /// Returns this font with a width; `fontWidth(_:)` takes precedence.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// Returns this font in bold if active, and otherwise unchanged.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  /// Returns this font in italics if active, and otherwise upright.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
}

extension Text {
  /// The scale of a part of a text relative to the rest.
  ///
  /// Set a scale with `textScale(_:isEnabled:)`, for example for a unit after a number. Mirrors SwiftUI's `Text.Scale`.
  public nonisolated struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The scale of the font, without a change.
    public static let `default` = Scale(factor: 1)
    /// A smaller scale for secondary text, which is 0.8.
    public static let secondary = Scale(factor: 0.8)
  }
}

nonisolated extension Text {
  /// Sets the font width of the text; nil to use that of the enclosing view, or else the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { with(TextTraits(width: width)) }

  /// Sets the font design of the text; nil to use that of the enclosing view, or else the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { with(TextTraits(design: design)) }

  /// Sets the monospaced design for the text if active.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(TextTraits(design: isActive ? .monospaced : nil))
  }

  /// Applies a text scale to the text, if enabled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(TextTraits(scale: scale)) : self
  }
}

extension View {
  /// Sets the font width of text in this view; nil to use the font's width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textTraits.width, width)
  }

  /// Sets the font design of text in this view; nil to use the font's design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textTraits.design, design)
  }

  /// Sets the monospaced design for text in this view if active, and otherwise resets the design.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.design, isActive ? .monospaced : nil)
  }

  /// Applies a text scale to text in this view, if enabled.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textTraits) { if isEnabled { $0.scale = scale } }
  }

  /// Sets whether text in this view may tighten before it is scaled or truncated.
  ///
  /// The space between characters shrinks by up to a twentieth of their size.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}

extension EnvironmentValues {
  /// Whether text may tighten before it is scaled or truncated.
  public var allowsTightening: Bool {
    get { textSetting.allowsTightening }
    set { textSetting.allowsTightening = newValue }
  }
}
