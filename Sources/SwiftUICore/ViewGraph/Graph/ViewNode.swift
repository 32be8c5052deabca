import Foundation

// Accesses to the properties marked `@exclusivity(unchecked)` never overlap: nothing that runs while
// one is changed reaches the node. Checking that at run time took a tenth of a window's making.

/// One view instance in the retained tree: bookkeeping common to all kinds of node.
///
/// A plain `ViewNode` is *transparent*: it has no geometry and draws nothing, it only holds
/// together what a view made (composites, lists, scopes). An ``ElementNode`` is measured, placed
/// and drawn.
@MainActor
public class __ViewNode {
  final let inputs: ViewInputs
  /// The owner; the parent holds its children strongly.
  @exclusivity(unchecked) private(set) final unowned var parent: ViewNode?
  @exclusivity(unchecked) private(set) final var children = Children()

  // Invalidation; see `ViewNode+Invalidation`.

  /// The phases this node itself waits for.
  @exclusivity(unchecked) final var needs: PhaseSet = []
  /// The phases that some descendant waits for.
  @exclusivity(unchecked) final var below: PhaseSet = []
  /// The children with needs of their own or below them.
  @exclusivity(unchecked) final var dirtyChildren = ShortList<ViewNode>()
  /// Whether the parent's `dirtyChildren` has this node.
  @exclusivity(unchecked) final var isListed = false
  /// Whether something in the subtree may write preferences; once true, it stays.
  @exclusivity(unchecked) final var mayWritePreferences = false
  /// Whether the node was taken out of the tree for good.
  @exclusivity(unchecked) private(set) final var isRemoved = false
  /// Whether the node is only there until its transition out has ended; see `DynamicNode`.
  @exclusivity(unchecked) final var isLeaving = false {
    didSet {
      // What leaves says nothing any more to those above.
      if isLeaving != oldValue, mayWritePreferences { parent?.childPreferencesDidChange() }
    }
  }
  /// The position among the parent's children.
  @exclusivity(unchecked) final var index: Int32 = 0

  // Dependency tracking; see `Dependent`.

  /// How often each phase was evaluated; wraps around, at worst with a needless evaluation.
  @exclusivity(unchecked) final var stamps = PhaseStamps()
  @exclusivity(unchecked) private final var ownHandle: NodeHandle?

  init(inputs: ViewInputs) { self.inputs = inputs }

  final var graph: ViewGraph { inputs.graph }

  /// The view's name for descriptions and warnings.
  var name: String { "\(type(of: self))" }

  /// The node as one with geometry, if it is one.
  var asElement: ElementNode? { nil }

  /// The node as a button, if it is one.
  var asButton: AnyButtonNode? { nil }

  /// Evaluates what the node computes in the body phase.
  func updateBody() {}

  /// Changes the transaction for the node's descendants; the result is handed to `leaveScope`.
  func enterScope() -> Transaction? { nil }

  /// The same for frames that follow the layout.
  func enterFrameScope() -> Transaction? { enterScope() }

  /// Lets the node give back what it holds outside of the tree.
  func didRemove() {}

  // MARK: Presence

  /// Takes note that the view is no longer seen, though its node is kept; see `ViewNode+Parking`.
  func didPark() {}

  /// Takes note that a parked view is about to be seen again.
  func willUnpark() {}

  /// Takes note that the view begins to leave, or that it stays after all; see `Departure`.
  ///
  /// A view that leaves can no longer be hit (rule 2.2.34), and no other view follows it.
  func presenceDidChange(isLeaving: Bool) {}

  // MARK: Keys

  /// Offers a key to the node.
  ///
  /// - Returns: whether the key goes no further.
  func take(_ press: KeyPress) -> Bool { false }

  /// The state that a press of the node's button sets; nil for nodes that track no presses.
  var pressState: Binding<PressState>? { nil }

  // MARK: Accessibility

  /// The accessibility elements that the subtree makes, by default those of the nodes below.
  ///
  /// Views that are hidden are not asked; see `AccessibilityTree`.
  var ownAccessibilityElements: [AccessibilityElement] { innerAccessibilityElements }

  /// Whether a child is a view of the content; the others mask it, speak for it, or are pictures only.
  func isContent(_ child: ViewNode) -> Bool { true }

  /// Whether nothing of the subtree can be seen (rule 3.9.48).
  var isInvisible: Bool {
    guard let element = asElement else { return false }
    return element.isPassedOver || element.contentPoint(of: .zero) == nil
  }

  /// The elements that stand for this node in its container, in order.
  func appendElements(to list: inout [ElementNode]) {
    for child in children where !child.isLeaving { child.appendElements(to: &list) }
  }

  /// Learns that something is another of the geometry that a phase of this node has read.
  func geometryDidChange(_ phase: PhaseSet) { if !graph.isExhausted { setNeeds(phase) } }

  /// The value of a preference in the subtree; nil where nothing in it writes the key.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { reducedPreference(key) }

  /// Forgets what a child has contributed to a preference, or to all of them for nil.
  ///
  /// - Returns: whether that may change what this node says itself.
  func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    graph.preferences.forget(Int(child.index), of: self, key)
    return true
  }

  // MARK: Structure

  /// Adds a child, at the end or at an index.
  final func adopt(_ child: ViewNode, at index: Int? = nil) {
    child.parent = self
    children.insert(child, at: index ?? children.count)
    child.enlist()
    preferencesDidCome(with: child)
  }

  /// Takes a child out and leaves it whole, for another parent.
  final func release(_ child: ViewNode) {
    children.remove(child)
    if child.isListed { dirtyChildren = ShortList(dirtyChildren.filter { $0 !== child }) }
    child.isListed = false
    child.parent = nil
    if child.mayWritePreferences { childPreferencesDidChange() }
  }

  /// The node of the view itself, where this one stands around it for a modifier over a list.
  var wrapped: ViewNode { children[0] }

  /// Takes a child out for good, with all below it.
  final func remove(_ child: ViewNode) {
    child.damageBeforeRemoval()
    children.remove(child)
    child.tearDown()
    if child.mayWritePreferences { childPreferencesDidChange() }
  }

  /// Replaces the children: those kept stay as they are, new ones are adopted, the removed ones
  /// are taken out for good.
  final func replaceChildren(
    with nodes: [ViewNode], removing removed: some Sequence<ViewNode>
  ) {
    for node in removed {
      node.damageBeforeRemoval()
      node.tearDown()
    }
    children.replace(with: nodes)
    for node in nodes where node.parent == nil {
      node.parent = self
      node.enlist()
      preferencesDidCome(with: node)
    }
    if mayWritePreferences { childPreferencesDidChange() }
  }

  /// Saves what is somebody else's before the node is taken out for good with all below it.
  func letGo() {}

  /// What the node keeps outside of the tree, to be put back later; see `ViewNode+Parking`.
  var parkedNodes: [ViewNode] { [] }

  /// Takes a node out for good that stands in no tree.
  final func discard() { tearDown() }

  private final func tearDown() {
    letGo()
    for child in children { child.tearDown() }
    for node in parkedNodes { node.tearDown() }
    isRemoved = true
    releaseHandle()
    asElement?.stopMotion()
    asElement?.forgetGeometry()
    if mayWritePreferences { graph.preferences.forget(self) }
    asElement?.stopFade()
    didRemove()
    // Callbacks that still hold the node may look up the tree, whose nodes can be gone by then.
    parent = nil
  }

  /// Frees what the subtree holds beyond its graph, when the graph itself goes away.
  final func releaseHandles() {
    for child in children { child.releaseHandles() }
    for node in parkedNodes { node.releaseHandles() }
    isRemoved = true
    releaseHandle()
  }

  private final func releaseHandle() {
    if let ownHandle { DependentTable.shared.remove(ownHandle) }
    ownHandle = nil
  }

  // MARK: Tracking

  /// Runs a phase's computation so that the cells it reads mark this node again for the phase.
  final func tracking<Result>(_ phase: PhaseSet, _ body: () throws -> Result) rethrows -> Result {
    if graph.sharesEvaluation { return try body() }
    stamps[phase.index] &+= 1
    let dependent = Dependent(node: handle, stamp: stamps[phase.index], phase: phase)
    return try ThreadContext.evaluating(dependent, body)
  }

  /// Runs a computation that takes the place of the phase's last one, whose dependencies stay.
  final func trackingAgain<Result>(
    _ phase: PhaseSet, _ body: () throws -> Result
  ) rethrows -> Result {
    let dependent = Dependent(node: handle, stamp: stamps[phase.index], phase: phase)
    return try ThreadContext.evaluating(dependent, body)
  }

  /// Names the node for as long as it is in the tree; a removed node has a stale handle.
  final var handle: NodeHandle {
    let handle = ownHandle ?? DependentTable.shared.insert(self)
    if isRemoved { DependentTable.shared.remove(handle) } else { ownHandle = handle }
    return handle
  }
}

/// One counter a phase.
struct PhaseStamps {
  private var counters: (UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0)

  subscript(index: Int) -> UInt16 {
    get {
      switch index {
      case 0: counters.0
      case 1: counters.1
      case 2: counters.2
      default: counters.3
      }
    }
    set {
      switch index {
      case 0: counters.0 = newValue
      case 1: counters.1 = newValue
      case 2: counters.2 = newValue
      default: counters.3 = newValue
      }
    }
  }
}
