import Foundation

/// The engine of one window: a retained tree of nodes and the phases that keep it up to date.
///
/// The host feeds events and time, then calls ``update()``; nothing in here reads a clock, a
/// random source or a file. See `README.md` beside for the phases and their invariants.
@MainActor
package final class ViewGraph {
  /// What the host provides.
  @exclusivity(unchecked) package internal(set) var configuration: HostConfiguration
  /// How much work was done so far.
  @exclusivity(unchecked) package var statistics = Statistics()
  /// The host's time, in seconds.
  package internal(set) var time: TimeInterval = 0

  /// The transaction that holds at the node being updated.
  @exclusivity(unchecked) var transaction = Transaction()
  /// Counts updates, so that a scope can tell whether its value changed in this one.
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

  /// The guides that some `alignmentGuide` has set; all others need not be asked for.
  @exclusivity(unchecked) private(set) var customGuides: Set<AlignmentKey> = []

  let rootEnvironment: EnvironmentScope
  @exclusivity(unchecked) private var rootNode: RootNode?
  private(set) var isUpdating = false

  /// Who reads how elements lie, and what their preferences are; see the `README.md`.
  var geometry = GeometryCells()
  @exclusivity(unchecked) var preferences = PreferenceTable()
  let late = LateQueue()
  /// Counts how often all answers have become others.
  @exclusivity(unchecked) var layoutVersion = 0
  /// How deep the view that is being made or updated is nested.
  @exclusivity(unchecked) var nesting = NestingDepth()
  /// Counts the calls of ``update()``.
  private(set) var frameNumber = 0
  /// Whether some element was ever passed over; see `ChoosingNode`.
  var passesOver = false
  /// Whether nodes register their reads for the evaluation around them; see `CanvasNode`.
  @exclusivity(unchecked) private(set) var sharesEvaluation = false
  /// The undo managers with a group that the event being handled has opened.
  var undoManagersInEvent: [UndoManager] = []
  /// Whether late bodies have been made so often that no more are made in this update.
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

  /// The graph that the code that runs belongs to: the last one that was sent something.
  ///
  /// Not weak: that would slow down every use of every graph. It forgets itself when it goes.
  private(set) unowned(unsafe) static var active: ViewGraph?

  /// The active graph for an API that Swift 5 mode lets nonisolated code call.
  ///
  /// Off the main thread there is none: reading the graph there would be a data race.
  nonisolated static var activeOnMainThread: ViewGraph? {
    MainQueue.isCurrent ? MainActor.assumeIsolated { active } : nil
  }

  /// The active graph for an API of the main actor; off the main thread none, with a warning that names the API.
  static func active(for api: @autoclosure () -> String) -> ViewGraph? {
    if !MainQueue.isCurrent {
      RuntimeWarning.issue(
        "\(api()) was used off the main thread and does nothing there. Call it on the main actor, such as "
          + "in “await MainActor.run { … }” or “DispatchQueue.main.async { … }”.")
    }
    return activeOnMainThread
  }
  /// Called for what is to be felt; set by the host.
  package var onFeedback: (SensoryFeedback) -> Void = { _ in }
  /// Called for a link that the system is to open; returns whether somebody does.
  ///
  /// Set by the host.
  package var onOpenURL: (URL) -> Bool = { _ in false }
  /// Called for texts that are copied, none of which take away what was; set by a host that keeps them.
  package var onCopy: ([String]) -> Void = { _ in }
  /// The texts that were copied, by whoever; set by a host that keeps them.
  package var pastedStrings: () -> [String] = { [] }
  /// Called for what is to be shared; returns whether the host has a share service.
  ///
  /// Set by the host.
  package var onShare: (SharedContent) -> Bool = { _ in false }
  /// Called for what is to be fetched; set by a host that can.
  package var onFetch: (FetchRequest) -> Void = { request in
    request.answer(.failure(FetchFailure(reason: "this window's host fetches nothing")))
  }

  /// Where what happens is written down while somebody listens; nil while nobody does.
  @exclusivity(unchecked) package var trace: TraceLog?

  /// What has to be drawn again since the host last asked; see `ElementNode+Damage`.
  @exclusivity(unchecked) var damage = Damage()
  @exclusivity(unchecked) var isAllDamaged = false
  /// The elements that draw what is behind them, by identity; see `ViewGraph+Materials`.
  @exclusivity(unchecked) var materials: [ObjectIdentifier: ElementNode] = [:]
  /// How many elements give the shapes in them an outline to follow.
  @exclusivity(unchecked) var containerShapes = 0
  /// How many views keep their edges free; see `SafeAreaNode`.
  @exclusivity(unchecked) var safeAreas = 0

  /// What the window's views say of its colour scheme; see `PreferredColorScheme`.
  @exclusivity(unchecked) var preferredSchemes = PreferredColorSchemes()

  /// The last update in which some scope changed the transaction below it.
  @exclusivity(unchecked) var scopeChangedIn = 0
  /// The number of scopes that change the transaction of every update.
  @exclusivity(unchecked) var lastingScopes = 0

  /// The fades of elements that come or go, by element.
  @exclusivity(unchecked) var fades: [ObjectIdentifier: Fade] = [:]
  /// The elements that are still drawn though they are no longer laid out, by container.
  @exclusivity(unchecked) var ghosts: [ObjectIdentifier: [Ghost]] = [:]
  /// Where each of them stays in the window, by element.
  @exclusivity(unchecked) var ghostHomes: [ObjectIdentifier: GhostHome] = [:]

  /// The number of elements whose shown frame is on its way.
  @exclusivity(unchecked) var movingFrames = 0

  /// Whether some element is shown elsewhere than where the layout has put it.
  var showsElsewhere: Bool { movingFrames > 0 || !ghostHomes.isEmpty }

  /// Whether shown frames jump, whatever transactions say.
  private var holdsFrames = false

  /// Whether shown frames may have to follow the layout in this update.
  var animatesLayout: Bool {
    !holdsFrames
      && (transaction.effectiveAnimation != nil || scopeChangedIn == updateNumber
        || lastingScopes > 0)
  }
  #if DEBUG
    /// The nodes marked since the last frame, which the invariants are asserted on.
    var marked: [ViewNode] = []
  #endif

  /// How many updates one frame may chain before the rest waits for the next.
  private static let updateLimit = 100

  /// Makes a graph that shows a view.
  ///
  /// - Parameters:
  ///   - typesetter: measures text; agrees with the host's painter.
  ///   - images: reads pictures; nil draws none.
  ///   - onNeedsUpdate: called on any thread when a change waits for ``update()``.
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

  /// The node of the window itself.
  var root: RootNode {
    guard let rootNode else { preconditionFailure("the graph has no root while it is made") }
    return rootNode
  }

  /// Changes size, scale, colour scheme or idiom.
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

  /// Whether ``update()`` has something to do.
  package var needsUpdate: Bool {
    guard let rootNode else { return false }
    return !queue.isEmpty || !rootNode.needs.union(rootNode.below).isEmpty
  }

  /// Notes that a view sets a guide; what was answered without it has to be asked anew.
  func noteGuide(_ key: AlignmentKey) {
    guard !key.isSetByText, customGuides.insert(key).inserted else { return }
    rootNode?.invalidateLayout()
  }

  /// Takes note that what runs now belongs to this window.
  func becomeActive() { Self.active = self }

  /// Asks the host for an update.
  func requestUpdate() { if !isUpdating { onNeedsUpdate() } }

  /// Brings the tree up to date: applies the waiting writes, a transaction after the other, and
  /// runs the phases.
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
      // The update itself counts as something to wait for, so that no completion comes before it.
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

  /// Runs the phases, again for late bodies until none is left, and then asks who only observes.
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

  /// Gives elements their frames while what they show jumps along.
  func placeWithoutMotion() {
    holdsFrames = true
    root.runPlacePhase()
    holdsFrames = false
  }

  /// How many rounds the late bodies of one update may need.
  private static let roundLimit = 1000

  /// What the window shows, in drawing order.
  package var displayList: DisplayList { displayList(in: nil) }

  /// What of the window's items reaches into a region, in drawing order; all of them for nil.
  ///
  /// Costs what the region shows, not what the window holds.
  package func displayList(in region: CGRect?) -> DisplayList {
    var collector = ItemCollector(wanted: region)
    root.appendItems(to: &collector, at: .zero)
    return DisplayList(
      size: configuration.size, backdrop: configuration.backdrop, items: collector.items)
  }
}
