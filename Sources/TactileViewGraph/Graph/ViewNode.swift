import Foundation

// Accesses to the properties marked `@exclusivity(unchecked)` never overlap, here and in the other
// classes: code that runs while one of them is modified does not access the object. With dynamic
// checks, a window takes a fifth more instructions; `Documentation/Measurements.md` lists them by class.

/// A view instance in the retained tree, with the bookkeeping common to all kinds of node.
///
/// A plain `ViewNode` is *transparent*: it has no geometry, draws nothing, and only groups the
/// nodes of a view (composites, lists, the environment). An ``ElementNode`` is measured, placed and drawn.
@MainActor
open class __ViewNode {
  package final let inputs: ViewInputs
  /// The parent, which owns its children; nil for the root, and for a node that has left the tree.
  @exclusivity(unchecked) package private(set) final unowned var parent: ViewNode?
  @exclusivity(unchecked) package private(set) final var children = Children()

  // Invalidation and dependency tracking; see `ViewNode+Invalidation` and `Dependent`. The order of the properties leaves
  // no room between them.

  /// The slot of the handle that dependencies refer to; none until the first evaluation that may read a value.
  @exclusivity(unchecked) private final var slot = DependentTable.noSlot
  /// The index of the node among the parent's children.
  @exclusivity(unchecked) package final var index: Int32 = 0
  /// The number of evaluations of each phase; an overflow causes a needless evaluation at worst.
  @exclusivity(unchecked) final var stamps = PhaseStamps()
  /// The phases for which the node itself is marked.
  @exclusivity(unchecked) final var needs: PhaseSet = []
  /// The phases for which any descendant is marked.
  @exclusivity(unchecked) final var below: PhaseSet = []
  /// The properties that are true or false.
  @exclusivity(unchecked) final var nodeFlags: NodeFlags = []

  /// Whether the node is only kept until its removal transition ends; see `DynamicNode`.
  package final var isLeaving: Bool {
    get { nodeFlags[.isLeaving] }
    set {
      guard newValue != isLeaving else { return }
      nodeFlags[.isLeaving] = newValue
      // A leaving node no longer contributes preferences.
      if mayWritePreferences { parent?.childPreferencesDidChange() }
      parent?.accessibilityDidChange()
    }
  }

  /// Creates a node at a position of the tree.
  @_spi(Engine) public init(inputs: ViewInputs) { self.inputs = inputs }

  package final var graph: ViewGraph { inputs.graph }

  /// The name of the view in descriptions and warnings.
  @_spi(Engine) open var name: String { "\(type(of: self))" }

  /// The node as an element; nil for a transparent node.
  package var asElement: ElementNode? { nil }

  /// The node as a view that can have the keyboard focus, if it is one.
  @_spi(Engine) open var asFocusHolder: (any FocusHolder)? { nil }

  /// The node, if it handles the appearance and disappearance of its view; otherwise nil.
  var asLifecycle: LifecycleNode? { nil }

  /// The string that the node shows, if it is a text.
  @_spi(Engine) open var shownString: String? { nil }

  /// The node as a view whose action a press runs, if it is one.
  @_spi(Engine) open var asPressable: (any Pressable)? { nil }

  /// Called when a preference of the view for which this node is an overlay or a background has changed; any of them if
  /// the key is nil.
  @_spi(Engine) open func contentPreferenceDidChange(_ key: ObjectIdentifier?) {}

  // MARK: Phases

  /// Whether the node evaluates a closure of the body in which its view is written.
  @_spi(Engine) open var evaluatesClosure: Bool { false }

  /// The type of the view, modifier or style whose body the node evaluates; nil if it evaluates none.
  package var bodyOwner: Any.Type? { nil }

  /// Whether the node is that of a view with a body.
  package final var hasBody: Bool { bodyOwner != nil }

  /// Performs the work of the node's body phase.
  @_spi(Engine) open func updateBody() {}

  /// Updates the layout after the content or the node itself has changed; see ``ElementNode``.
  @_spi(Engine) open func remeasure() {}

  /// Places the contents again; a transparent node has no place.
  func placeContents(in graph: ViewGraph) {}

  /// Updates what the node itself draws; a transparent node draws nothing.
  func show() {}

  /// Called after the display phase of the subtree.
  ///
  /// - Parameter reaches: The window's count of changed reaches before the phase.
  func didShow(since reaches: Int) {}

  /// Returns whether the subtree has no display items for now; see `ElementNode+Sleep`.
  func sleeps(in graph: ViewGraph) -> Bool { false }

  /// Called instead of the display phase while the node is in a subtree that sleeps.
  @_spi(Engine) open func didSkipDisplay() {}

  /// Whether the whole subtree is redrawn in this frame.
  var isWhollyDamaged: Bool { false }

  /// Returns the transaction for the node's descendants; nil if it is unchanged.
  @_spi(Engine) open func innerTransaction() -> Transaction? { nil }

  /// Returns the transaction for the layout animations of descendants; nil if it is unchanged.
  @_spi(Engine) open func innerLayoutTransaction() -> Transaction? { innerTransaction() }

  /// Releases resources outside of the tree after the node's removal.
  @_spi(Engine) open func didRemove() {}

  // MARK: Presence

  /// Called when a lazy container stops showing the view but keeps its node; see `ViewNode+Parking`.
  @_spi(Engine) open func didPark() {}

  /// Called before a parked view is shown again.
  @_spi(Engine) open func willUnpark() {}

  /// Called when the removal of the view begins or is called off; see `Departure`.
  ///
  /// A view that is being removed can't be hit (rule 2.2.34), and isn't the source of a matched geometry.
  @_spi(Engine) open func presenceDidChange(isLeaving: Bool) {}

  /// What draws the press of the node's control; nil for nodes that track no presses.
  @_spi(Engine) open var pressDisplay: (any PressDisplay)? { nil }

  // MARK: Accessibility

  /// The accessibility elements that the node makes for its subtree; nil if they are those of its children.
  ///
  /// Views that are hidden are not asked; see `AccessibilityTree`.
  @_spi(Engine) open var ownAccessibilityElements: [AccessibilityElement]? { nil }

  /// Whether a child is a view of the content; the others mask it, speak for it, or are pictures only.
  @_spi(Engine) open func isContent(_ child: ViewNode) -> Bool { true }

  /// The role of the node's element, if it is not a role that traits give.
  @_spi(Engine) open var accessibilityRole: String? { nil }

  /// Whether the node's element is only spoken as the elements inside it, as long as it has no label.
  @_spi(Engine) open var isSpokenByContent: Bool { false }

  /// Whether nothing of the subtree can be seen (rule 3.9.48).
  @_spi(Engine) open var isInvisible: Bool {
    guard let element = asElement else { return false }
    return element.isPassedOver || element.contentPoint(of: .zero) == nil
  }

  /// Whether other content of the same container covers the subtree, which is drawn behind it.
  @_spi(Engine) open var isCovered: Bool { false }

  /// Appends the elements that represent this node in its container, in order.
  package func appendElements(to list: inout [ElementNode]) {
    for child in children where !child.isLeaving { child.appendElements(to: &list) }
  }

  /// Called when the views that the node gathers have changed; see `SubviewsNode`.
  func subviewsDidChange() {}

  /// Called when geometry that one of this node's phases read has changed.
  @_spi(Engine) open func geometryDidChange(_ phase: PhaseSet) {
    if !graph.isExhausted { setNeeds(phase) }
  }

  /// Returns the value of a preference in the subtree; nil if no node in it writes the key.
  @_spi(Engine) open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    reducedPreference(key)
  }

  /// Invalidates a child's contribution to a preference, or to all preferences if nil.
  ///
  /// - Returns: Whether the node's own value may change.
  @_spi(Engine) open func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool
  {
    graph.preferences.forget(Int(child.index), of: self, key)
    return true
  }

  // MARK: Structure

  /// Adds a child at an index, or at the end if nil.
  package final func adopt(_ child: ViewNode, at index: Int? = nil) {
    child.parent = self
    children.insert(child, at: index ?? children.count)
    enlist(child)
    preferencesDidCome(with: child)
    // A child that waits for a phase has put this node on the list of those that change in this frame.
    if child.needs.isEmpty, child.below.isEmpty { accessibilityDidChange() }
  }

  /// Removes a child without tearing it down, so that another parent can adopt it.
  package final func release(_ child: ViewNode) {
    children.remove(child)
    children.unmark(child)
    child.parent = nil
    if child.mayWritePreferences { childPreferencesDidChange() }
    accessibilityDidChange()
  }

  /// The node of the view itself, if this node wraps it for a list modifier.
  @_spi(Engine) open var wrapped: ViewNode { children[0] }

  /// Permanently removes a child and its subtree.
  package final func remove(_ child: ViewNode) {
    child.damageBeforeRemoval()
    children.remove(child)
    child.tearDown()
    if child.mayWritePreferences { childPreferencesDidChange() }
    accessibilityDidChange()
  }

  /// Replaces the children: adopts new nodes, keeps existing ones, and permanently removes the given ones.
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
      enlist(node)
      preferencesDidCome(with: node)
    }
    if mayWritePreferences { childPreferencesDidChange() }
    accessibilityDidChange()
  }

  /// Releases the nodes that belong to another owner before the node is permanently removed.
  @_spi(Engine) open func letGo() {}

  /// The nodes that are kept outside of the tree, to be inserted again; see `ViewNode+Parking`.
  @_spi(Engine) open var parkedNodes: [ViewNode] { [] }

  /// Permanently removes a node that is in no tree.
  package final func discard() { tearDown() }

  private final func tearDown() {
    letGo()
    children.forEach { $0.tearDown() }
    for node in parkedNodes { node.tearDown() }
    isRemoved = true
    releaseHandle()
    let element = asElement
    element?.stopMotion()
    element?.forgetGeometry()
    if mayWritePreferences { graph.preferences.forget(self) }
    element?.stopFade()
    didRemove()
    // Callbacks that still retain the node may access the tree, whose nodes may be gone by then.
    parent = nil
  }

  /// Frees the resources of the subtree when the graph itself is deallocated.
  final func releaseHandles() {
    children.forEach { $0.releaseHandles() }
    for node in parkedNodes { node.releaseHandles() }
    isRemoved = true
    releaseHandle()
    parent = nil
  }

  private final func releaseHandle() {
    if slot != DependentTable.noSlot { DependentTable.shared.remove(slot) }
    slot = DependentTable.noSlot
  }

  // MARK: Tracking

  /// Evaluates a phase's computation; the cells it reads mark this node for the phase again.
  ///
  /// It is inlinable, because calls of generic functions of another module take much longer.
  @_spi(Engine) @inlinable
  public final func tracking<Result>(_ phase: PhaseSet, _ body: () throws -> Result) rethrows
    -> Result
  {
    let outer = beginTracking(phase)
    defer { outer.resume() }
    return try body()
  }

  /// Begins a phase's computation, which reads cells until the one around it is resumed.
  @_spi(Engine) public final func beginTracking(_ phase: PhaseSet) -> OuterEvaluation {
    if graph.sharesEvaluation { return OuterEvaluation() }
    stamps[phase.index] &+= 1
    return OuterEvaluation(
      around: Dependent(node: handle, stamp: stamps[phase.index], phase: phase))
  }

  /// Evaluates a computation in place of the phase's last one, and keeps that one's dependencies.
  package final func trackingAgain<Result>(
    _ phase: PhaseSet, _ body: () throws -> Result
  ) rethrows -> Result {
    let dependent = Dependent(node: handle, stamp: stamps[phase.index], phase: phase)
    return try ThreadContext.evaluating(dependent, body)
  }

  /// The identifier of the node while it is in the tree; a removed node has a stale handle.
  package final var handle: NodeHandle {
    if slot != DependentTable.noSlot { return DependentTable.shared.handle(of: slot) }
    let handle = DependentTable.shared.insert(self)
    if isRemoved { DependentTable.shared.remove(handle.slot) } else { slot = handle.slot }
    return handle
  }
}
