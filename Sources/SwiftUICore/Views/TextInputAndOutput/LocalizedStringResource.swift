import Foundation

// Names of Foundation's that Foundation lacks on Linux, and that titles are written with.

extension String {
  /// A text with arguments in it, written as a string literal, which becomes a string.
  ///
  /// Mirrors Foundation's `String.LocalizationValue`. Arguments are those of ``LocalizedStringKey``.
  public nonisolated struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable
  {
    /// The arguments of the text.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let parts: [KeyPart]

    /// Makes a text as it is.
    public init(_ value: String) { parts = [.literal(value)] }

    /// Makes a text of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a text of a literal with arguments.
    public init(stringInterpolation: StringInterpolation) {
      parts = stringInterpolation.parts
    }
  }

  /// Makes the string that a text with arguments is.
  ///
  /// Mirrors Foundation's initialiser. There are no tables of translations: the key itself, with its
  /// arguments, is the string.
  public nonisolated init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.parts.map { $0.segment.content.string(in: locale) }.joined()
  }

  /// Makes the string that a key stands for: its value, since there are no tables of translations.
  public nonisolated init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// Makes the string of a resource.
  public nonisolated init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.defaultValue, locale: resource.locale)
  }
}

/// A text that is looked up where it is shown.
///
/// Mirrors Foundation's `LocalizedStringResource`. There are no tables of translations: the value
/// itself is the text.
public nonisolated struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  Sendable
{
  /// The arguments of the text.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// Where tables of translations are.
  public enum BundleDescription: Equatable, Sendable {
    /// In the program.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at a place.
    case atURL(URL)

    /// Whether the places are the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }

  /// The name that the text is looked up by.
  public let key: String
  /// The text.
  public let defaultValue: String.LocalizationValue
  /// The table of translations.
  public let table: String?
  /// Where the table is.
  public let bundle: BundleDescription
  /// How numbers are written.
  public var locale: Locale

  /// Makes a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: String(localized: keyAndValue, locale: LocaleKey.defaultValue),
      defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Makes a resource of a key and its text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a resource of a literal with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    (self.key, self.defaultValue, self.table) = (key, defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }
}

extension LocalizedStringKey {
  /// Makes a key of a resource.
  init(_ resource: LocalizedStringResource) {
    segments = resource.defaultValue.parts.segments
  }
}

extension Text {
  /// Makes a text of a resource, which is looked up where the text is shown.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource))
  }
}
