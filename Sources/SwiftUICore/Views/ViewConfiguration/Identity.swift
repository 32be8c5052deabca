/// A view with an explicit identity; what `id(_:)` returns.
///
/// Mirrors SwiftUI's `IDView`.
nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID
}

extension IDView {
  /// It is what its content is, for as long as the identity stays.
  public static var __isUnary: Bool { false }

  /// Makes a node that replaces its content when the identity changes.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    IdentityNode(view, inputs: inputs)
  }

  /// Updates or replaces the content.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: IdentityNode<Content, ID>.self).update(view)
  }
}

extension View {
  /// Binds the view's identity to a value: when the value changes, the view begins anew, with
  /// fresh state (rule 5.6).
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view with an explicit identity, whatever its type.
protocol NamedView {
  var anyID: AnyHashable { get }
}

extension IDView: NamedView {
  nonisolated var anyID: AnyHashable { AnyHashable(id) }
}
