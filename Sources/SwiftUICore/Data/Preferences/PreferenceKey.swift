/// A value that views send up to the views around them.
///
/// Mirrors SwiftUI's `PreferenceKey`.
///
/// Values are combined in the order of the views (rule 5.11); `reduce` should not care how
/// neighbours are grouped, as addition does not.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view has one.
  static var defaultValue: Value { get }

  /// Adds the value of the views that follow to that of the views before them.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
