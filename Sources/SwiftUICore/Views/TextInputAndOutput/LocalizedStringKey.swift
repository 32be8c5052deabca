import Foundation

/// A text with arguments in it, written as a string literal.
///
/// Mirrors SwiftUI's `LocalizedStringKey`.
///
/// There are no tables of translations: the key itself, with its arguments, is the text. Marks of
/// markdown in the literal are looks: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and
/// `[link](https://example.org)`; those in arguments are letters. Integers
/// are written with the locale's separators, other numbers with six decimals; a specifier such as
/// `"%.2f"` writes them in another way.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable
{
  let segments: [Text.Segment]

  /// Makes a key of a string as it is.
  public init(_ value: String) { segments = [KeyPart.literal(value)].segments }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with arguments.
  public init(stringInterpolation: StringInterpolation) {
    let segments = stringInterpolation.parts.segments
    self.segments = segments.isEmpty ? [Text.Segment(content: .string(""))] : segments
  }

  /// Collects the parts of a key.
  ///
  /// Mirrors SwiftUI's `LocalizedStringKey.StringInterpolation`.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [KeyPart] = []

    /// Makes an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { appendArgument(.string(string)) }

    /// Adds a text with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      parts += text.segments.map { KeyPart(segment: $0, isLiteral: false) }
    }

    /// Adds a number in the locale's notation.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendArgument(value.__textContent.content)
    }

    /// Adds a number in the notation of a specifier for one number, such as `"%.2f"`.
    ///
    /// A specifier that is not for one number of this kind is a warning, and the number is written
    /// as if there were none.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      appendArgument(
        FormatSpecifier.format(value, specifier).map { .string($0) } ?? value.__textContent.content)
    }

    /// Adds a text of its own.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      parts += LocalizedStringKey(resource).segments.map { KeyPart(segment: $0, isLiteral: false) }
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter?
    ) {
      appendArgument(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds any value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { appendArgument(.string("\(value)")) }

    /// Adds a picture among the letters; see ``Text/init(_:)-(Image)``.
    public mutating func appendInterpolation(_ image: Image) { appendArgument(.image(image)) }

    /// Adds a string with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    mutating func appendArgument(_ content: TextContent) {
      parts.append(KeyPart(segment: Text.Segment(content: content), isLiteral: false))
    }
  }
}
