/// A view whose type is hidden.
///
/// Mirrors SwiftUI's `AnyView`.
///
/// Another type is another view: its state begins anew (rule 5.6).
public nonisolated struct AnyView: PrimitiveView {
  let box: AnyViewBox

  /// Hides the type of a view; one that is hidden already stays as it is.
  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? ViewBox(view)
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView {
  /// Its type does not say what it is.
  public static var __isUnary: Bool { false }

  /// Makes a node for the hidden view.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    AnyViewNode(view.box, inputs: inputs)
  }

  /// Updates the hidden view, or replaces it by one of another type.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).update(view.box)
  }
}

extension AnyView: ComparableProperty {
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { lhs.box.isEqual(to: rhs.box) }
}

/// A view with its type forgotten.
nonisolated class AnyViewBox {
  var type: Any.Type { preconditionFailure("subclasses hold the view") }

  func isEqual(to other: AnyViewBox) -> Bool { preconditionFailure("subclasses hold the view") }

  @MainActor func makeNode(_ inputs: ViewInputs) -> ViewNode {
    preconditionFailure("subclasses hold the view")
  }

  @MainActor func update(_ node: ViewNode, _ inputs: ViewInputs) {
    preconditionFailure("subclasses hold the view")
  }
}

/// Holds a view of a known type.
nonisolated final class ViewBox<Content: View>: AnyViewBox {
  private let view: Content

  init(_ view: Content) { self.view = view }

  override var type: Any.Type { Content.self }

  override func isEqual(to other: AnyViewBox) -> Bool {
    guard let other = other as? ViewBox<Content> else { return false }
    return ValueComparison.areEqual(view, other.view)
  }

  @MainActor override func makeNode(_ inputs: ViewInputs) -> ViewNode {
    SwiftUICore.makeNode(view, inputs)
  }

  @MainActor override func update(_ node: ViewNode, _ inputs: ViewInputs) {
    updateNode(node, view, inputs)
  }
}
