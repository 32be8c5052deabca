import Combine
@_spi(Engine) import TactileViewGraph

/// A view's subscription to an observable object; each change evaluates the view's body again,
/// whatever it reads (rule 5.15).
final class ObjectSubscription<Object: ObservableObject> {
  private(set) var object: Object
  private let node: NodeHandle
  private let queue: TransactionQueue
  private let owner: Any.Type
  private var subscription: AnyCancellable?

  @MainActor
  init(_ object: Object, of node: BodyNode) {
    self.object = object
    self.node = node.handle
    queue = node.graph.queue
    owner = node.ownerType
    subscribe()
  }

  /// Subscribes to another object, if it is not the current one.
  func follow(_ newObject: Object) {
    guard newObject !== object else { return }
    object = newObject
    subscribe()
  }

  private func subscribe() {
    let (node, queue, owner) = (node, queue, owner)
    subscription = object.objectWillChange.sink { _ in
      if !MainQueue.isCurrent {
        RuntimeWarning.issue(
          "A \(Object.self) that \(TracedWords.owner(owner)) observes published a change on a background thread. "
            + "Publish on the main thread, with receive(on:) or @MainActor.")
      } else if ThreadContext.current.evaluation != nil {
        RuntimeWarning.issue(
          "A \(Object.self) that \(TracedWords.owner(owner)) observes published a change during view update; the "
            + "change waits for the next update. Move it into an action, onChange or task.")
      }
      // The value changes after this call; the update comes later.
      queue.append(transaction: Transaction.current) { _ in
        guard let node = DependentTable.shared.node(node) else { return }
        node.blame(.model(type: "\(Object.self)"))
        node.setNeeds(.body)
      }
    }
  }
}

/// A view's subscription to an object that its body looks up, which may be another one each time.
@MainActor
package final class LateSubscription<Object: ObservableObject> {
  private unowned let node: BodyNode
  private var subscription: ObjectSubscription<Object>?

  package init(_ node: BodyNode) { self.node = node }

  /// Subscribes to an object, if it is not the current one.
  package func follow(_ object: Object) {
    if let subscription {
      subscription.follow(object)
    } else {
      subscription = ObjectSubscription(object, of: node)
    }
  }
}
