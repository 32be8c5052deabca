/// A key for a value that views send to their ancestors.
///
/// Mirrors SwiftUI's `PreferenceKey`.
///
/// Values are combined in the order of the views (rule 5.11); `reduce` should be associative, like addition.
public protocol PreferenceKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the value of preceding views with that of the views that follow.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, if the value is optional.
  public static var defaultValue: Value { nil }
}
