/// A stored property of a view that the framework keeps up to date.
///
/// Mirrors SwiftUI's `DynamicProperty`.
///
/// A type of your own conforms by holding other dynamic properties; they live with the view.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
