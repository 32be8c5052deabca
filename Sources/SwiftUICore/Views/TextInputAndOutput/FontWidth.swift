import Foundation

extension Font {
  /// How wide letters are.
  ///
  /// Mirrors SwiftUI's `Font.Width`. The system's family has one width, so letters keep their shapes
  /// and move closer together or farther apart.
  public struct Width: Hashable, Sendable {
    /// -0.2 is compressed, 0 is standard, 0.2 is expanded.
    public var value: CGFloat

    /// Makes a width; what is no number counts as the standard.
    public init(_ value: CGFloat) { self.value = value.isFinite ? min(max(value, -1), 1) : 0 }

    /// -0.2.
    public static let compressed = Width(-0.2)
    /// -0.1.
    public static let condensed = Width(-0.1)
    /// 0.
    public static let standard = Width(0)
    /// 0.2.
    public static let expanded = Width(0.2)

    /// What is added behind each letter, as a share of the font's size.
    var tracking: CGFloat { value / 4 }
  }

  /// The font with another width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font in bold, or as it was.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  /// The font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
}

extension Text {
  /// How large a part of a text is beside the rest.
  ///
  /// Mirrors SwiftUI's `Text.Scale`.
  public nonisolated struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// As large as the font says.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what stands beside: four fifths.
    public static let secondary = Scale(factor: 0.8)
  }
}

nonisolated extension Text {
  /// Sets how wide the letters are; nil leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { with(TextTraits(width: width)) }

  /// Sets the design of the letters; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(TextTraits(design: design)) }

  /// Draws the letters in the monospaced design, or leaves them.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(TextTraits(design: isActive ? .monospaced : nil))
  }

  /// Makes the letters smaller beside the rest, if it is enabled.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(TextTraits(scale: scale)) : self
  }
}

extension View {
  /// Sets how wide the letters in this view are; nil leaves it to the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textTraits.width, width)
  }

  /// Sets the design of the letters in this view; nil leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textTraits.design, design)
  }

  /// Draws the letters in this view in the monospaced design, or leaves them.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.design, isActive ? .monospaced : nil)
  }

  /// Makes letters in this view smaller, if it is enabled.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textTraits) { if isEnabled { $0.scale = scale } }
  }

  /// Lets letters move closer together, by a twentieth of their size, before text is left out or
  /// shrinks.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}

extension EnvironmentValues {
  /// Whether letters may move closer together before text is left out.
  public var allowsTightening: Bool {
    get { textSetting.allowsTightening }
    set { textSetting.allowsTightening = newValue }
  }
}
