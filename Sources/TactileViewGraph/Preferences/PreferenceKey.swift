/// A key for a value that views send to their ancestors.
///
/// A view sets a value with `preference(key:value:)`; an ancestor gets it from `onPreferenceChange(_:perform:)`:
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static var defaultValue: CGFloat { 0 }
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
///
/// VStack { Bar(length: 40); Bar(length: 70) }  // Each sets `.preference(key: WidestKey.self, value: length)`.
///   .onPreferenceChange(WidestKey.self) { [$widest] in $widest.wrappedValue = $0 }  // 70
/// ```
///
/// Values are combined in the order of the views, starting with the first one that is set; `reduce` should be
/// associative, like addition. To learn only the size of a view, use `onGeometryChange(for:of:action:)`. Mirrors
/// SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value if no view sets one.
  ///
  /// Choose a value that changes nothing in `reduce`, such as 0 for a sum: SwiftUI may combine it with set values.
  static var defaultValue: Value { get }

  /// Combines the value of preceding views with that of the views that follow, which `nextValue` returns.
  ///
  /// An empty implementation keeps the first value. A view inside another one doesn't count as following it: the value
  /// of the outer view replaces those inside.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, if the value is optional.
  public static var defaultValue: Value { nil }
}
