import Foundation

/// A value of Foundation that a formatter can show in a text.
///
/// Only the values of Foundation conform to it, and those of classes. Only `Text` uses this protocol.
public protocol __FormattedSubject {}

extension Date: __FormattedSubject {}
extension DateComponents: __FormattedSubject {}
extension DateInterval: __FormattedSubject {}
extension Measurement: __FormattedSubject {}
extension PersonNameComponents: __FormattedSubject {}
extension NSObject: __FormattedSubject {}

extension Text {
  /// Creates a text that shows a value as a formatter does.
  ///
  /// ```swift
  /// Text(date, formatter: dateFormatter)
  /// ```
  ///
  /// The text is empty if the formatter can't show the value. New code should use `init(_:format:)`.
  ///
  /// - Parameters:
  ///   - subject: A date, a measurement, a number as an `NSNumber`, or another value of Foundation.
  ///   - formatter: A formatter for such values.
  public init<Subject: __FormattedSubject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
