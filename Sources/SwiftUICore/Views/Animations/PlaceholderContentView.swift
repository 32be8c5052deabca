/// A view that stands for another: what somebody's modifiers are applied to.
///
/// Mirrors SwiftUI's `PlaceholderContentView`: in the closures of `animation(_:body:)` and its like, of
/// animators, and in the body of a ``Transition``.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  fileprivate let storage: PlaceholderStorage

  init(_ box: AnyViewBox, keepsTransaction: Bool = false) {
    storage = .view(box, keepsTransaction: keepsTransaction)
  }

  init(content: AnyAliasSource) { storage = .content(content) }
}

extension PlaceholderContentView {
  /// A view is what it is; the content of a transition is one element.
  public static var __isUnary: Bool { (Value.self as? any View.Type)?.__isUnary ?? true }

  /// Makes the node of what the view stands for.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = PlaceholderNode(inputs: inputs)
    node.show(view.storage)
    return node
  }

  /// Hands new values to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: PlaceholderNode.self)
    node.inScope { node.update(view.storage) }
  }
}

extension PlaceholderContentView: ComparableProperty {
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.view(let lhs, let keepsLeft), .view(let rhs, let keepsRight)):
      keepsLeft == keepsRight && lhs.isEqual(to: rhs)
    case (.content(let lhs), .content(let rhs)): lhs === rhs
    default: false
    }
  }
}

/// What a placeholder stands for.
nonisolated enum PlaceholderStorage {
  /// A view, maybe with the transaction from outside of the scope around it.
  case view(AnyViewBox, keepsTransaction: Bool)
  /// The content of a transition.
  case content(AnyAliasSource)
}

/// A node that changes the transaction up to a ``PlaceholderNode``, and remembers what it was.
@MainActor
protocol ScopedTransactionNode: ViewNode {
  var isScoped: Bool { get }
  var outerTransaction: Transaction { get }
}

/// The place of a placeholder: what is below may have the transaction from outside of the scope.
@MainActor
final class PlaceholderNode: ViewNode {
  private var keepsTransaction = false
  /// The type of the view; nil for the content of a transition.
  private var type: Any.Type?

  /// Makes the node of what the placeholder stands for.
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
      unsafeDowncast(children[0], to: AliasNode.self).update(source)
    default:
      // A transition that stood alone stands around another one now, or the other way round.
      remove(children[0])
      show(storage)
      childrenDidChange()
    }
  }

  override var name: String { "placeholder" }

  override func enterScope() -> Transaction? {
    guard keepsTransaction else { return nil }
    // Scopes nest: those that end between here and ours begin there as well.
    var ended = 0
    var node = parent
    while let current = node {
      if let inner = current as? PlaceholderNode, inner.keepsTransaction { ended += 1 }
      if let scope = current as? any ScopedTransactionNode, scope.isScoped {
        if ended == 0 { return scope.outerTransaction }
        ended -= 1
      }
      node = current.parent
    }
    return nil
  }
}
