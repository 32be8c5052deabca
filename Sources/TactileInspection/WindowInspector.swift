import Combine
import Foundation
import Synchronization
@_spi(Engine) import TactileAccessibility
import TactileDrawing
import TactileSourceCode
@_spi(Engine) import TactileViewGraph

/// Follows what happens in a window: its events and their effects, its accessibility tree, and the views under the
/// pointer with their declarations.
@MainActor
package final class WindowInspector: ObservableObject {
  /// The entries of the trace, the newest last.
  @Published package private(set) var entries: [Trace.Entry] = []
  /// The accessibility tree, as text.
  @Published package private(set) var tree = ""
  /// The warnings that were issued since the first window was inspected, in any window.
  ///
  /// A warning doesn't know its window: it is only a text, code on any thread may issue it, and many are issued once in a
  /// process, whichever window comes first. So the inspectors of all windows show the same warnings.
  @Published package private(set) var warnings: [String] = []
  /// The smallest view under the pointer, and those around it, from the inside out.
  ///
  /// They stay when the pointer leaves the window, so that they can be read in the inspector.
  @Published package private(set) var views: [OutlinedView] = []
  /// The declaration of the smallest view under the pointer whose type is in the program's package; nil if there is none.
  @Published package private(set) var declaration: (place: SourcePlace, lines: [String])?
  /// Why the editor couldn't be opened; nil if it could.
  @Published package private(set) var editorProblem: String?
  /// Whether the smallest view under the pointer is outlined.
  @Published package var isOutlining = true {
    didSet { if !isOutlining { (views, declaration) = ([], nil) } }
  }

  private weak var graph: ViewGraph?
  private let log = TraceLog()
  private var pointer: CGPoint?
  /// Whether the pointer is in the window.
  @Published private var isPointed = false
  private var sources: PackageSources?

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
    declaration = nil
  }

  /// Inspects the views at the pointer's location, which is nil when the pointer leaves the window.
  package func pointerDidMove(to point: CGPoint?) {
    if isPointed != (point != nil) { isPointed = point != nil }
    guard let point else { return }
    pointer = point
    refreshViews()
  }

  /// Takes what has happened in the window since the last time.
  package func refresh() {
    guard let graph else { return }
    let new = log.removeRecords().map(Trace.Entry.init)
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
    guard views != self.views else { return }
    self.views = views
    refreshDeclaration()
  }

  // MARK: Source

  /// Reads the sources of the package that the program was built from, if they are on this machine.
  package func readSources(ofProgram program: URL? = Bundle.main.executableURL) async {
    guard let directory = program.flatMap(PackageSources.directory(ofProgram:)) else { return }
    sources = await Task.detached { PackageSources(of: directory) }.value
    refreshDeclaration()
  }

  /// Returns the place where the type of a view is declared; nil if it isn't in the program's package.
  package func place(of view: OutlinedView) -> SourcePlace? {
    view.type.flatMap { sources?.place(of: $0) }
  }

  /// Opens a file of the program's package in the user's editor.
  package func edit(_ place: SourcePlace) {
    guard let sources else { return }
    do {
      try SourceEditor(ProcessInfo.processInfo.environment).open(place, in: sources.directory)
      editorProblem = nil
    } catch { editorProblem = "\(error)" }
  }

  private func refreshDeclaration() {
    let place = views.lazy.compactMap { self.place(of: $0) }.first
    guard place != declaration?.place else { return }
    declaration = place.map { ($0, sources?.lines(at: $0) ?? []) }
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
    guard isPointed, let view = views.first(where: { !$0.frame.isNull }) else { return [] }
    return [view.frame] + (view.content.map { [$0] } ?? [])
  }

  // MARK: Warnings

  private nonisolated static let warnings = Mutex<[String]>([])
  /// Whether the warnings are being recorded.
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
