/// Several views side by side, as a view builder makes them.
///
/// Mirrors SwiftUI's `TupleView`.
public nonisolated struct TupleView<T>: PrimitiveView {
  /// The views as a tuple.
  public var value: T

  /// Makes a view of a tuple of views; traps at first use where an element is no view.
  public init(_ value: T) { self.value = value }
}

extension TupleView {
  /// It is as many elements as its views have together.
  public static var __isUnary: Bool { false }

  /// Makes a list with a node for each view.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    TupleNode(view.value, inputs: inputs)
  }

  /// Hands each view to its node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: TupleNode<T>.self).update(view.value)
  }
}
