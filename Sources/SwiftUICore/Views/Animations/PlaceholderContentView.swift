/// A view that stands for another: what somebody's modifiers are applied to.
///
/// Mirrors SwiftUI's `PlaceholderContentView`: in the closures of `animation(_:body:)` and its like, of
/// animators, and in the body of a ``Transition``.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  fileprivate enum Storage {
    /// A view, maybe with the transaction from outside of the scope around it.
    case view(AnyViewBox, keepsTransaction: Bool)
    /// The content of a transition.
    case content(AnyAliasSource)
  }

  fileprivate let storage: Storage

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
    switch view.storage {
    case .view(let box, let keepsTransaction):
      let node = PlaceholderNode(keepsTransaction: keepsTransaction, inputs: inputs)
      node.adopt(box.makeNode(inputs))
      return node
    case .content(let source):
      let node = PlaceholderNode(keepsTransaction: true, inputs: inputs)
      node.adopt(AliasNode(source, isLabel: false, inputs: inputs))
      return node
    }
  }

  /// Hands new values to the node.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    node.inScope {
      switch view.storage {
      case .view(let box, _): box.update(node.children[0], node.inputs)
      case .content(let source):
        unsafeDowncast(node.children[0], to: AliasNode.self).update(source)
      }
    }
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

/// A node that changes the transaction up to a ``PlaceholderNode``, and remembers what it was.
@MainActor
protocol ScopedTransactionNode: ViewNode {
  var isScoped: Bool { get }
  var outerTransaction: Transaction { get }
}

/// The place of a placeholder: what is below may have the transaction from outside of the scope.
@MainActor
final class PlaceholderNode: ViewNode {
  private let keepsTransaction: Bool

  init(keepsTransaction: Bool, inputs: ViewInputs) {
    self.keepsTransaction = keepsTransaction
    super.init(inputs: inputs)
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
