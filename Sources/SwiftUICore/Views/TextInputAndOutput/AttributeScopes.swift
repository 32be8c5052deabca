import Foundation

extension AttributeScopes {
  /// What a text may say of parts of itself.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The letters' colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Space behind each letter, in points.
    public let kern: KerningAttribute
    /// Space behind each letter, in points; takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// How far above the baseline the letters stand, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What markdown says of the text: an attribute of Foundation's, which Foundation lacks on Linux.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation's, of which `link` is shown.
    public let foundation: FoundationAttributes
  }

  /// The attributes of texts.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of the font.
  public enum FontAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = Font
    /// The name in archives.
    public static let name = "SwiftUI.Font"
  }

  /// The key of the letters' colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = Color
    /// The name in archives.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of the colour behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = Color
    /// The name in archives.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of the line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = Text.LineStyle
    /// The name in archives.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of the line under the letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = Text.LineStyle
    /// The name in archives.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of the space behind each letter.
  public enum KerningAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = CGFloat
    /// The name in archives.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of the space behind each letter that takes precedence.
  public enum TrackingAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = CGFloat
    /// The name in archives.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of the letters' height above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = CGFloat
    /// The name in archives.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The key of what markdown says.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// What the attribute is.
    public typealias Value = InlinePresentationIntent
    /// The name in archives.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  /// An attribute of texts by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// What markdown says of words.
///
/// Mirrors Foundation's `InlinePresentationIntent`, which Foundation lacks on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The marks as bits.
  public let rawValue: UInt

  /// Makes a set of marks.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// In italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// In bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// As code, with digits of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// With a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension Text {
  /// Makes a text of a string whose parts say how they look.
  ///
  /// Fonts, colours, lines, distances, links and what markdown says are shown; all else is not.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(
      segments: attributedContent.runs.map { run in
        Segment(
          content: .string(String(attributedContent[run.range].characters)),
          traits: TextTraits(run.attributes))
      })
  }
}

extension TextTraits {
  /// What attributes say.
  fileprivate nonisolated init(_ attributes: AttributeContainer) {
    self.init()
    font = attributes.font
    foreground = attributes.foregroundColor.map { TextForeground(style: AnyShapeStyle($0)) }
    background = attributes.backgroundColor
    strikethrough = attributes.strikethroughStyle?.mark
    underline = attributes.underlineStyle?.mark
    kerning = attributes.kern.flatMap { $0.usable(in: "kern") }
    tracking = attributes.tracking.flatMap { $0.usable(in: "tracking") }
    baselineOffset = attributes.baselineOffset.flatMap { $0.usable(in: "baselineOffset") }
    let intent = attributes.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough), strikethrough == nil {
      strikethrough = Text.LineStyle.single.mark
    }
    if let url = attributes.link { follow(url) }
  }
}
