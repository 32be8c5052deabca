@_spi(SwiftUI) import Observation
import Synchronization

/// Makes an evaluation depend on the `Observable` models that it reads (rule 5.15).
///
/// The Observation library keeps a body's registrations until one of the properties changes, and
/// offers no way to cancel them. A body that is evaluated for other reasons would therefore
/// accumulate registrations. To prevent this, each evaluation also reads a *canceler*, a private
/// observable object: changing it fires the registration, which then cancels itself.
///
/// Bodies that read no models do not pay for this: models are only tracked for types whose bodies have read one before.
@MainActor
package final class ModelTracking {
  private let use: ModelUse
  private var canceler: ObservationCanceler?
  private var registration: ObservationRegistration?

  package init(_ use: ModelUse) { self.use = use }

  /// Evaluates a body for a node.
  ///
  /// - Parameter tracking: What tracks the models that the node's bodies have read; nil if none has read one.
  package static func evaluate<Result>(
    _ use: ModelUse, tracked tracking: inout ModelTracking?, in graph: ViewGraph,
    _ body: () -> Result
  ) -> Result {
    if tracking == nil, use.readsModels { tracking = ModelTracking(use) }
    if let tracking { return tracking.evaluate(in: graph, body) }
    guard let dependent = ThreadContext.current.evaluation else { return body() }
    // The library requests the change closure only if the body read a model.
    return withObservationTracking(body, onChange: begin(&tracking))
    func begin(_ tracking: inout ModelTracking?) -> @Sendable () -> Void {
      let new = ModelTracking(use)
      tracking = new
      return new.begin(dependent, in: graph)
    }
  }

  /// Evaluates a body for the tracked node; a change of a model property it read marks the node.
  package func evaluate<Result>(in graph: ViewGraph, _ body: () -> Result) -> Result {
    release()
    guard let dependent = ThreadContext.current.evaluation else { return body() }
    guard use.readsModels else {
      return withObservationTracking(body, onChange: begin(dependent, in: graph))
    }
    let canceler = canceler ?? ObservationCanceler()
    self.canceler = canceler
    let changed = begin(dependent, in: graph)
    // Called after the change, so that a write on another thread in between is not missed.
    return withObservationTracking(
      {
        _ = canceler.cancellations
        return body()
      },
      didSet: { tracking in
        tracking.cancel()
        changed()
      })
  }

  /// Begins a registration, and returns what the library has to call at a change of a model.
  private func begin(_ dependent: Dependent, in graph: ViewGraph) -> @Sendable () -> Void {
    use.readsModels = true
    let (queue, registration) = (graph.queue, ObservationRegistration())
    self.registration = registration
    return {
      guard registration.end() else { return }
      queue.append(transaction: Transaction.current) { _ in
        guard let node = DependentTable.shared.node(of: dependent) else { return }
        node.blame(.model(type: nil))
        node.setNeeds(dependent.phase)
      }
    }
  }

  /// Cancels the registrations of the last evaluation.
  package func release() {
    guard let registration else { return }
    self.registration = nil
    if registration.end() { canceler?.cancellations += 1 }
  }
}

/// Records whether the bodies of a type read models.
@MainActor
package final class ModelUse {
  fileprivate(set) var readsModels = false

  package nonisolated init() {}
}

/// An observable object whose change cancels a registration.
@Observable
private final class ObservationCanceler: Sendable {
  @ObservationIgnored private let count = Mutex(0)

  var cancellations: Int {
    get {
      access(keyPath: \.cancellations)
      return count.withLock { $0 }
    }
    set {
      withMutation(keyPath: \.cancellations) { count.withLock { $0 = newValue } }
    }
  }
}

/// A registration that ends exactly once: by a change, or when it is released.
private final class ObservationRegistration: Sendable {
  private let hasEnded = Mutex(false)

  /// Ends the registration; returns whether it was still active.
  func end() -> Bool {
    hasEnded.withLock { ended in
      defer { ended = true }
      return !ended
    }
  }
}
