import Foundation
@_spi(Engine) import TactileViewGraph

/// A view that displays one or more lines of read-only text.
///
/// A text has the font and the foreground style of its environment, and breaks its lines at the width that it is
/// proposed. A string literal is a ``LocalizedStringKey`` and may contain Markdown; a string variable is shown as is.
///
/// ```swift
/// Text("Hello, **\(name)**!").font(.headline)
/// ```
///
/// Mirrors SwiftUI's `Text`.
public nonisolated struct Text: Equatable, Sendable, PrimitiveView {
  private let storage: Storage

  /// The segments of a text; nearly all texts are a string without traits, which takes no memory of its own.
  private nonisolated enum Storage: Equatable, Sendable {
    case string(String)
    case segments([Segment])
  }

  /// The string, if the text is a string without traits; otherwise nil.
  var plainString: String? { if case .string(let string) = storage { string } else { nil } }

  /// The segments of the text, in order.
  var segments: ShortList<Segment> {
    switch storage {
    case .string(let string): .one(Segment(content: .string(string)))
    case .segments(let segments): ShortList(segments)
    }
  }

  /// A segment of a text with its traits.
  package nonisolated struct Segment: Equatable, Sendable {
    package var content: TextContent
    /// The traits; nil if there are none, as in most texts.
    private var boxedTraits: Boxed<TextTraits>?

    package var traits: TextTraits { boxedTraits?.value ?? TextTraits() }

    /// Returns the traits of the segment in a text with other traits.
    func traits(over outer: TextTraits) -> TextTraits {
      outer.isFinal ? outer : boxedTraits?.value.over(outer) ?? outer
    }

    init(content: TextContent) { self.content = content }

    package init(content: TextContent, traits: TextTraits) {
      self.content = content
      boxedTraits = traits == TextTraits() ? nil : Boxed(traits)
    }

    /// The string, if the segment is a string without traits; otherwise nil.
    fileprivate var plainString: String? {
      guard case .string(let string) = content, boxedTraits == nil else { return nil }
      return string
    }

    package static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.content == rhs.content && lhs.hasTraits(of: rhs)
    }

    private func hasTraits(of other: Self) -> Bool {
      boxedTraits === other.boxedTraits || traits == other.traits
    }

    /// Whether the segment is measured and drawn as one with the segment before it, as the number in “Count 12”.
    func continues(_ previous: Self) -> Bool {
      if case .image = content { return false }
      if case .image = previous.content { return false }
      return hasTraits(of: previous)
    }
  }

  package init(segments: [Segment]) {
    storage =
      if segments.count == 1, let string = segments[0].plainString {
        .string(string)
      } else {
        .segments(segments)
      }
  }

  /// Creates a text view that displays a string literally, without interpreting Markdown.
  public init(verbatim content: String) { storage = .string(content) }

  /// Creates a text view that displays the value of a string variable, without interpreting Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text view that displays a localized key, which is the meaning of a string literal.
  ///
  /// There are no localization tables: the text is the key itself with its arguments.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(segments: key.segments)
  }

  /// The whole text in the American English locale.
  package var string: String {
    if let plainString { return plainString }
    return segments.map { $0.content.string(in: LocaleKey.defaultValue) }.joined()
  }

  /// Concatenates two texts, each with its own traits.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(segments: lhs.segments.array + rhs.segments.array)
  }

  /// Returns the text with traits for the segments that don't have them yet.
  package func with(_ traits: TextTraits) -> Text {
    Text(
      segments: segments.map { Segment(content: $0.content, traits: $0.traits.over(traits)) })
  }

  /// The text without the styles that its segments are painted with.
  var unpainted: Text {
    Text(
      segments: segments.map {
        var traits = $0.traits
        traits.foreground = nil
        return Segment(content: $0.content, traits: traits)
      })
  }
}

/// The content of a segment; numbers are formatted in the locale of the environment.
package nonisolated enum TextContent: Equatable, Sendable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)
  case formatted(FormattedContent)
  /// An image that flows with the text; its string is the accessibility label.
  indirect case image(Image)
  indirect case dates(DateText)

  func string(in place: TextPlace) -> String {
    switch self {
    case .formatted(let content): content.string(in: place)
    case .dates(let dates): dates.string(in: place)
    default: string(in: place.locale)
    }
  }

  package func string(in locale: Locale) -> String {
    switch self {
    case .string(let string): string
    // A shortcut for the most frequent case, whose result is the same in locales with these digits.
    case .signed(let number) where 0...999 ~= number && locale == LocaleKey.defaultValue:
      "\(number)"
    case .signed(let number): Self.text(of: number, in: locale)
    case .unsigned(let number): Self.text(of: number, in: locale)
    case .real(let number): String(format: "%f", locale: locale, number)
    case .formatted(let content): content.string(in: TextPlace(locale))
    case .image(let image): image.spoken
    case .dates(let dates): dates.string(in: TextPlace(locale))
    }
  }

  // Apart, because the types of number formats take a millisecond to make.
  @inline(never)
  private static func text(of number: some BinaryInteger, in locale: Locale) -> String {
    number.formatted(IntegerFormatStyle().locale(locale))
  }
}
