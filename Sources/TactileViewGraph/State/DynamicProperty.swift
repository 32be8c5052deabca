/// A stored property of a view that the framework keeps up to date.
///
/// Property wrappers such as ``State`` and ``Environment`` conform. To use them inside a structure of your own, let it
/// conform too: its state then belongs to the view that declares a property of its type. Derive values in
/// computed properties, or in `update()` to derive them only once for each evaluation of the body:
///
/// ```swift
/// @propertyWrapper struct IsWide: DynamicProperty {
///   @Environment(\.horizontalSizeClass) private var sizeClass
///   var wrappedValue: Bool { sizeClass == .regular }
/// }
/// ```
///
/// Dynamic properties inside a class or a structure that doesn't conform aren't connected to the view. Mirrors
/// SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body, after the properties inside this one are up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the default implementation.
  public mutating func update() {}
}
