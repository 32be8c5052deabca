import Foundation

/// The engine of one window: a retained tree of nodes and the phases that keep it up to date.
///
/// The host sends events and the time, then calls ``update()``. The engine reads no clock, no random source and no
/// file. `Documentation/Engine.md` describes the phases and their invariants.
@MainActor
package final class ViewGraph {
  // `@exclusivity(unchecked)`: see `ViewNode`.

  /// The properties of the window, which the host provides.
  @exclusivity(unchecked) package internal(set) var configuration: HostConfiguration
  /// The pixels per point; in the engine, because the runtime checks each access of a variable that other modules see.
  package var displayScale: CGFloat { configuration.displayScale }
  /// The counters of the work done so far.
  @exclusivity(unchecked) package var statistics = Statistics()
  /// The host's time, in seconds.
  package var time: TimeInterval { progress.time }

  /// The current transaction of the node being updated.
  @exclusivity(unchecked) package private(set) var transaction = Transaction()
  /// The number of updates so far, which tells a node whether its value changed in this one.
  package var updateNumber: Int { progress.updates }
  /// The counts and the state of the updates; internal, because the runtime checks each access of a variable that other
  /// modules see.
  var progress = Progress()

  struct Progress {
    var time: TimeInterval = 0
    fileprivate(set) var (updates, frames) = (0, 0)
    fileprivate(set) var (isUpdating, isExhausted) = (false, false)
    /// Whether the display phase of the last update is still to run.
    fileprivate(set) var awaitsDisplay = false
  }

  package let typesetter: any Typesetter
  package let images: any ImageLoader
  package let queue: TransactionQueue
  package let actions = ActionQueue()
  package let animators = AnimatorSet()
  package let clock = ViewClock()
  /// The services of the host for the views; the host sets those that it has.
  package let services = HostServices()
  /// The values that features store for this window; see `WindowFeature`.
  var features = WindowFeatures()
  /// What covers the content of the window, a feature of it; nil until something does for the first time.
  package weak var cover: (any WindowCover)?
  /// The features of the window, in the order in which they were first used.
  package var allFeatures: [any WindowFeature] { features.all }
  private let onNeedsUpdate: @Sendable () -> Void

  package let rootEnvironment: EnvironmentScope
  private(set) var rootNode: RootNode?
  package var isUpdating: Bool { progress.isUpdating }

  /// The cells of elements' geometry; see `Documentation/Engine.md`.
  var geometry = GeometryCells()
  package var preferences = PreferenceTable()
  package let late = LateQueue()
  /// The number of times all cached sizes were invalidated.
  @exclusivity(unchecked) var layoutVersion = 0
  /// The nesting depth of the view being created or updated.
  @exclusivity(unchecked) var nesting = NestingDepth()
  /// The number of calls of ``update()``.
  package var frameNumber: Int { progress.frames }
  /// Whether nodes register their reads for the evaluation around them; see `CanvasNode`.
  @exclusivity(unchecked) private(set) var sharesEvaluation = false
  /// Whether this update has reached its limit of rounds for late bodies.
  package var isExhausted: Bool { progress.isExhausted }

  /// Runs the closure so that the evaluation around it depends on the reads of nodes that it makes.
  ///
  /// The nodes are discarded within the closure, so they cannot be invalidated themselves.
  package func sharingEvaluation<Result>(_ body: () -> Result) -> Result {
    let outer = sharesEvaluation
    sharesEvaluation = true
    defer { sharesEvaluation = outer }
    return body()
  }

  /// The nodes that have changed since a host emptied the set, and the nodes above them; nil while no
  /// host follows changes.
  package var changedNodes: Set<ObjectIdentifier>?

  /// The log of the current trace; nil while no trace is running.
  @exclusivity(unchecked) package var trace: TraceLog?

  /// The number of reaches that have changed so far; see `ElementNode+Reach`.
  var reachChanges = 0
  /// Whether elements are shown elsewhere than they are placed, or were in the last display phase.
  private(set) var mayShowElsewhere = false
  /// The damage since the host last took it.
  @exclusivity(unchecked) var damageLog = DamageLog()
  @exclusivity(unchecked) package var layoutUses = LayoutUses()
  @exclusivity(unchecked) package var layoutMotions = LayoutMotions()
  @exclusivity(unchecked) var departures = Departures()

  #if DEBUG
    /// The nodes marked since the last frame, for checking the invariants.
    var marked: [ViewNode] = []
  #endif

  /// The maximum number of updates in one frame; the remaining ones wait for the next frame.
  private static let updateLimit = 100

  /// Creates a graph that shows a view.
  ///
  /// - Parameters:
  ///   - typesetter: Measures text, in agreement with the host's painter.
  ///   - images: Loads pictures; if nil, no pictures are drawn.
  ///   - onNeedsUpdate: Called on any thread when a change requires ``update()``.
  package init(
    _ configuration: HostConfiguration, typesetter: any Typesetter,
    images: (any ImageLoader)? = nil, onNeedsUpdate: @escaping @Sendable () -> Void = {},
    root: () -> some View
  ) {
    self.configuration = configuration
    self.typesetter = typesetter
    self.images = images ?? NoImages()
    if let images { SharedImageLoader.use(images, scale: configuration.displayScale) }
    self.onNeedsUpdate = onNeedsUpdate
    queue = TransactionQueue(wake: onNeedsUpdate)
    rootEnvironment = EnvironmentScope(capacity: 12)
    configuration.write(to: rootEnvironment)
    rootEnvironment.write(ImageLoaderKey.self, self.images)
    rootEnvironment.write(HostServicesKey.self, services)
    services.graph = self
    let code = services.beginCode()
    defer { code.end() }
    let inputs = ViewInputs(rootOf: self)
    rootNode = RootNode(content: root(), inputs: inputs)
    self.root.takePlace()
    damageAll()
  }

  /// Releases the tree and all that refers to its nodes, because each node retains the graph.
  ///
  /// The owner of the graph calls it when the window has gone. The graph can't be used afterwards.
  package func end() {
    services.graphWillEnd()
    progress.awaitsDisplay = false
    queue.close()
    rootNode?.releaseHandles()
    rootNode = nil
    features = WindowFeatures()
    preferences = PreferenceTable()
    geometry = GeometryCells()
    damageLog = DamageLog()
    layoutMotions = LayoutMotions()
    departures = Departures()
    actions.removeAll()
    clock.removeAll()
    late.removeAll()
    #if DEBUG
      marked = []
    #endif
  }

  /// The root node, which represents the window.
  package var root: RootNode {
    guard let rootNode else {
      preconditionFailure("the graph has no root before it is made and after it has ended")
    }
    return rootNode
  }

  /// The name of the view at the root, for warnings.
  var contentName: String { rootNode?.contentName ?? "the window’s view" }

  /// Applies a new size, scale, color scheme or idiom, or new settings of the user.
  package func configure(_ configuration: HostConfiguration) {
    let isRescaled = configuration.displayScale != self.configuration.displayScale
    self.configuration = configuration
    for feature in features.all { feature.adjust(&self.configuration) }
    if self.configuration.write(to: rootEnvironment) { root.environmentDidGrow() }
    root.takePlace()
    damageAll()
    if isRescaled { root.invalidateLayout() }
  }

  /// Changes the window's color scheme.
  package func show(_ colorScheme: ColorScheme) {
    guard colorScheme != configuration.colorScheme else { return }
    configuration.colorScheme = colorScheme
    configuration.write(to: rootEnvironment)
    damageAll()
  }

  /// Whether ``update()`` has work to do.
  package var needsUpdate: Bool {
    guard let rootNode else { return false }
    return !queue.isEmpty || !rootNode.needs.union(rootNode.below).isEmpty
  }

  /// Requests an update from the host, after the node at the top of a tree was marked.
  ///
  /// A tree that is still being made waits until the window adopts it.
  func requestUpdate(from top: ViewNode) { if top === rootNode, !isUpdating { onNeedsUpdate() } }

  /// Runs a closure under a transaction for the changes that it makes to animated values.
  package func inTransaction<Result>(
    _ newTransaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = transaction
    transaction = newTransaction
    defer { transaction = outer }
    return try body()
  }

  /// Updates the tree: applies the waiting writes, one transaction at a time, and runs the phases.
  package func update() {
    precondition(!isUpdating, "update() was called during an update; call it from the host only")
    display()
    let code = services.beginCode()
    defer { code.end() }
    progress.isUpdating = true
    progress.frames += 1
    defer { progress.isUpdating = false }
    var count = 0
    repeat {
      progress.updates += 1
      let writes = takeBatch()
      // The update itself delays its completions, so that none runs before the update ends.
      let completions = transaction.completions
      for completion in completions { completion.begin() }
      for write in writes { write(self) }
      assertMarksAreReachable()
      runPhases()
      for completion in completions { completion.end(in: actions) }
      actions.run()
      count += 1
      if count == Self.updateLimit, !queue.isEmpty {
        RuntimeWarning.issue(
          "\(root.contentName) changed its state in \(count) updates of one frame; further changes "
            + "wait for the next frame. Look for a body or an action that writes state that it "
            + "reads.")
        break
      }
    } while !queue.isEmpty
    for feature in features.all { feature.updateWillEnd() }
    progress.awaitsDisplay = true
    if !displaysOnDemand || trace != nil { runDisplayPhase() }
  }

  /// Whether the display phase of an update waits until the host calls ``display()``, since it may end the window first.
  package var displaysOnDemand = false

  /// Whether the display phase of the last update is still to run.
  package var awaitsDisplay: Bool { progress.awaitsDisplay }

  /// Runs the display phase of the last update, unless it has run.
  package func display() {
    guard awaitsDisplay else { return }
    let code = services.beginCode()
    defer { code.end() }
    progress.isUpdating = true
    defer { progress.isUpdating = false }
    runDisplayPhase()
  }

  private func runDisplayPhase() {
    progress.awaitsDisplay = false
    mayShowElsewhere = mayShowElsewhere || showsElsewhere
    root.runDisplayPhase(in: self)
    mayShowElsewhere = showsElsewhere
    root.clearMarks(noting: &changedNodes)
    assertMarksAreServed()
    transaction = Transaction()
  }

  /// Begins the transaction of the next batch of writes, and returns these; none if there is no batch.
  private func takeBatch() -> [@MainActor (ViewGraph) -> Void] {
    guard let batch = queue.next() else {
      transaction = Transaction()
      return []
    }
    transaction = batch.transaction
    note(.updates, .transaction(transaction.tracedAttributes))
    return batch.writes
  }

  /// Runs the phases, repeats them until no late body is left, and then serves the observers.
  private func runPhases() {
    var rounds = 0
    repeat {
      root.runBodyPhase()
      root.runMeasurePhase(in: self)
      root.runPlacePhase(in: self)
      keepGhostsInPlace()
      for feature in features.all { feature.layoutDidEnd() }
      keepGhostsInPlace()
      rounds += 1
      if rounds == Self.roundLimit {
        RuntimeWarning.issue(
          "The layout of \(root.contentName) didn't converge in \(rounds) rounds of one update; "
            + "views that depend on geometry stay as they are. Look for geometry readers that "
            + "depend on each other.")
        progress.isExhausted = true
      }
    } while root.waitsForLayout || !isExhausted && late.buildNext()
    progress.isExhausted = false
    late.observe()
  }

  /// The maximum number of rounds for late bodies in one update.
  private static let roundLimit = 1000

  /// The contents of the window, in drawing order.
  package var displayList: DisplayList { displayList(in: nil) }

  /// Returns the items of the window that reach into a region, in drawing order; all items if nil.
  ///
  /// The cost depends on the items in the region, not on the size of the window's content.
  package func displayList(in region: CGRect?) -> DisplayList {
    var collector = ItemCollector(wanted: region)
    root.appendItems(to: &collector, at: .zero)
    return DisplayList(
      size: configuration.size, backdrop: configuration.backdrop, items: collector.items)
  }
}
