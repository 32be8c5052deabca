/// A transparent node that learns when its content is on screen for the first time, and when it is gone.
///
/// Nodes are completed from the inside out, so the actions that they queue run in the order of rule 5.8:
/// deepest first, and of several modifiers the inner one first. What disappears in an update is told
/// after what appears in it (rule 5.19), except where the transition of the removed view is the identity:
/// such a view is gone before the one in its place appears.
@MainActor
class LifecycleNode: ViewNode {
  /// Whether `didAppear` was called; what never appeared does not disappear either.
  private(set) final var hasAppeared = false
  /// Whether a lazy container has scrolled it away, or another view is shown in its place.
  private final var isAway = false

  /// Queues the appearance for the end of the update, when the layout is known.
  final func willAppear() {
    graph.actions.append { [weak self] in
      guard let self, !isRemoved, !isAway, !hasAppeared, !isPassedOver else { return }
      hasAppeared = true
      didAppear()
    }
  }

  /// The content is scrolled away.
  override final func didPark() {
    isAway = true
    disappear()
  }

  /// The content is scrolled back.
  override final func willUnpark() {
    isAway = false
    willAppear()
  }

  /// Follows the choice that a `ChoosingNode` around has made among the content's elements.
  final func choiceDidChange() {
    if isPassedOver { didPark() } else if !hasAppeared { willUnpark() }
  }

  /// Whether another view is shown in the place of the content.
  private final var isPassedOver: Bool {
    guard graph.passesOver else { return false }
    if isInPassedOver { return true }
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return !elements.isEmpty && elements.allSatisfy(\.isPassedOver)
  }

  /// The content is gone, or the window is; at once if that is told before what appears.
  final func disappear(atOnce isAtOnce: Bool = false) {
    guard hasAppeared else { return }
    hasAppeared = false
    didDisappear(atOnce: isAtOnce)
  }

  override final func didRemove() { disappear() }

  /// Called after the first layout, and again when it comes back after it has disappeared.
  func didAppear() {}

  /// Called when a target that appeared is scrolled out of sight or removed.
  func didDisappear(atOnce isAtOnce: Bool) {}
}

extension ViewGraph {
  /// Runs every `onDisappear` and cancels every task of a window that closes (rule 5.19).
  package func close() {
    becomeActive()
    root.forEachLifecycle { $0.disappear() }
    actions.run()
  }
}

extension ViewNode {
  /// Tells all in a subtree that is about to be removed that they disappear, if the transition of what it
  /// shows is the identity.
  final func disappearUnderIdentityTransition() {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    guard !elements.isEmpty,
      elements.allSatisfy({ $0.transitionNode?.removesAtOnce == true })
    else { return }
    forEachLifecycle { $0.disappear(atOnce: true) }
  }

  /// Calls the closure with each lifecycle node of the subtree, inner ones first, also in removed views
  /// whose transition has not ended.
  fileprivate final func forEachLifecycle(_ body: (LifecycleNode) -> Void) {
    for child in children { child.forEachLifecycle(body) }
    if let lifecycle = self as? LifecycleNode { body(lifecycle) }
  }
}

/// The node of `onAppear` and `onDisappear`.
@MainActor
final class AppearanceNode: LifecycleNode {
  private var modifier: AppearanceModifier

  init(_ modifier: AppearanceModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { modifier.disappear == nil ? "onAppear" : "onDisappear" }

  func update(_ newModifier: AppearanceModifier) { modifier = newModifier }

  override func didAppear() {
    guard let action = modifier.appear else { return }
    graph.note(.updates, .action("onAppear", view: tracedPlace))
    action()
  }

  override func didDisappear(atOnce isAtOnce: Bool) {
    guard let action = modifier.disappear else { return }
    if isAtOnce {
      queueFirstAction("onDisappear") { action() }
    } else {
      queueLastAction("onDisappear") { action() }
    }
  }
}

/// The node of `task`: holds the task, and cancels it when it goes itself.
@MainActor
final class TaskNode<ID: Equatable>: LifecycleNode {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?

  init(_ modifier: TaskModifier<ID>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  isolated deinit { task?.cancel() }

  override var name: String { "task" }

  func update(_ newModifier: TaskModifier<ID>) {
    let isOther = newModifier.id != modifier.id
    modifier = newModifier
    guard isOther, hasAppeared else { return }
    task?.cancel()
    graph.actions.append { [weak self] in self?.start() }
  }

  override func didAppear() { start() }

  private func start() {
    guard !isRemoved else { return }
    task?.cancel()
    task = Task(name: modifier.name, priority: modifier.priority, operation: modifier.action)
  }

  override func didDisappear(atOnce isAtOnce: Bool) { task?.cancel() }
}
