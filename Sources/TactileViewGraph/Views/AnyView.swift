/// A view whose type is erased.
///
/// Use it to store views of different types in one property or array. Where a condition chooses between views, an `if`
/// in a ``ViewBuilder`` is enough. Changing the type of the wrapped view changes its identity, so its state is reset
/// (rule 5.6). Mirrors SwiftUI's `AnyView`.
public nonisolated struct AnyView: PrimitiveView {
  let box: AnyViewBox

  /// Creates a type-erased view from a view; an `AnyView` isn't wrapped again.
  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? ViewBox(view)
  }

  /// Creates a type-erased view from a view; an `AnyView` isn't wrapped again.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView {
  /// Always false: the wrapped view may consist of any number of elements.
  @_spi(Engine) public static var __isUnary: Bool { false }

  /// Creates the node of the wrapped view.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    AnyViewNode(view.box, inputs: inputs)
  }

  /// Updates the node of the wrapped view, or replaces it if the type of the view has changed.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    AnyViewNode.update(node, view.box)
  }
}

extension AnyView: ComparableProperty {
  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.box.isEqual(to: rhs.box)
  }
}

/// The type-erased storage of a view.
package nonisolated class AnyViewBox {
  package var type: Any.Type { preconditionFailure("subclasses override this") }

  package func isEqual(to other: AnyViewBox) -> Bool {
    preconditionFailure("subclasses override this")
  }

  @MainActor package func makeNode(_ inputs: ViewInputs) -> ViewNode {
    preconditionFailure("subclasses override this")
  }

  @MainActor package func update(_ node: ViewNode, _ inputs: ViewInputs) {
    preconditionFailure("subclasses override this")
  }
}

/// The storage of a view of a known type.
package nonisolated final class ViewBox<Content: View>: AnyViewBox {
  private let view: Content

  package init(_ view: Content) { self.view = view }

  package override var type: Any.Type { Content.self }

  package override func isEqual(to other: AnyViewBox) -> Bool {
    guard let other = other as? ViewBox<Content> else { return false }
    return ValueComparison.areEqual(view, other.view)
  }

  @MainActor package override func makeNode(_ inputs: ViewInputs) -> ViewNode {
    TactileViewGraph.makeNode(view, inputs)
  }

  @MainActor package override func update(_ node: ViewNode, _ inputs: ViewInputs) {
    updateNode(node, view, inputs)
  }
}
