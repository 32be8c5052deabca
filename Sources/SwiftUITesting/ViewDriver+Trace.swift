import SwiftUI
import TactileInspection

extension ViewDriver {
  /// Runs an interaction and returns a trace of what happened and why.
  ///
  /// ```swift
  /// let trace = try driver.trace { try driver.tap(on: "Send") }
  /// print(trace)
  /// ```
  ///
  /// See <doc:Traces>.
  ///
  /// - Parameter interaction: A closure that sends events and advances time through this driver.
  public func trace(_ interaction: () throws -> Void) rethrows -> Trace {
    let outer = host.graph.trace
    let log = TraceLog()
    host.graph.trace = log
    defer {
      host.graph.trace = outer
      outer?.append(log.records)
    }
    try interaction()
    return Trace(entries: log.records.map(Trace.Entry.init))
  }
}

extension ViewDriver {
  /// The graph of the window's views, for development tools.
  package var graph: ViewGraph { host.graph }

  /// Returns the smallest view at a point of the window, and the views around it, from the inside out.
  package func views(at point: CGPoint) -> [OutlinedView] { host.graph.views(at: point) }
}
