extension View {
  /// Calls a closure when the view appears.
  ///
  /// The closure runs after the first layout and before the view is drawn; inner views come before
  /// outer ones (rule 5.8).
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls a closure when the view has gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs a task from when the view appears until it is done or the view goes, which cancels it.
  ///
  /// The task starts after the view's `onAppear` (rule 5.8).
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: EmptyTaskID(), priority: priority, action: action))
  }

  /// Runs a task with a name from when the view appears until it is done or the view goes, which cancels it.
  ///
  /// - Parameters:
  ///   - name: what debuggers and `Task.name` call the task; nil makes a name of the place in the source.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(
        id: EmptyTaskID(), name: name ?? "\(file):\(line)", priority: priority, action: action))
  }

  /// Runs a task with a name from when the view appears, and again whenever a value changes.
  ///
  /// A change cancels the task that runs, as does the end of the view.
  ///
  /// - Parameters:
  ///   - name: what debuggers and `Task.name` call the task; nil makes a name of the place in the source.
  public nonisolated func task<T: Equatable>(
    id: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskModifier(id: id, name: name ?? "\(file):\(line)", priority: priority, action: action))
  }

  /// Runs a task from when the view appears, and anew whenever a value changes.
  ///
  /// A change cancels the task that runs, as does the end of the view.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

/// Tells when each slot of the content comes and goes.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: SlotModifier {
  @MainActor
  func makeWrapper(_ inputs: ViewInputs) -> ViewNode { AppearanceNode(self, inputs: inputs) }

  @MainActor
  func completeWrapper(_ node: ViewNode) {
    unsafeDowncast(node, to: AppearanceNode.self).willAppear()
  }

  @MainActor
  func updateWrapper(_ node: ViewNode) {
    unsafeDowncast(node, to: AppearanceNode.self).update(self)
  }
}

/// The identity of a task that nothing restarts.
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
  func makeWrapper(_ inputs: ViewInputs) -> ViewNode { TaskNode(self, inputs: inputs) }

  @MainActor
  func completeWrapper(_ node: ViewNode) {
    unsafeDowncast(node, to: TaskNode<ID>.self).willAppear()
  }

  @MainActor
  func updateWrapper(_ node: ViewNode) {
    unsafeDowncast(node, to: TaskNode<ID>.self).update(self)
  }
}
