import Combine
@_spi(Engine) import TactileViewGraph

extension View {
  /// Adds an action to perform with each value of a publisher while this view exists.
  ///
  /// ```swift
  /// Text(status)
  ///   .onReceive(downloader.$status) { status = $0.description }
  /// ```
  ///
  /// Publish values on the main thread. For a value that is published on another thread, the framework issues a runtime
  /// warning and runs the action on the main thread later.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// Subscribes to a publisher and passes its values to a closure.
nonisolated struct SubscriptionModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void
}

extension SubscriptionModifier {
  /// Creates the node that subscribes to the publisher, with the content inside.
  @MainActor
  @_spi(Engine) public static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    let node = SubscriptionNode(modifier, inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(content, inputs))
    return node
  }

  /// Passes new values to the node and its content.
  @MainActor
  @_spi(Engine) public static func __updateNode<C: View>(
    _ node: __ViewNode, _ modifier: Self, _ content: C
  ) {
    let node = downcast(node, to: SubscriptionNode<P>.self)
    TactileViewGraph.updateNode(node.children[0], content, node.inputs)
    node.update(modifier)
  }

  /// Returns whether the modified view is one element, as its content is.
  @_spi(Engine) public static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }
}

/// A node that subscribes to a publisher for as long as it is in the tree.
@MainActor
final class SubscriptionNode<P: Publisher>: ViewNode where P.Failure == Never {
  private var modifier: SubscriptionModifier<P>
  private var subscription: AnyCancellable?

  init(_ modifier: SubscriptionModifier<P>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    subscribe()
  }

  override var name: String { "onReceive" }

  /// Stores the new closure, and subscribes again if the publisher has changed.
  func update(_ newModifier: SubscriptionModifier<P>) {
    let isSame = ValueComparison.areEqual(modifier.publisher, newModifier.publisher)
    modifier = newModifier
    if !isSame { subscribe() }
  }

  private func subscribe() {
    subscription = modifier.publisher.sink { [weak self] value in
      // The publisher's thread doesn't use the value again.
      nonisolated(unsafe) let value = value
      guard MainQueue.isCurrent else {
        RuntimeWarning.issue(
          "A publisher of \(P.Output.self) published a value to onReceive on a background thread; "
            + "the closure runs later, on the main thread. Publish on the main thread, with "
            + "receive(on: DispatchQueue.main).")
        Task { @MainActor in self?.receive(value) }
        return
      }
      MainQueue.assumeIsolated(with: value) { self?.receive($0) }
    }
  }

  /// Runs the action immediately, or after the current update or action (rule 5.20).
  ///
  /// A deferred action runs in the transaction in which the value was published, so that
  /// `withAnimation { subject.send(1) }` animates in either case.
  private func receive(_ value: P.Output) {
    guard !isRemoved else { return }
    let action = modifier.action
    let transaction = ThreadContext.current.transaction
    queueAction("onReceive") {
      guard let transaction else { return action(value) }
      withTransaction(transaction) { action(value) }
    }
    if !graph.isUpdating { graph.runActions() }
  }

  override func didRemove() { subscription = nil }
}
