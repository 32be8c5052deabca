/// A stored property of a view that the framework keeps up to date.
///
/// A custom type, such as a property wrapper, conforms by having other dynamic properties, for example a ``State``,
/// which live as long as the view. Mirrors SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the default implementation.
  public mutating func update() {}
}
