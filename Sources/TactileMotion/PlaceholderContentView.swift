@_spi(Engine) import TactileViewGraph

/// A placeholder for a view to which a closure or a body applies modifiers.
///
/// It appears in the closures of `animation(_:body:)` and similar modifiers, in those of animators, and in the body of
/// a ``Transition``. Mirrors SwiftUI's `PlaceholderContentView`.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  fileprivate let storage: PlaceholderStorage

  package init(_ box: AnyViewBox, keepsTransaction: Bool = false) {
    storage = .view(box, keepsTransaction: keepsTransaction)
  }

  init(content: AnyAliasSource) { storage = .content(content) }
}

extension PlaceholderContentView {
  /// Whether the represented view is a single element; the content of a transition always is.
  @_spi(Engine) public static var __isUnary: Bool {
    (Value.self as? any View.Type)?.__isUnary ?? true
  }

  /// Creates the node of the represented view.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = PlaceholderNode(inputs: inputs)
    node.show(view.storage)
    return node
  }

  /// Updates the node of the represented view.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    let node = downcast(node, to: PlaceholderNode.self)
    node.inInnerTransaction { node.update(view.storage) }
  }
}

extension PlaceholderContentView: ComparableProperty {
  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.view(let lhs, let keepsLeft), .view(let rhs, let keepsRight)):
      keepsLeft == keepsRight && lhs.isEqual(to: rhs)
    case (.content(let lhs), .content(let rhs)): lhs === rhs
    default: false
    }
  }
}

/// The view that a placeholder represents.
nonisolated enum PlaceholderStorage {
  /// A view, possibly with the transaction from outside the enclosing body.
  case view(AnyViewBox, keepsTransaction: Bool)
  /// The content of a transition.
  case content(AnyAliasSource)
}

/// A node that changes the transaction down to a ``PlaceholderNode``, and stores the outer transaction.
@MainActor
package protocol ScopedTransactionNode: ViewNode {
  var isScoped: Bool { get }
  var outerTransaction: Transaction { get }
}

/// The node of a placeholder; its descendants may use the transaction from outside the body.
@MainActor
final class PlaceholderNode: ViewNode {
  private var keepsTransaction = false
  /// The type of the represented view; nil for the content of a transition.
  private var type: Any.Type?

  /// Creates the child node for the represented view.
  func show(_ storage: PlaceholderStorage) {
    switch storage {
    case .view(let box, let keepsTransaction):
      (self.keepsTransaction, type) = (keepsTransaction, box.type)
      adopt(box.makeNode(inputs))
    case .content(let source):
      (keepsTransaction, type) = (true, nil)
      adopt(AliasNode(source, isLabel: false, inputs: inputs))
    }
  }

  func update(_ storage: PlaceholderStorage) {
    switch storage {
    case .view(let box, _) where box.type == type: box.update(children[0], inputs)
    case .content(let source) where type == nil:
      AliasNode.update(children[0], source)
    default:
      // A transition that was applied alone is now combined with another, or the reverse.
      remove(children[0])
      show(storage)
      childrenDidChange()
    }
  }

  override var name: String { "placeholder" }

  override func innerTransaction() -> Transaction? {
    guard keepsTransaction else { return nil }
    // Bodies nest: one that ends between this node and its own transaction also begins there.
    var ended = 0
    var node = parent
    while let current = node {
      if let inner = current as? PlaceholderNode, inner.keepsTransaction { ended += 1 }
      if let node = current as? any ScopedTransactionNode, node.isScoped {
        if ended == 0 { return node.outerTransaction }
        ended -= 1
      }
      node = current.parent
    }
    return nil
  }
}
