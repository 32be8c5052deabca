import Synchronization
@_spi(Engine) import TactileViewGraph

extension View {
  /// Prints why the body that calls it is evaluated, for debugging.
  ///
  /// It prints the name of the view and what has changed: `@self` for the view's value, `@identity` for a new view that
  /// has dynamic properties, the names of state and environment properties with an underscore, and `@dependencies` for everything else that the body
  /// reads.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()  // prints “CounterView: _count changed.”
  ///   Text("\(count)")
  /// }
  /// ```
  ///
  /// A trace has the values as well. Mirrors SwiftUI's `_printChanges()`.
  public static nonisolated func _printChanges() { PrintedChanges.print(Self.self) }

  /// Prints why the body that calls it is evaluated, as ``_printChanges()`` does: there is no system log.
  public static nonisolated func _logChanges() { PrintedChanges.print(Self.self) }
}

extension ViewModifier {
  /// Prints why the body that calls it is evaluated, for debugging.
  public static nonisolated func _printChanges() { PrintedChanges.print(Self.self) }

  /// Prints why the body that calls it is evaluated, as ``_printChanges()`` does: there is no system log.
  public static nonisolated func _logChanges() { PrintedChanges.print(Self.self) }
}

/// The reasons for the evaluation of bodies in a window that prints them.
///
/// They are known while a trace runs, so a window that prints them runs one, whose records are dropped.
@MainActor
package final class PrintedChanges: WindowFeature {
  /// The closure that prints the lines, which a test may replace.
  package nonisolated static let output = Mutex(Output { Swift.print($0) })

  /// A closure in a struct, because a mutex that stores the closure itself would wrap it once more in each access.
  package struct Output: Sendable {
    let print: @Sendable (String) -> Void
  }

  private unowned let graph: ViewGraph
  private let log = TraceLog(.updates)
  /// The reasons for the last evaluation; nil before the first one that was traced.
  private var reasons: [BodyReason]?

  package init(graph: ViewGraph) { self.graph = graph }

  nonisolated static func print(_ type: Any.Type) {
    let name = TracedWords.owner(type)
    guard MainQueue.isCurrent, let evaluation = ThreadContext.current.evaluation else {
      return RuntimeWarning.issueOnce(
        "The changes of \(name) were asked for outside of its body, where there are none. Call Self._printChanges() in "
          + "the body.")
    }
    let words = MainQueue.assumeIsolated(with: evaluation.node) { handle in
      DependentTable.shared.node(handle).map { node in
        node.graph.feature(PrintedChanges.self).words(for: node, of: type)
      }
    }
    let line = "\(name): \(words ?? "unchanged")."
    output.withLock { $0 }.print(line)
  }

  private func words(for node: ViewNode, of type: Any.Type) -> String {
    // A view whose value is all that it depends on has no identity to lose.
    let identity = ViewDescriptor.of(type).hasDynamicProperties ? "@identity" : "@self"
    if let trace = graph.trace, trace !== log { read(trace.records) }
    defer { begin() }
    var words: [String] = []
    func add(_ word: String) { if !words.contains(word) { words.append(word) } }
    if node.children.isEmpty {
      add("@self")
      add(identity)
    } else {
      guard let reasons else { return "its changes are printed from now on" }
      for reason in reasons { add(reason == .isNew ? identity : reason.changedProperty) }
    }
    return words.isEmpty ? "unchanged" : words.joined(separator: ", ") + " changed"
  }

  private func begin() {
    guard graph.trace == nil else { return }
    log.didNote = { [weak self] in
      guard let self else { return }
      read(log.removeRecords())
    }
    graph.trace = log
  }

  private func read(_ records: [TraceRecord]) {
    for record in records.reversed() {
      if case .body(_, let reasons) = record.event { return self.reasons = reasons }
    }
  }
}

extension BodyReason {
  /// The changes, in SwiftUI's words.
  fileprivate var changedProperty: String {
    switch self {
    case .input, .closure: "@self"
    case .state(let property, _): "_\(property)"
    case .environment(let key?): "_\(key)"
    default: "@dependencies"
    }
  }
}
