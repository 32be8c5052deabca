/// A modifier that writes to the environment of its content.
///
/// Environment modifiers that are applied to one another share a node; see ``CombinedEnvironmentWriter``.
@MainActor
package protocol EnvironmentModifier: ViewModifier, __EnvironmentWriter where Body == Never {}

extension EnvironmentModifier {
  /// Creates the node that provides the environment, together with the environment modifiers of the content.
  @_spi(Engine) public static func __makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ inputs: __ViewInputs
  ) -> __ViewNode {
    Content.__makeNode(content, environment: modifier, inputs)
  }

  /// Updates the modifier and the content of the node.
  @_spi(Engine) public static func __updateNode<Content: View>(
    _ node: __ViewNode, _ modifier: Self, _ content: Content
  ) {
    Content.__updateNode(node, content, environment: modifier)
  }

  /// Creates the node of the modifier, and of those around it.
  @_spi(Engine) public static func __makeNode<Content: View, W: __EnvironmentWriter>(
    _ modifier: Self, _ content: Content, environment: W, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let both = CombinedEnvironmentWriter(outer: environment, inner: modifier)
    return Content.__makeNode(content, environment: both, inputs)
  }

  /// Updates the node of the modifier, and of those around it.
  @_spi(Engine) public static func __updateNode<Content: View, W: __EnvironmentWriter>(
    _ node: __ViewNode, _ modifier: Self, _ content: Content, environment: W
  ) {
    let both = CombinedEnvironmentWriter(outer: environment, inner: modifier)
    Content.__updateNode(node, content, environment: both)
  }

  /// Whether the modified view is a single element: the same as its content.
  @_spi(Engine) public nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool {
    contentIsUnary
  }
}

/// Sets the value at a key path of the environment.
///
/// Mirrors SwiftUI's `_EnvironmentKeyWritingModifier`, the type behind `environment(_:_:)`.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifier, Equatable {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  @usableFromInline init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// Returns whether two modifiers set equal values at the same key path.
  ///
  /// Equivalent to a comparison by fields, but with fewer conformance lookups.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && ValueComparison.areEqual(lhs.value, rhs.value)
  }

  /// Sets the value.
  @MainActor
  @_spi(Engine) public func modify(_ values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }

  /// Returns whether another modifier sets an equal value at the same key path.
  @MainActor
  @_spi(Engine) public func isEqual(to other: Self) -> Bool { self == other }
}

/// Transforms the value at a key path.
nonisolated struct EnvironmentKeyTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  @MainActor
  func modify(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

extension View {
  /// Sets the environment value at a key path for this view and its descendants.
  @inlinable
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms the environment value at a key path for this view and its descendants.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
