/// A transparent node that is notified when its content appears and disappears.
///
/// Nodes are completed from the inside out, so the queued actions run in the order of rule 5.8: the
/// deepest first, and of several modifiers the innermost first. Views that disappear in an update
/// are notified after those that appear in it (rule 5.19), unless the transition of the removed
/// view is the identity: such a view is gone before its replacement appears.
@MainActor
class LifecycleNode: ViewNode {
  /// Whether `didAppear` was called; content that has not appeared does not disappear either.
  private(set) final var hasAppeared = false
  /// Whether a lazy container has scrolled the content away, or another view is shown instead.
  private final var isAway = false

  override final var asLifecycle: LifecycleNode? { self }

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

  /// Updates the appearance after an enclosing `ChoosingNode` has made a choice.
  final func choiceDidChange() {
    if isPassedOver { didPark() } else if !hasAppeared { willUnpark() }
  }

  /// Whether another view is shown instead of the content.
  private final var isPassedOver: Bool {
    guard graph.layoutUses.passesOver else { return false }
    if isInPassedOver { return true }
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return !elements.isEmpty && elements.allSatisfy(\.isPassedOver)
  }

  /// Called when the content is removed or the window closes; immediately, if before the insertions.
  final func disappear(atOnce isAtOnce: Bool = false) {
    guard hasAppeared else { return }
    hasAppeared = false
    didDisappear(atOnce: isAtOnce)
  }

  override final func didRemove() { disappear() }

  /// Called after the first layout, and each time the content returns after it disappeared.
  func didAppear() {}

  /// Called when content that has appeared is scrolled out of sight or removed.
  func didDisappear(atOnce isAtOnce: Bool) {}
}

extension ViewGraph {
  /// Runs every `onDisappear` action and cancels every task of a closing window (rule 5.19).
  package func close() {
    let code = services.beginCode()
    defer { code.end() }
    root.forEachLifecycle { $0.disappear() }
    actions.run()
  }
}

extension ViewNode {
  /// Notifies a subtree of its disappearance before it is removed, if its transition is the identity.
  final func disappearUnderIdentityTransition() {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    guard !elements.isEmpty,
      elements.allSatisfy({ $0.transitionNode?.removesAtOnce == true })
    else { return }
    forEachLifecycle { $0.disappear(atOnce: true) }
  }

  /// Calls the closure with each lifecycle node of the subtree, innermost first, including views
  /// whose removal transition has not ended.
  fileprivate final func forEachLifecycle(_ body: (LifecycleNode) -> Void) {
    children.forEach { $0.forEachLifecycle(body) }
    if let asLifecycle { body(asLifecycle) }
  }
}

/// The node of the `onAppear` and `onDisappear` modifiers.
@MainActor
final class AppearanceNode: LifecycleNode, ValueNode {
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

/// The node of a `task` modifier, which stores the task and cancels it on removal.
@MainActor
final class TaskNode<ID: Equatable>: LifecycleNode, ValueNode {
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
