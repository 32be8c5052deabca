import Foundation

/// Lines of text.
///
/// Mirrors SwiftUI's `Text`.
public nonisolated struct Text: Equatable, Sendable, PrimitiveView {
  /// The parts from the first to the last.
  var segments: [Segment]

  /// A part of a text with the looks it was given.
  nonisolated struct Segment: Equatable, Sendable {
    var content: TextContent
    /// Nil where there are none, as in most texts.
    private var boxedTraits: Boxed<TextTraits>?

    var traits: TextTraits { boxedTraits?.value ?? TextTraits() }

    init(content: TextContent, traits: TextTraits = TextTraits()) {
      self.content = content
      boxedTraits = traits == TextTraits() ? nil : Boxed(traits)
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.content == rhs.content
        && (lhs.boxedTraits === rhs.boxedTraits || lhs.traits == rhs.traits)
    }
  }

  init(segments: [Segment]) { self.segments = segments }

  /// Makes a text of a string as it is.
  public init(verbatim content: String) { segments = [Segment(content: .string(content))] }

  /// Makes a text of a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Makes a text of a key, which is what a string literal here means.
  ///
  /// There are no tables of translations: the key itself, with its arguments, is the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = key.segments
  }

  /// The whole text as it reads in American English.
  var string: String { segments.map { $0.content.string(in: LocaleKey.defaultValue) }.joined() }

  /// One text behind another, each with its own looks.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(segments: lhs.segments + rhs.segments)
  }

  /// The text with a trait where its parts do not have it yet.
  func with(_ traits: TextTraits) -> Text {
    Text(
      segments: segments.map { Segment(content: $0.content, traits: $0.traits.over(traits)) })
  }
}

extension Text {
  /// It is one element.
  public static var __isUnary: Bool { true }

  /// Makes the node that draws the lines.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    TextNode(view, inputs: inputs)
  }

  /// Hands a new text to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
}

/// What a part of a text says; numbers are written as the locale does.
nonisolated enum TextContent: Equatable, Sendable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)
  case formatted(FormattedContent)
  /// A picture among letters; as a string what is said of it.
  indirect case image(Image)
  indirect case dates(DateText)

  func string(in place: TextPlace) -> String {
    if case .dates(let dates) = self { dates.string(in: place) } else { string(in: place.locale) }
  }

  func string(in locale: Locale) -> String {
    switch self {
    case .string(let string): string
    // The same in all locales that write with these digits, and by far the most frequent.
    case .signed(let number) where 0...999 ~= number && locale == LocaleKey.defaultValue:
      "\(number)"
    case .signed(let number): number.formatted(.number.locale(locale))
    case .unsigned(let number): number.formatted(.number.locale(locale))
    case .real(let number): String(format: "%f", locale: locale, number)
    case .formatted(let content): content.string(in: locale)
    case .image(let image): image.spoken
    case .dates(let dates): dates.string(in: TextPlace(locale))
    }
  }
}
