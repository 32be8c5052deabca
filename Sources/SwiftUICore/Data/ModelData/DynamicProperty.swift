/// A stored property of a view that the framework keeps up to date.
///
/// Conform a structure, such as a property wrapper, to use ``State`` and other dynamic properties inside it. They
/// belong to the view that declares it. Derive values from them in `update()`. Mirrors SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body, after the properties inside this one are up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the default implementation.
  public mutating func update() {}
}
