import Foundation

/// A log of the events in a window during a trace, in order.
///
/// A graph usually has no log; then each potential entry costs only a check for nil.
@MainActor
package final class TraceLog {
  /// The kinds of events to log.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Gestures, by short names.
    package static let gestures = Kinds(rawValue: 1)
    /// Pointer events and their hit tests.
    package static let pointers = Kinds(rawValue: 2)
    /// Transactions, writes, bodies, animations and actions.
    package static let updates = Kinds(rawValue: 4)
    /// Gestures, pointer events and updates: every kind of event.
    package static let all: Kinds = [.gestures, .pointers, .updates]
  }

  package private(set) var records: [TraceRecord] = []
  /// A closure that is called after each event is recorded; nil for none.
  package var didNote: (() -> Void)?
  let kinds: Kinds
  private var reasons: [ObjectIdentifier: [BodyReason]] = [:]
  private var lastAnimation = 0
  private var lastValue = 0

  package init(_ kinds: Kinds = .all) { self.kinds = kinds }

  func note(_ event: TraceEvent, at time: TimeInterval) {
    records.append(TraceRecord(time: time, event: event))
    didNote?()
  }

  /// Appends the records of another log.
  package func append(_ others: [TraceRecord]) { records += others }

  /// Removes and returns the records so far.
  package func removeRecords() -> [TraceRecord] {
    defer { records = [] }
    return records
  }

  /// Records a reason for the next evaluation of a node's body.
  func blame(_ reason: BodyReason, for node: ViewNode) {
    guard reasons[ObjectIdentifier(node)]?.contains(reason) != true else { return }
    reasons[ObjectIdentifier(node), default: []].append(reason)
  }

  /// Removes and returns the reasons for the evaluation of a node's body.
  func removeReasons(for node: ViewNode) -> [BodyReason] {
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
  /// Logs an event if a trace with its kind is running.
  package func note(
    _ kind: TraceLog.Kinds, _ event: @autoclosure () -> TraceEvent, at moment: TimeInterval? = nil
  ) {
    guard let trace, trace.kinds.contains(kind) else { return }
    trace.note(event(), at: moment ?? time)
  }

  /// Whether a trace of updates is running.
  var isTracingUpdates: Bool { trace?.kinds.contains(.updates) ?? false }
}

extension ViewNode {
  /// Records a reason for the next evaluation of the body if a trace is running.
  package final func blame(_ reason: @autoclosure () -> BodyReason) {
    if graph.isTracingUpdates { graph.trace?.blame(reason(), for: self) }
  }

  /// Logs the evaluation of the body; the first evaluation has the reason that the node is new.
  package final func noteBody() {
    guard graph.isTracingUpdates, let trace = graph.trace else { return }
    var reasons = trace.removeReasons(for: self)
    if children.isEmpty { reasons = [.isNew] }
    graph.note(.updates, .body(view: tracedName, reasons: reasons))
  }

  /// Queues a closure of the app, with a name for traces.
  package final func queueAction(_ name: StaticString, _ action: @escaping @MainActor () -> Void) {
    graph.actions.append(tracedAction(name, action))
  }

  /// Queues a closure of the app that runs before all others.
  final func queueFirstAction(_ name: StaticString, _ action: @escaping @MainActor () -> Void) {
    graph.actions.appendFirst(tracedAction(name, action))
  }

  /// Queues a closure of the app that runs after all others.
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
