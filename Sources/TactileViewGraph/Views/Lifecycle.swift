extension View {
  /// Adds an action to perform when this view appears.
  ///
  /// The action runs after the first layout and before the view is drawn. Actions of inner views run before those of
  /// outer views (rule 5.8). To await something, use `task(priority:_:)`. Mirrors SwiftUI's `onAppear(perform:)`.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Adds an action to perform after this view disappears.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Adds an asynchronous task that starts when this view appears.
  ///
  /// The task starts after the view's `onAppear` (rule 5.8). It is canceled if the view is removed
  /// before the task finishes.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: EmptyTaskID(), priority: priority, action: action))
  }

  /// Adds a named asynchronous task that starts when this view appears.
  ///
  /// The task is canceled if the view is removed before the task finishes.
  ///
  /// - Parameters:
  ///   - name: The name of the task in debuggers and in `Task.name`. If nil, the name is the source location.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: EmptyTaskID(), name: name ?? "\(file):\(line)", priority: priority, action: action))
  }

  /// Adds a named asynchronous task that starts when this view appears and restarts when a value changes.
  ///
  /// The running task is canceled when the value changes or the view is removed.
  ///
  /// - Parameters:
  ///   - name: The name of the task in debuggers and in `Task.name`. If nil, the name is the source location.
  public nonisolated func task<T: Equatable>(
    id: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(id: id, name: name ?? "\(file):\(line)", priority: priority, action: action))
  }

  /// Adds an asynchronous task that starts when this view appears and restarts when a value changes.
  ///
  /// The running task is canceled when the value changes or the view is removed.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

/// Calls closures when each slot of the content appears and disappears.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: SlotModifier {
  @MainActor
  func makeWrapper(_ inputs: ViewInputs) -> AppearanceNode { AppearanceNode(self, inputs: inputs) }

  @MainActor
  func completeWrapper(_ node: AppearanceNode) {
    node.willAppear()
  }
}

/// The identity of a task that is never restarted.
nonisolated struct EmptyTaskID: Equatable {}

/// Runs a task for each slot of the content.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  let id: ID
  var name: String?
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: SlotModifier {
  @MainActor
  func makeWrapper(_ inputs: ViewInputs) -> TaskNode<ID> { TaskNode(self, inputs: inputs) }

  @MainActor
  func completeWrapper(_ node: TaskNode<ID>) {
    node.willAppear()
  }
}
