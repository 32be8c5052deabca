import Foundation

/// A message for a log, which you write as a string with interpolations.
///
/// An interpolation may say how its value is shown: `\(name, privacy: .private)`, `\(price, format: .fixed(precision: 2))`,
/// `\(name, align: .left(columns: 10))`.
///
/// Mirrors `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let interpolation: OSLogInterpolation

  /// Creates a message without interpolations.
  public init(stringLiteral value: String) {
    var interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.interpolation = interpolation
  }

  /// Creates a message from its parts.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }
}

/// Whether a value in a message is shown.
///
/// Mirrors `OSLogPrivacy`. On Apple's systems a debugger shows values that are private by default; so they are shown here,
/// unless the message says `.private` or `.sensitive`.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands in the place of a private value.
  public enum Mask: Equatable, Sendable {
    /// A number that is the same for equal values.
    case hash
    /// Nothing but the word `private`.
    case none
  }

  fileprivate enum Kind: Equatable, Sendable { case shown, hidden, sensitive }

  fileprivate let kind: Kind
  fileprivate var mask = Mask.none

  /// The value is shown.
  public static var `public`: OSLogPrivacy { Self(kind: .shown) }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { Self(kind: .hidden) }
  /// The value is hidden, also where private values are shown.
  public static var sensitive: OSLogPrivacy { Self(kind: .sensitive) }
  /// The value is shown, since people who read standard error are developers.
  public static var auto: OSLogPrivacy { Self(kind: .shown) }

  /// The value is hidden; a mask may stand in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { Self(kind: .hidden, mask: mask) }
  /// The value is hidden; a mask may stand in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { Self(kind: .sensitive, mask: mask) }
  /// The value is shown; the mask is for values that the system hides.
  public static func auto(mask: Mask) -> OSLogPrivacy { Self(kind: .shown, mask: mask) }

  fileprivate func apply(to text: String) -> String {
    if kind == .shown { return text }
    let word = kind == .sensitive ? "sensitive" : "private"
    guard mask == .hash else { return "<\(word)>" }
    // A hash that is the same in each run: the one by Fowler, Noll and Vo.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}

/// How a value is placed in columns.
///
/// Mirrors `OSLogStringAlignment`.
public struct OSLogStringAlignment: Equatable, Sendable {
  fileprivate var columns = 0
  fileprivate var isLeading = false

  /// As wide as the value.
  public static var none: Self { Self() }
  /// At the right end of a number of columns.
  public static func right(columns: Int) -> Self { Self(columns: columns) }
  /// At the left end of a number of columns.
  public static func left(columns: Int) -> Self { Self(columns: columns, isLeading: true) }

  fileprivate func apply(to text: String) -> String {
    let space = String(repeating: " ", count: max(columns - text.count, 0))
    return isLeading ? text + space : space + text
  }
}

/// How a whole number is written.
///
/// Mirrors `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting: Equatable, Sendable {
  fileprivate var radix = 10
  fileprivate var hasSign = false
  fileprivate var hasPrefix = false
  fileprivate var isUppercase = false
  fileprivate var digits = 0

  /// In decimal digits.
  public static var decimal: Self { Self() }
  /// In hexadecimal digits.
  public static var hex: Self { Self(radix: 16) }
  /// In octal digits.
  public static var octal: Self { Self(radix: 8) }
  /// In decimal digits.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether positive numbers have a plus sign.
  ///   - minDigits: The number of digits below which zeros are added.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self(hasSign: explicitPositiveSign, digits: minDigits)
  }
  /// In hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> Self {
    Self(
      radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      digits: minDigits)
  }

  fileprivate func apply(to number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(self.digits - digits.count, 0))
    let prefix = hasPrefix ? [16: "0x", 8: "0o"][radix] ?? "" : ""
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written.
///
/// Mirrors `OSLogFloatFormatting`.
public struct OSLogFloatFormatting: Equatable, Sendable {
  fileprivate var format = "%f"

  /// With six digits after the point.
  public static var fixed: Self { Self() }
  /// With an exponent.
  public static var exponential: Self { Self(format: "%e") }
  /// With an exponent if that is shorter.
  public static var hybrid: Self { Self(format: "%g") }
  /// In hexadecimal digits.
  public static var hex: Self { Self(format: "%a") }
  /// With a number of digits after the point.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> Self {
    Self(format: "%\(explicitPositiveSign ? "+" : "").\(max(precision, 0))f")
  }
  /// With an exponent, and a number of digits after the point.
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> Self {
    Self(format: "%\(explicitPositiveSign ? "+" : "").\(max(precision, 0))e")
  }
}

/// How a Boolean value is written.
///
/// Mirrors `OSLogBoolFormat`.
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}

/// The parts of a message.
///
/// Mirrors `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a text between interpolations.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += align.apply(to: privacy.apply(to: value))
  }

  /// Appends a text.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value(), align, privacy)
  }

  /// Appends the description of a value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", align, privacy)
  }

  /// Appends a whole number.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some FixedWidthInteger & CustomStringConvertible,
    format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.apply(to: value()), align, privacy)
  }

  /// Appends a number with a fraction.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: format.format, value()), align, privacy)
  }

  /// Appends a number with a fraction.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(String(format: format.format, Double(value())), align, privacy)
  }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let value = value()
    append(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy)
  }

  /// Appends the description of an error.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", .none, privacy)
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", .none, privacy)
  }

  /// Appends an object; nothing is written as `(null)`.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(value().map { "\($0)" } ?? "(null)", .none, privacy)
  }
}
