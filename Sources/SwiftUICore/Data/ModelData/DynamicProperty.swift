/// A stored property of a view that the framework keeps up to date.
///
/// A custom type conforms by having other dynamic properties, such as a ``State``, which live as long as the view:
///
/// ```swift
/// @propertyWrapper struct IsCompact: DynamicProperty {
///   @Environment(\.horizontalSizeClass) private var sizeClass
///   var wrappedValue: Bool { sizeClass == .compact }
/// }
/// ```
///
/// Mirrors SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the default implementation.
  public mutating func update() {}
}
