@_spi(Engine) import SwiftUICore
import Foundation

extension AttributeScopes {
  /// The attributes that SwiftUI defines for attributed strings.
  ///
  /// Set them by name for a string or a part of it, as in `string.foregroundColor = .red`, and show the string in a
  /// `Text`. An attribute takes precedence over the modifiers of the text; nil, the default, leaves the look to them.
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
    /// The space added after each character, in points.
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
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Font
    /// The name of the attribute in archives.
    public static let name = "SwiftUI.Font"
  }

  /// The key of the attribute for the foreground color.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Color
    /// The name of the attribute in archives.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The key of the attribute for the background color.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Color
    /// The name of the attribute in archives.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The key of the attribute for the line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Text.LineStyle
    /// The name of the attribute in archives.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The key of the attribute for the line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Text.LineStyle
    /// The name of the attribute in archives.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The key of the attribute for the space after each character, in points.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = "SwiftUI.Kern"
  }

  /// The key of the attribute for tracking, in points, which takes precedence over kerning.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = "SwiftUI.Tracking"
  }

  /// The key of the attribute for the offset above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = CGFloat
    /// The name of the attribute in archives.
    public static let name = "SwiftUI.BaselineOffset"
  }

  /// The key of the attribute for the inline intents of Markdown.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute in archives.
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
/// The runs of an `AttributedString(markdown:)` have them, as `run.inlinePresentationIntent`. Set them to style a part
/// of a text by its meaning, as in `string.inlinePresentationIntent = [.emphasized, .code]`. Mirrors Foundation's
/// `InlinePresentationIntent`, which is missing on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt

  /// Creates a set of intents from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, which is italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized text, which is bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, which has the monospaced design.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text with a line through it.
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
