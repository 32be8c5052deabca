/// An element that learns when it is on screen for the first time.
///
/// Elements are completed from the inside out, so the actions that they queue run in the order of
/// rule 5.8: deepest first, and of several modifiers the inner one first.
@MainActor
class LifecycleNode: PassThroughNode {
  /// Whether `didAppear` was called; what never appeared does not disappear either.
  private(set) final var hasAppeared = false
  /// Whether a lazy container has scrolled it away, or another view is shown in its place.
  private final var isAway = false

  /// Queues the appearance for the end of the update, when the layout is known.
  final func willAppear() {
    graph.actions.append { [weak self] in
      guard let self, !isRemoved, !isAway, !hasAppeared, !isInPassedOver else { return }
      hasAppeared = true
      didAppear()
    }
  }

  /// It is scrolled away.
  final func goAway() {
    isAway = true
    guard hasAppeared else { return }
    didDisappear()
    hasAppeared = false
  }

  /// It is scrolled back.
  final func reappear() {
    isAway = false
    willAppear()
  }

  /// Called after the first layout, and again when it comes back after it has disappeared.
  func didAppear() {}

  /// Called when what has appeared is scrolled away.
  func didDisappear() {}
}

/// The element of `onAppear` and `onDisappear`.
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

  override func didDisappear() { didRemove() }

  override func didRemove() {
    guard hasAppeared, let action = modifier.disappear else { return }
    queueAction("onDisappear") { action() }
  }
}

/// The element of `task`: holds the task, and cancels it when it goes itself.
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

  override func didDisappear() { task?.cancel() }

  override func didRemove() { task?.cancel() }
}
