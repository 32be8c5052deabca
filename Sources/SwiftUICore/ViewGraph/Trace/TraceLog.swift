import Foundation

/// What happens in a window while somebody listens, in order.
///
/// A graph has none most of the time, and then pays no more for it than to see that.
@MainActor
package final class TraceLog {
  /// What is written down.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The gestures, by short names.
    package static let gestures = Kinds(rawValue: 1)
    /// Pointers and what they hit.
    package static let pointers = Kinds(rawValue: 2)
    /// Transactions, writes, bodies, animations and actions.
    package static let updates = Kinds(rawValue: 4)
    /// Everything.
    package static let all: Kinds = [.gestures, .pointers, .updates]
  }

  package private(set) var records: [TraceRecord] = []
  let kinds: Kinds
  private var reasons: [ObjectIdentifier: [String]] = [:]
  private var lastAnimation = 0
  private var lastValue = 0

  package init(_ kinds: Kinds = .all) { self.kinds = kinds }

  func note(_ event: TraceEvent, at time: TimeInterval) {
    records.append(TraceRecord(time: time, event: event))
  }

  /// Takes what has happened so far out of the log.
  package func takeRecords() -> [TraceRecord] {
    defer { records = [] }
    return records
  }

  /// Remembers why a node's body will be evaluated.
  func blame(_ reason: String, for node: ViewNode) {
    guard reasons[ObjectIdentifier(node)]?.contains(reason) != true else { return }
    reasons[ObjectIdentifier(node), default: []].append(reason)
  }

  /// Why the node's body is evaluated now.
  func takeReasons(for node: ViewNode) -> [String] {
    reasons.removeValue(forKey: ObjectIdentifier(node)) ?? []
  }

  func nextAnimation() -> Int {
    lastAnimation += 1
    return lastAnimation
  }

  func nextValue() -> Int {
    lastValue += 1
    return lastValue
  }
}

extension ViewGraph {
  /// Writes an event down where somebody listens to its kind.
  func note(
    _ kind: TraceLog.Kinds, _ event: @autoclosure () -> TraceEvent, at moment: TimeInterval? = nil
  ) {
    guard let trace, trace.kinds.contains(kind) else { return }
    trace.note(event(), at: moment ?? time)
  }

  /// Whether somebody wants to know why bodies are evaluated.
  var isTracingUpdates: Bool { trace?.kinds.contains(.updates) ?? false }
}

extension ViewNode {
  /// Remembers why the body will be evaluated, where somebody listens.
  final func blame(_ reason: @autoclosure () -> String) {
    if graph.isTracingUpdates { graph.trace?.blame(reason(), for: self) }
  }

  /// Writes down that the body is evaluated, for the first time where it has made nothing yet.
  final func noteBody() {
    guard graph.isTracingUpdates, let trace = graph.trace else { return }
    var reasons = trace.takeReasons(for: self)
    if children.isEmpty { reasons = ["it is new"] }
    graph.note(.updates, .body(view: tracedName, reasons: reasons))
  }

  /// Queues a closure of somebody's; a trace calls it by a name.
  final func queueAction(_ name: StaticString, _ action: @escaping @MainActor () -> Void) {
    graph.actions.append(tracedAction(name, action))
  }

  /// Queues a closure of an author that runs before all others.
  final func queueFirstAction(_ name: StaticString, _ action: @escaping @MainActor () -> Void) {
    graph.actions.appendFirst(tracedAction(name, action))
  }

  /// Queues a closure that runs after all others.
  final func queueLastAction(_ name: StaticString, _ action: @escaping @MainActor () -> Void) {
    graph.actions.appendLast(tracedAction(name, action))
  }

  private final func tracedAction(
    _ name: StaticString, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    guard graph.isTracingUpdates else { return action }
    let event = TraceEvent.action("\(name)", view: tracedPlace)
    return { [unowned graph] in
      graph.note(.updates, event)
      action()
    }
  }
}
