import Foundation
@_spi(Engine) import TactileViewGraph

/// The key that a text view displays, written as a string literal with interpolated values.
///
/// When you pass a string literal as a title, as in `Button("**Save**") { … }`, the compiler creates a key, and
/// Markdown in it is interpreted. When you pass a variable of the type `String`, such as a user's input, the title is
/// displayed as it is. To interpret a variable, create a key from it: `Text(LocalizedStringKey(message))`.
///
/// There are no localization tables: the text is the key itself with its arguments. The Markdown that is interpreted is
/// `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and `[link](https://example.org)`; in arguments it isn't.
/// Integers have the locale's grouping separators, and other numbers have six decimals. A specifier sets a format:
///
/// ```swift
/// Text("Speed: \(speed, specifier: "%.1f") km/h")
/// ```
///
/// Mirrors SwiftUI's `LocalizedStringKey`.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable
{
  let segments: [Text.Segment]

  /// Creates a key from a string that may contain Markdown.
  public init(_ value: String) { segments = [KeyPart.literal(value)].segments }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    let segments = stringInterpolation.parts.segments
    self.segments = segments.isEmpty ? [Text.Segment(content: .string(""))] : segments
  }

  /// The parts of a string interpolation.
  ///
  /// Mirrors SwiftUI's `LocalizedStringKey.StringInterpolation`.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [KeyPart] = []

    /// Creates an empty interpolation with reserved capacity.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Appends a string, in which Markdown isn't interpreted.
    public mutating func appendInterpolation(_ string: String) { appendArgument(.string(string)) }

    /// Appends a text view's content with its modifiers.
    public mutating func appendInterpolation(_ text: Text) {
      parts += text.segments.map { KeyPart(segment: $0, isLiteral: false) }
    }

    /// Appends a number in the locale's notation.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendArgument(value.__textContent.content)
    }

    /// Appends a number in the format of a specifier, such as `"%.2f"`.
    ///
    /// If the specifier doesn't fit the number's type, a runtime warning is issued, and the number
    /// has its default format.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      appendArgument(
        FormatSpecifier.format(value, specifier).map { .string($0) } ?? value.__textContent.content)
    }

    /// Appends a localized string resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      parts += LocalizedStringKey(resource).segments.map { KeyPart(segment: $0, isLiteral: false) }
    }

    /// Appends the representation of a value by a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter?
    ) {
      appendArgument(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends the textual representation of any value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { appendArgument(.string("\(value)")) }

    /// Appends an image that flows with the text; see ``Text/init(_:)-(Image)``.
    public mutating func appendInterpolation(_ image: Image) { appendArgument(.image(image)) }

    mutating func appendArgument(_ content: TextContent) {
      parts.append(KeyPart(segment: Text.Segment(content: content), isLiteral: false))
    }
  }
}
