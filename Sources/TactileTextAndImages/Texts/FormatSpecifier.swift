import Foundation
@_spi(Engine) import TactileViewGraph

/// A number that a format specifier can represent.
///
/// Mirrors SwiftUI's `_FormatSpecifiable`.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the argument for a format string.
  associatedtype _Arg: CVarArg

  /// The value as an argument for a format string.
  var _arg: _Arg { get }
  /// The format specifier for the default representation.
  var _specifier: String { get }
  /// The content of a text that displays the value.
  var __textContent: __TextContent { get }
}

/// The content of a text that displays a number.
public nonisolated struct __TextContent: Sendable {
  let content: TextContent
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
  /// The value itself, as an argument for a format string.
  public var _arg: Self { self }
  /// The format specifier for integers.
  public var _specifier: String { "%lld" }
  /// The content that displays the integer in the locale's notation.
  public var __textContent: __TextContent {
    __TextContent(content: Int64(exactly: self).map { .signed($0) } ?? .unsigned(UInt64(self)))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
  /// The value itself, as an argument for a format string.
  public var _arg: Self { self }
  /// The format specifier for floating-point numbers.
  public var _specifier: String { "%lf" }
  /// The content that displays the number in the locale's notation.
  public var __textContent: __TextContent { __TextContent(content: .real(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// Formats a number if the specifier contains exactly one directive that fits its type.
///
/// For any other directive, C would read arbitrary memory.
enum FormatSpecifier {
  static func format<T: _FormatSpecifiable>(_ value: T, _ specifier: String) -> String? {
    guard let conversion = conversion(of: specifier), isFitting(conversion, value) else {
      RuntimeWarning.issue(
        "A text\(RuntimeWarning.inEvaluatedView) has the specifier “\(specifier)” for the number \(value), which it can't format; "
          + "it is ignored. Use %d, %u, %x or %o for integers, and %f, %e or %g for other numbers.")
      return nil
    }
    return String(format: specifier, value._arg)
  }

  private static func isFitting<T: _FormatSpecifiable>(_ conversion: Character, _ value: T) -> Bool
  {
    switch value.__textContent.content {
    case .real: "fFeEgGaA".contains(conversion)
    case .signed, .unsigned: "diuxXoD".contains(conversion)
    case .string, .formatted, .image, .dates: false
    }
  }

  /// Returns the letter of the only directive; nil if there are none or several, or if it is unusual.
  private static func conversion(of specifier: String) -> Character? {
    var rest = specifier.replacing("%%", with: "")[...]
    guard let start = rest.firstIndex(of: "%") else { return nil }
    rest = rest[rest.index(after: start)...].drop { "+-# 0'".contains($0) }
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    // A width of thousands of characters is a mistake rather than a number format.
    guard digits.count <= 6, !digits.split(separator: ".").contains(where: { $0.count > 3 }) else {
      return nil
    }
    rest = rest.dropFirst(digits.count).drop { "hlqzjt".contains($0) }
    guard let conversion = rest.first, !rest.contains("%") else { return nil }
    return conversion
  }
}
