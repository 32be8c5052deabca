/// A view that consists of a tuple of views, which a view builder creates for several statements.
///
/// Mirrors SwiftUI's `TupleView`.
public nonisolated struct TupleView<T>: PrimitiveView {
  /// The tuple of views; every element has to be a view.
  public var value: T

  /// Creates a view from a tuple of views; traps on first use if an element isn't a view.
  public init(_ value: T) { self.value = value }
}

extension TupleView {
  /// Always false: the view has as many elements as its views together.
  @_spi(Engine) public static var __isUnary: Bool { false }

  /// Creates a node with one child for each view.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    TupleNode(view.value, inputs: inputs)
  }

  /// Updates the child of each view.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    TupleNode<T>.update(node, view.value)
  }
}
