@_spi(Engine) import TactileViewGraph

/// A view that is updated only when it no longer equals its previous value.
///
/// Create it with `equatable()`, for a view whose own `==` says when its body has to be evaluated:
///
/// ```swift
/// struct Chart: View, Equatable {
///   let data: ChartData
///   let onSelect: (Int) -> Void
///
///   static func == (a: Self, b: Self) -> Bool { a.data.version == b.data.version }
///   var body: some View { ChartBody(data: data, onSelect: onSelect) }
/// }
///
/// Chart(data: data) { select($0) }.equatable()
/// ```
///
/// If `==` ignores a property, a change of that property doesn't evaluate the body (rule 5.5). State and environment
/// values still do.
///
/// Mirrors SwiftUI's `EquatableView`.
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view that is compared before it is updated.
  public var content: Content

  /// Creates a view that is compared with `==` before it is updated.
  public init(content: Content) { self.content = content }
}

extension EquatableView {
  /// Whether the content is always exactly one element.
  @_spi(Engine) public static var __isUnary: Bool { Content.__isUnary }

  /// Creates a node that compares each new value of the content with the previous one.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    EquatableNode(view.content, inputs: inputs)
  }

  /// Updates the content if the new value differs from the previous one.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    EquatableNode<Content>.update(node, view.content)
  }
}

extension View where Self: Equatable {
  /// Prevents the view from being updated while its new value equals its previous one.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A node that updates its content only when the new value differs from the previous one.
@MainActor
final class EquatableNode<Content: Equatable & View>: ViewNode, ValueNode {
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
