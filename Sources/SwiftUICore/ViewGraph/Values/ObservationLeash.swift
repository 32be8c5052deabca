@_spi(SwiftUI) import Observation
import Synchronization

/// Makes an evaluation follow the `Observable` models that it reads (rule 5.15).
///
/// What the library registers for a body stays until one of the properties changes, and cannot be
/// taken back. A body that is evaluated for other reasons would leave its registrations behind,
/// more each time. So the evaluation also reads a *knot*, an observable of our own: pulling at it
/// fires the registration, which then cancels itself.
///
/// Bodies that read no model do not pay: the leash is only put on where a body of the same type
/// was seen to read one.
@MainActor
final class ObservationLeash {
  private let habit: ObservationHabit
  private var knot: ObservationKnot?
  private var registration: ObservationRegistration?

  init(_ habit: ObservationHabit) { self.habit = habit }

  /// Evaluates for the node that is being tracked; a change of what was read marks it.
  func evaluate<Result>(in graph: ViewGraph, _ body: () -> Result) -> Result {
    release()
    guard let dependent = ThreadContext.current.evaluation else { return body() }
    let queue = graph.queue
    let registration = ObservationRegistration()
    @Sendable func changed() {
      guard registration.end() else { return }
      queue.append(transaction: Transaction.current) {
        guard let node = DependentTable.shared.node(of: dependent) else { return }
        node.blame("a model that it reads")
        node.setNeeds(dependent.phase)
      }
    }
    guard habit.readsModels else {
      // The closure for changes is only asked for when some model was read.
      return withObservationTracking(body, onChange: notingModels(changed, registration))
    }
    let knot = knot ?? ObservationKnot()
    self.knot = knot
    self.registration = registration
    // After the change, so that a write on another thread is not missed between the two.
    return withObservationTracking(
      {
        _ = knot.pulls
        return body()
      },
      didSet: { tracking in
        tracking.cancel()
        changed()
      })
  }

  private func notingModels(
    _ changed: @escaping @Sendable () -> Void, _ registration: ObservationRegistration
  ) -> @Sendable () -> Void {
    habit.readsModels = true
    self.registration = registration
    return changed
  }

  /// Takes back what the last evaluation registered.
  func release() {
    guard let registration else { return }
    self.registration = nil
    if registration.end() { knot?.pulls += 1 }
  }
}

/// Whether bodies of a type read models.
@MainActor
final class ObservationHabit {
  fileprivate(set) var readsModels = false

  nonisolated init() {}
}

/// What is pulled at to end a registration.
@Observable
private final class ObservationKnot: Sendable {
  @ObservationIgnored private let count = Mutex(0)

  var pulls: Int {
    get {
      access(keyPath: \.pulls)
      return count.withLock { $0 }
    }
    set {
      withMutation(keyPath: \.pulls) { count.withLock { $0 = newValue } }
    }
  }
}

/// A registration that ends once: by a change, or by its leash.
private final class ObservationRegistration: Sendable {
  private let hasEnded = Mutex(false)

  /// Ends it; returns whether it had not ended before.
  func end() -> Bool {
    hasEnded.withLock { ended in
      defer { ended = true }
      return !ended
    }
  }
}
