/// A view that is updated only when it is no longer equal to what it was.
///
/// Mirrors SwiftUI's `EquatableView`.
///
/// Where `==` ignores a field, a change of that field does not evaluate the body (rule 5.5).
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Makes a view that is compared by `==`.
  public init(content: Content) { self.content = content }
}

extension EquatableView {
  /// It is what its content is.
  public static var __isUnary: Bool { Content.__isUnary }

  /// Makes a node that compares.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    EquatableNode(view.content, inputs: inputs)
  }

  /// Hands the content on if it differs.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: EquatableNode<Content>.self).update(view.content)
  }
}

extension View where Self: Equatable {
  /// Prevents the view from being updated while it equals what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Hands a view on only when it differs from the last one.
@MainActor
final class EquatableNode<Content: Equatable & View>: ViewNode {
  private var content: Content

  init(_ content: Content, inputs: ViewInputs) {
    self.content = content
    super.init(inputs: inputs)
    adopt(makeNode(content, inputs))
  }

  override var name: String { "equatable" }

  func update(_ newContent: Content) {
    guard newContent != content else { return }
    content = newContent
    updateNode(children[0], newContent, inputs)
  }
}
