/// A view with an explicit identity, which `id(_:)` creates.
///
/// Mirrors SwiftUI's `IDView`.
nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID
}

extension IDView {
  /// Always false: the identity can change, and the content is replaced with it.
  @_spi(Engine) public static var __isUnary: Bool { false }

  /// Creates a node that replaces its content when the identity changes.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    IdentityNode(view, inputs: inputs)
  }

  /// Updates the content, or replaces it if the identity has changed.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    downcast(node, to: IdentityNode<Content, ID>.self).update(view)
  }
}

extension View {
  /// Binds this view's identity to a value.
  ///
  /// When the value changes, the view is replaced, and its state is reset (rule 5.6).
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A type-erased view with an explicit identity.
protocol NamedView {
  var anyID: AnyHashable { get }
}

extension IDView: NamedView {
  nonisolated var anyID: AnyHashable { AnyHashable(id) }
}
