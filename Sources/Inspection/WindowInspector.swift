import Combine
import Drawing
import Foundation
import SwiftUICore
import SwiftUIControls
import Synchronization

/// Follows what happens in a window: its events and their effects, its accessibility tree, and the views under the pointer.
@MainActor
package final class WindowInspector: ObservableObject {
  /// The entries of the trace, the newest last.
  @Published package private(set) var entries: [Trace.Entry] = []
  /// The accessibility tree, as text.
  @Published package private(set) var tree = ""
  /// The warnings that were issued since the first window was inspected.
  @Published package private(set) var warnings: [String] = []
  /// The smallest view under the pointer, and those around it, from the inside out.
  @Published package private(set) var views: [OutlinedView] = []
  /// Whether the smallest view under the pointer is outlined.
  @Published package var isOutlining = true { didSet { if !isOutlining { views = [] } } }

  private weak var graph: ViewGraph?
  private let log = TraceLog()
  private var pointer: CGPoint?

  /// The maximum number of entries that are kept.
  private static let limit = 2000

  /// Begins to follow a window.
  package init(_ graph: ViewGraph) {
    self.graph = graph
    graph.trace = log
    Self.followWarnings()
    refresh()
  }

  /// Stops following the window.
  package func end() {
    graph?.trace = nil
    graph = nil
    views = []
  }

  /// Takes note of where the pointer is, or that it has left the window.
  package func pointerDidMove(to point: CGPoint?) {
    pointer = point
    refreshViews()
  }

  /// Takes what has happened in the window since the last time.
  package func refresh() {
    guard let graph else { return }
    let new = log.takeRecords().map(Trace.Entry.init)
    if !new.isEmpty { entries = (entries + new).suffix(Self.limit) }
    let tree = graph.accessibilityDescription
    if tree != self.tree { self.tree = tree }
    let warnings = Self.warnings.withLock { $0 }
    if warnings != self.warnings { self.warnings = warnings }
    refreshViews()
  }

  private func refreshViews() {
    guard let graph, isOutlining else { return }
    let views = pointer.map { graph.views(at: $0) } ?? []
    if views != self.views { self.views = views }
  }

  // MARK: Outline

  /// The display items that outline the view under the pointer, to be drawn over those of the window.
  ///
  /// The content of a padding is darker than the padding.
  package var outline: [DisplayList.Item] {
    outlined.map { rect in
      DisplayList.Item(
        origin: rect.origin,
        content: .fill(
          Path(CGRect(origin: .zero, size: rect.size)),
          RGBAColor(red: 0.2, green: 0.45, blue: 1, opacity: 0.25)))
    }
  }

  private var outlined: [CGRect] {
    guard let view = views.first(where: { !$0.frame.isNull }) else { return [] }
    return [view.frame] + (view.content.map { [$0] } ?? [])
  }

  // MARK: Warnings

  private nonisolated static let warnings = Mutex<[String]>([])
  private nonisolated static let follows = Mutex(false)

  private static func followWarnings() {
    let isFirst = follows.withLock { follows in
      defer { follows = true }
      return !follows
    }
    guard isFirst else { return }
    RuntimeWarning.follow { message in
      warnings.withLock { if !$0.contains(message) { $0.append(message) } }
    }
  }
}
