import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension AttributeScopes {
  /// The attributes that SwiftUI defines for attributed strings.
  ///
  /// Set them by name, for a string or a part of it, and show the string in a `Text`:
  ///
  /// ```swift
  /// var offer = AttributedString("Now 12 € instead of 20 €")
  /// offer.font = .title
  /// if let old = offer.range(of: "20 €") { offer[old].strikethroughStyle = .single }
  ///
  /// Text(offer)
  /// ```
  ///
  /// An attribute takes precedence over the same modifier of the text, such as `font(_:)`. Nil, the default, leaves the
  /// look to the modifiers.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font in which the text is drawn.
    public let font: FontAttribute
    /// The foreground color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color of the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space added after each character, in points; `tracking` takes precedence.
    public let kern: KerningAttribute
    /// The space added after each character, in points; takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The offset of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The inline intents of Markdown: an attribute of Foundation that is missing on Linux.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's attributes, of which only `link` affects the display.
    public let foundation: FoundationAttributes
  }

  /// The attributes that SwiftUI defines for attributed strings.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of the attribute for the font.
  ///
  /// Set it as `font`, for a part of a text in another font than the rest:
  ///
  /// ```swift
  /// var unit = AttributedString(" km")
  /// unit.font = .caption
  ///
  /// Text(AttributedString("42") + unit)
  /// ```
  ///
  /// It takes precedence over the text's `font(_:)`; the text's `bold()` and `italic()` still apply to it.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.FontAttribute`.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Font
    /// The name by which a string stores the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The key of the attribute for the foreground color.
  ///
  /// Set it as `foregroundColor`, for example for a word in a sentence:
  ///
  /// ```swift
  /// var due = AttributedString("Due today")
  /// if let today = due.range(of: "today") { due[today].foregroundColor = .orange }
  /// ```
  ///
  /// It takes precedence over the text's `foregroundStyle(_:)`, and over the tint of a link. The value is a `Color`.
  /// For a gradient or another style, join several texts that have a `foregroundStyle(_:)`.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Color
    /// The name by which a string stores the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of the attribute for the background color.
  ///
  /// Set it as `backgroundColor`, for example to set off the name of a key from the text around it:
  ///
  /// ```swift
  /// var hint = AttributedString("Press Escape to cancel")
  /// if let key = hint.range(of: "Escape") { hint[key].backgroundColor = .gray.opacity(0.2) }
  /// ```
  ///
  /// Unlike `background(_:)`, which is behind the whole view, it fills only the area behind its characters.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Color
    /// The name by which a string stores the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of the attribute for the line through the text.
  ///
  /// Set it as `strikethroughStyle`, to `.single` for a solid line in the text's color, or to a pattern and a color:
  ///
  /// ```swift
  /// var task = AttributedString("Water the plants")
  /// task.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .gray)
  /// ```
  ///
  /// It takes precedence over the text's `strikethrough(_:pattern:color:)`.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Text.LineStyle
    /// The name by which a string stores the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of the attribute for the line under the text.
  ///
  /// Set it as `underlineStyle`, to `.single` for a solid line in the text's color, or to a pattern and a color:
  ///
  /// ```swift
  /// var word = AttributedString("recieve")
  /// word.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
  /// ```
  ///
  /// It takes precedence over the text's `underline(_:pattern:color:)`.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Text.LineStyle
    /// The name by which a string stores the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of the attribute for the space after each character, in points.
  ///
  /// Set it as `kern`; a negative value moves characters closer together, as in `string.kern = -0.5`. It has the same
  /// look as ``TrackingAttribute``. If a tracking is set as well, for the string or the text, the kerning isn't used. A
  /// value that isn't finite issues a runtime warning, and is ignored.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.KerningAttribute`.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name by which a string stores the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of the attribute for tracking, the space after each character, in points.
  ///
  /// Set it as `tracking`, for example to space out a heading in capitals, as in `heading.tracking = 2`; a negative
  /// value moves characters closer together. It takes precedence over ``KerningAttribute``, and over the text's
  /// `tracking(_:)`. A value that isn't finite issues a runtime warning, and is ignored.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.TrackingAttribute`.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name by which a string stores the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of the attribute for the offset above the baseline, in points.
  ///
  /// Set it as `baselineOffset`; a positive value raises the characters, and a negative one lowers them:
  ///
  /// ```swift
  /// var exponent = AttributedString("2")
  /// exponent.font = .caption
  /// exponent.baselineOffset = 6
  ///
  /// Text(AttributedString("12 m") + exponent)
  /// ```
  ///
  /// A value that isn't finite issues a runtime warning, and is ignored.
  ///
  /// Mirrors SwiftUI's `AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name by which a string stores the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The key of the attribute for the inline intents of Markdown, such as emphasis.
  ///
  /// Set it as `inlinePresentationIntent` to style characters by their meaning, as in
  /// `string.inlinePresentationIntent = .stronglyEmphasized`. It adds to the font, which keeps its size.
  ///
  /// Mirrors Foundation's `AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The name by which a string stores the attribute.
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributeDynamicLookup {
  /// Returns a SwiftUI attribute by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// The inline intents of a text that Markdown can express.
///
/// The runs of an `AttributedString(markdown:)` have them. Set them to style a part of a text by its meaning, or read
/// them to find such parts:
///
/// ```swift
/// var name = AttributedString("main.swift")
/// name.inlinePresentationIntent = [.emphasized, .code]
///
/// let hasCode = name.runs.contains { $0.inlinePresentationIntent?.contains(.code) == true }
/// ```
///
/// The intents for line breaks and HTML are missing.
///
/// Mirrors Foundation's `InlinePresentationIntent`, which is missing on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The raw value, with a bit for each intent.
  public let rawValue: UInt

  /// Creates a set of intents from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, which is italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized text, which is bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, which has the monospaced design.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Deleted text, which has a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension Text {
  /// Creates a text view from an attributed string.
  ///
  /// The view shows fonts, colors, lines, kerning, tracking, baseline offsets, links and the
  /// intents of Markdown. It ignores all other attributes.
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
  /// Creates traits from the attributes of a run.
  fileprivate nonisolated init(_ attributes: AttributeContainer) {
    self = .none
    font = attributes.font
    foreground = attributes.foregroundColor.map { TextForeground(style: AnyShapeStyle($0)) }
    background = attributes.backgroundColor
    strikethrough = attributes.strikethroughStyle?.decoration
    underline = attributes.underlineStyle?.decoration
    kerning = attributes.kern.flatMap { $0.usable(in: "kern") }
    tracking = attributes.tracking.flatMap { $0.usable(in: "tracking") }
    baselineOffset = attributes.baselineOffset.flatMap { $0.usable(in: "baselineOffset") }
    let intent = attributes.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough), strikethrough == nil {
      strikethrough = Text.LineStyle.single.decoration
    }
    if let url = attributes.link { follow(url) }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an attributed string with its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}
