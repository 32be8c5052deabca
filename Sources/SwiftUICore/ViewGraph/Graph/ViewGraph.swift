import Foundation

/// The engine of one window: a retained tree of nodes and the phases that keep it up to date.
///
/// The host sends events and the time, then calls ``update()``. The engine reads no clock, no
/// random source and no file. See the `README.md` in the folder above for the phases and their
/// invariants.
@MainActor
package final class ViewGraph {
  /// The properties of the window, which the host provides.
  @exclusivity(unchecked) package internal(set) var configuration: HostConfiguration
  /// The counters of the work done so far.
  @exclusivity(unchecked) package var statistics = Statistics()
  /// The host's time, in seconds.
  package internal(set) var time: TimeInterval = 0

  /// The current transaction of the node being updated.
  @exclusivity(unchecked) var transaction = Transaction()
  /// The number of updates so far, which tells a scope whether its value changed in this one.
  @exclusivity(unchecked) private(set) var updateNumber = 0

  let typesetter: any Typesetter
  let images: any ImageLoader
  let queue: TransactionQueue
  let actions = ActionQueue()
  let animators = AnimatorSet()
  let matches = MatchRegistry()
  let presentations = PresentationStack()
  let clock = ViewClock()
  let openItem = OpenItemSlot()
  lazy var events = EventRouter(graph: self)
  lazy var keys = KeyRouter(graph: self)
  lazy var focus = FocusCoordinator(graph: self)
  package lazy var screenReader = ScreenReaderFocus(graph: self)
  private let onNeedsUpdate: @Sendable () -> Void

  /// The alignment guides that an `alignmentGuide` modifier sets; only these have to be queried.
  @exclusivity(unchecked) private(set) var customGuides: Set<AlignmentKey> = []

  let rootEnvironment: EnvironmentScope
  @exclusivity(unchecked) private var rootNode: RootNode?
  private(set) var isUpdating = false

  /// The cells of elements' geometry; see the `README.md`.
  var geometry = GeometryCells()
  @exclusivity(unchecked) var preferences = PreferenceTable()
  let late = LateQueue()
  /// The number of times all cached sizes were invalidated.
  @exclusivity(unchecked) var layoutVersion = 0
  /// The nesting depth of the view being created or updated.
  @exclusivity(unchecked) var nesting = NestingDepth()
  /// The number of calls of ``update()``.
  private(set) var frameNumber = 0
  /// Whether any element was ever passed over; see `ChoosingNode`.
  var passesOver = false
  /// Whether nodes register their reads for the evaluation around them; see `CanvasNode`.
  @exclusivity(unchecked) private(set) var sharesEvaluation = false
  /// The undo managers with a group that the event being handled has opened.
  var undoManagersInEvent: [UndoManager] = []
  /// Whether this update has reached its limit of rounds for late bodies.
  private(set) var isExhausted = false

  /// Runs the closure so that the evaluation around it depends on the reads of nodes that it makes.
  ///
  /// The nodes are discarded within the closure, so they cannot be invalidated themselves.
  func sharingEvaluation<Result>(_ body: () -> Result) -> Result {
    let outer = sharesEvaluation
    sharesEvaluation = true
    defer { sharesEvaluation = outer }
    return body()
  }

  /// The graph that the running code belongs to: the last one that was sent an event or updated.
  ///
  /// A weak reference would slow down every access to every graph. The reference is cleared when
  /// the graph is deallocated.
  private(set) unowned(unsafe) static var active: ViewGraph?

  /// The active graph for an API that Swift 5 mode lets nonisolated code call.
  ///
  /// It is nil off the main thread, where reading the graph would be a data race.
  nonisolated static var activeOnMainThread: ViewGraph? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { active } : nil
  }

  /// Returns the active graph for an API of the main actor.
  ///
  /// Off the main thread, it returns nil and issues a warning that names the API.
  static func active(for api: @autoclosure () -> String) -> ViewGraph? {
    if !MainQueue.isCurrent {
      RuntimeWarning.issue(
        "\(api()) was used off the main thread and does nothing there. Call it on the main actor, such as "
          + "in “await MainActor.run { … }” or “DispatchQueue.main.async { … }”.")
    }
    return activeOnMainThread
  }
  /// Called with each sensory feedback that a view requests; set by the host.
  package var onFeedback: (SensoryFeedback) -> Void = { _ in }
  /// Called with a URL that the system should open; returns whether it does.
  ///
  /// Set by the host.
  package var onOpenURL: (URL) -> Bool = { _ in false }
  /// Called with copied strings; an empty array clears the pasteboard.
  ///
  /// Set by a host with a pasteboard.
  package var onCopy: ([String]) -> Void = { _ in }
  /// Returns the strings on the pasteboard; set by a host with a pasteboard.
  package var pastedStrings: () -> [String] = { [] }
  /// Called with content to share; returns whether the host has a share service.
  ///
  /// Set by the host.
  package var onShare: (SharedContent) -> Bool = { _ in false }
  /// Called with each resource to fetch; set by a host that can fetch.
  package var onFetch: (FetchRequest) -> Void = { request in
    request.answer(.failure(FetchFailure(reason: "this window's host fetches nothing")))
  }

  /// The log of the current trace; nil while no trace is running.
  @exclusivity(unchecked) package var trace: TraceLog?

  /// The damage since the host last took it; see `ElementNode+Damage`.
  @exclusivity(unchecked) var damage = Damage()
  @exclusivity(unchecked) var isAllDamaged = false
  /// The number of damaged elements around the node whose phase is running.
  @exclusivity(unchecked) var damagedAncestors = 0
  /// The elements that draw a material, by identity; see `ViewGraph+Materials`.
  @exclusivity(unchecked) var materials: [ObjectIdentifier: ElementNode] = [:]
  /// The number of elements that define a container shape.
  @exclusivity(unchecked) var containerShapes = 0
  /// The number of views with safe area insets for their content; see `SafeAreaNode`.
  @exclusivity(unchecked) var safeAreas = 0

  /// The preferred color schemes of the window's views; see `PreferredColorScheme`.
  @exclusivity(unchecked) var preferredSchemes = PreferredColorSchemes()

  /// The last update in which a scope changed the transaction of its descendants.
  @exclusivity(unchecked) var scopeChangedIn = 0
  /// The number of scopes that change the transaction in every update.
  @exclusivity(unchecked) var lastingScopes = 0

  /// The fades of elements that are inserted or removed, by element.
  @exclusivity(unchecked) var fades: [ObjectIdentifier: Fade] = [:]
  /// The elements that are still drawn although they are no longer laid out, by container.
  @exclusivity(unchecked) var ghosts: [ObjectIdentifier: [Ghost]] = [:]
  /// The fixed position of each ghost in the window, by element.
  @exclusivity(unchecked) var ghostHomes: [ObjectIdentifier: GhostHome] = [:]

  /// The number of elements whose shown frame is animating.
  @exclusivity(unchecked) var movingFrames = 0

  /// Whether any element is shown at a position other than its layout position.
  var showsElsewhere: Bool { movingFrames > 0 || !ghostHomes.isEmpty }

  /// Whether shown frames change without animation, regardless of transactions.
  private var holdsFrames = false

  /// Whether frames may animate to their new layout in this update.
  var animatesLayout: Bool {
    !holdsFrames
      && (transaction.effectiveAnimation != nil || scopeChangedIn == updateNumber
        || lastingScopes > 0)
  }
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
    rootEnvironment = EnvironmentScope()
    configuration.write(to: rootEnvironment)
    rootEnvironment.write(PictureReaderKey.self, PictureReader(loader: self.images))
    rootEnvironment.write(WeakGraphKey.self, WeakGraph(graph: self))
    keepEditMode()
    keepUndoManager()
    rootEnvironment.write(ScreenReaderKey.self, false)
    becomeActive()
    let inputs = ViewInputs(graph: self, environment: rootEnvironment)
    rootNode = RootNode(content: root(), inputs: inputs)
    self.root.takePlace()
    damageAll()
  }

  isolated deinit {
    if Self.active === self { Self.active = nil }
    rootNode?.releaseHandles()
  }

  /// The root node, which represents the window.
  var root: RootNode {
    guard let rootNode else { preconditionFailure("the graph has no root while it is made") }
    return rootNode
  }

  /// Applies a new size, scale, color scheme or idiom.
  package func configure(_ configuration: HostConfiguration) {
    let isRescaled = configuration.displayScale != self.configuration.displayScale
    self.configuration = configuration
    preferredSchemes.scheme(insteadOf: configuration.colorScheme).map {
      self.configuration.colorScheme = $0
    }
    self.configuration.write(to: rootEnvironment)
    root.takePlace()
    damageAll()
    if isRescaled { root.invalidateLayout() }
  }

  /// Whether ``update()`` has work to do.
  package var needsUpdate: Bool {
    guard let rootNode else { return false }
    return !queue.isEmpty || !rootNode.needs.union(rootNode.below).isEmpty
  }

  /// Records that a view sets an alignment guide, and invalidates the layout computed without it.
  func noteGuide(_ key: AlignmentKey) {
    guard !key.isSetByText, customGuides.insert(key).inserted else { return }
    rootNode?.invalidateLayout()
  }

  /// Makes this the graph that the running code belongs to.
  func becomeActive() { Self.active = self }

  /// Requests an update from the host.
  func requestUpdate() { if !isUpdating { onNeedsUpdate() } }

  /// Updates the tree: applies the waiting writes, one transaction at a time, and runs the phases.
  package func update() {
    precondition(!isUpdating, "update() was called during an update; call it from the host only")
    becomeActive()
    isUpdating = true
    frameNumber += 1
    defer { isUpdating = false }
    var count = 0
    repeat {
      let batch = queue.next()
      updateNumber += 1
      transaction = batch?.transaction ?? Transaction()
      if batch != nil { note(.updates, .transaction(transaction.tracedWords)) }
      // The update itself delays its completions, so that none runs before the update ends.
      let completions = transaction.completions
      completions.forEach { $0.begin() }
      batch?.writes.forEach { $0() }
      assertMarksAreReachable()
      runPhases()
      screenReader.follow()
      completions.forEach { $0.end(in: actions) }
      actions.run()
      count += 1
      if count == Self.updateLimit, !queue.isEmpty {
        RuntimeWarning.issue(
          "\(root.contentName) changed its state in \(count) updates of one frame without coming "
            + "to rest; the rest waits for the next frame. Look for a body or an action that "
            + "writes what it reads.")
        break
      }
    } while !queue.isEmpty
    endUndoEvent()
    root.runDisplayPhase()
    root.settle()
    assertMarksAreServed()
    transaction = Transaction()
  }

  /// Runs the phases, repeats them until no late body is left, and then serves the observers.
  private func runPhases() {
    var rounds = 0
    repeat {
      root.runBodyPhase()
      root.runMeasurePhase()
      root.runPlacePhase()
      matches.resolve(in: self)
      keepGhostsAtHome()
      takePreferredColorScheme()
      rounds += 1
      if rounds == Self.roundLimit {
        RuntimeWarning.issue(
          "\(root.contentName) came to no rest in \(rounds) rounds of layout in one update; views "
            + "that depend on geometry stay as they are. Look for readers of geometry that depend "
            + "on each other.")
        isExhausted = true
      }
    } while root.waitsForLayout || !isExhausted && late.buildNext()
    isExhausted = false
    late.observe()
  }

  /// Runs the place phase while shown frames follow without animation.
  func placeWithoutMotion() {
    holdsFrames = true
    root.runPlacePhase()
    holdsFrames = false
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
