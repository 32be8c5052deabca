/// A stored property of a view that the framework keeps up to date.
///
/// Mirrors SwiftUI's `DynamicProperty`.
///
/// A custom type conforms by having other dynamic properties, which live as long as the view.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the default implementation.
  public mutating func update() {}
}
