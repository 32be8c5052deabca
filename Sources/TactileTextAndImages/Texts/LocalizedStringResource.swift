import Foundation
@_spi(Engine) import TactileViewGraph

// Foundation types for titles that are missing on Linux.

extension String {
  /// A value to localize, written as a string literal with interpolated values.
  ///
  /// Mirrors Foundation's `String.LocalizationValue`. Its arguments are those of ``LocalizedStringKey``.
  public nonisolated struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable
  {
    /// The type that collects the interpolated values.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    package let parts: [KeyPart]

    /// Creates a localization value from a string.
    public init(_ value: String) { parts = [.literal(value)] }

    /// Creates a localization value from a string literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a localization value from a string literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      parts = stringInterpolation.parts
    }
  }

  /// Creates a string from a localization value.
  ///
  /// Mirrors Foundation's initializer. There are no localization tables: the string is the key
  /// itself with its arguments.
  public nonisolated init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.parts.map { $0.segment.content.string(in: locale) }.joined()
  }

  /// Creates the string of a key, which is the default value: there are no localization tables.
  public nonisolated init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the string of a localized string resource.
  public nonisolated init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.defaultValue, locale: resource.locale)
  }
}

/// A reference to a localizable string.
///
/// Pass a resource to `Text(_:)` or as the title of a control, or get its string with `String(localized:)`. There are
/// no localization tables: the string is the default value. Mirrors Foundation's `LocalizedStringResource`.
public nonisolated struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  Sendable
{
  /// The type that collects the interpolated values.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// A description of the bundle that contains the localization tables.
  ///
  /// Pass it to the resource's initializer; the default is ``main``. It has no effect, since there are no tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle of the program.
    case main
    /// The bundle that contains a class.
    case forClass(AnyClass)
    /// The bundle at a file URL.
    case atURL(URL)

    /// Returns whether two descriptions refer to the same bundle.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }

  /// The key to look up the string with.
  public let key: String
  /// The string to display, with its arguments.
  public let defaultValue: String.LocalizationValue
  /// The name of the localization table; nil for the default table.
  public let table: String?
  /// The bundle that contains the localization table.
  public let bundle: BundleDescription
  /// The locale in which `String(localized:)` formats numbers; a text uses the locale of its environment.
  public var locale: Locale

  /// Creates a resource whose key is its default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: String(localized: keyAndValue, locale: LocaleKey.defaultValue),
      defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource with a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a string literal with interpolated values.
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
  /// Creates a key with the default value of a resource.
  init(_ resource: LocalizedStringResource) {
    segments = resource.defaultValue.parts.segments
  }
}

extension Text {
  /// Creates a text view that displays a localized string resource.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource))
  }
}
