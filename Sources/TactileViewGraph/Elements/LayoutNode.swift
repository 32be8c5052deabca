import Foundation

/// A container that lays out its elements by an ``ElementLayout``, and caches its answers.
@MainActor
package class LayoutNode<L: ElementLayout>: ElementNode, ValueNode {
  // `@exclusivity(unchecked)`: see `ViewNode`.
  @exclusivity(unchecked) package final private(set) var layout: L
  @exclusivity(unchecked) private(set) final var answers = LayoutAnswers()
  /// The conversion of the frames in the current placement.
  @exclusivity(unchecked) private final var placeMirroring = Mirroring.none
  /// Whether the layout is placing its subviews.
  @exclusivity(unchecked) private final var isPlacing = false

  package init(_ layout: L, inputs: ViewInputs) {
    self.layout = layout
    super.init(inputs: inputs)
  }

  package override var name: String { L.name }

  package final func update(_ newLayout: L) {
    guard newLayout != layout else { return }
    layout = newLayout
    setNeeds([.measure, .place])
  }

  private final var subviews: LayoutSubviews {
    LayoutSubviews(elements, of: self, isRemembered: L.remembersArrangements)
  }

  // MARK: Measuring

  package override final func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    graph.statistics.measures += 1
    // Normalized like the cached proposal, so that a NaN proposal gets the same answer when repeated.
    let proposal = PackedProposal(proposal).proposal
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews)
    answers.remember(size, for: proposal)
    return size
  }

  package override final func fixesProposal(along axis: Axis, for element: ElementNode) -> Bool {
    layout.fixedAxes.contains(Axis.Set(axis))
  }

  package override final var preferences: LayoutPreferences {
    if let known = answers.preferences { return known }
    // An implicit container of a single element stands for that element.
    if !L.isModifier, let modified {
      answers.preferences = modified.preferences
      return modified.preferences
    }
    var preferences = LayoutPreferences(spacing: layout.spacing(subviews: subviews))
    // A modifier's element represents its content, but a spacer inside it no longer acts as a spacer.
    if L.isModifier, let priority = elements.first?.preferences.priority,
      priority.isFinite
    {
      preferences.priority = priority
    }
    answers.preferences = preferences
    return preferences
  }

  package override final func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat?
  {
    if let known = answers.alignment(key, in: dimensions) { return known }
    let value = layout.explicitAlignment(
      of: key, in: CGRect(origin: .zero, size: dimensions),
      proposal: proposal(for: dimensions), subviews: subviews)
    answers.remember(value, for: key, in: dimensions)
    return value
  }

  /// Returns a proposal that results in a size.
  func proposal(for dimensions: CGSize) -> ProposedViewSize { ProposedViewSize(dimensions) }

  /// Forgets the answers of a modifier outside of the window, because the stack around it remembers its own answers.
  package override final func didSkipDisplay() {
    if L.isModifier { (answers, flags[.hasForgotten]) = (LayoutAnswers(), true) }
  }

  /// Answers the previous proposals again, and notifies the container if any answer differs.
  package override final func remeasure() {
    layout.contentDidChange()
    let (old, isWhole) = (answers, answers.isComplete && !flags[.hasForgotten])
    (answers, flags[.hasForgotten]) = (LayoutAnswers(), false)
    setNeeds(.place)
    let isSame =
      isWhole
      && old.sizes.allSatisfy { measure($0.proposal.proposal) == $0.size }
      && (old.preferences == nil || old.preferences == preferences)
      && old.alignments.allSatisfy { alignmentGuide($0.key, in: $0.dimensions) == $0.value }
    if !isSame { answersDidChange() }
  }

  package override var modified: ElementNode? {
    L.isModifier ? firstElement : nil
  }

  package override final func stackAxis(around element: ElementNode) -> Axis? {
    L.isModifier ? super.stackAxis(around: element) : layout.stackAxis
  }

  /// A modifier has the z-index of its content; a container begins a new stacking order.
  package override final var zIndex: Double { modified?.zIndex ?? 0 }

  package override final var isDrawnByElements: Bool { !layout.leavesOut }

  // MARK: Placing

  package override final func didRemove() { layout.didRemove() }

  package override func placeElements(in placement: Placement) {
    let bounds = CGRect(origin: .zero, size: placement.frame.size)
    let mirroring = mirroring(for: .place)
    if mirroring != placeMirroring {
      placeMirroring = mirroring
      layoutMemory?.forgetPlacing()
    }
    isPlacing = true
    defer { isPlacing = false }
    guard layout.leavesOut else {
      return arrange(in: bounds, placement.proposal)
    }
    // Elements are placed at the end: a subview may be placed twice, in which case the last frame applies, or never.
    let frames = probe(bounds, placement.proposal)
    for (index, element) in elements.enumerated() {
      let placed = frames[index] ?? centered(element, in: bounds, placement.proposal)
      receive(placed.frame, proposal: placed.proposal, for: element, at: index)
    }
  }

  /// Gives the elements their frames.
  private final func arrange(in bounds: CGRect, _ proposal: ProposedViewSize) {
    guard !L.isModifier, let modified else {
      return layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
    }
    // As if the implicit container of a single element weren't there.
    receive(bounds, proposal: proposal, for: modified, at: 0)
  }

  private final func centered(
    _ element: ElementNode, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> PlacedFrame {
    let size = element.sizeThatFits(proposal)
    let origin = CGPoint(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    return PlacedFrame(frame: CGRect(origin: origin, size: size), proposal: proposal)
  }

  override final func receive(
    _ frame: CGRect, proposal: ProposedViewSize, for element: ElementNode, at index: Int
  ) {
    guard isPlacing || probed != nil else {
      return RuntimeWarning.issue(
        "A subview of \(name) in \(nearestViewName) was placed while \(name) wasn't placing subviews; the call is "
          + "ignored. Call place(at:anchor:proposal:) in "
          + "placeSubviews(in:proposal:subviews:cache:).")
    }
    var frame = frame
    if !(frame.minX.isFinite && frame.minY.isFinite) {
      RuntimeWarning.issue(
        "\(name) in \(nearestViewName) placed a subview at \(frame.origin.concise); a coordinate that isn't finite is "
          + "treated as 0. Place subviews at finite points.")
      frame.origin.x = frame.minX.isFinite ? frame.minX : 0
      frame.origin.y = frame.minY.isFinite ? frame.minY : 0
    }
    if probed != nil {
      extras?.probed?[index] = PlacedFrame(frame: frame, proposal: proposal)
    } else if let placement {
      element.place(
        placement.inner(frame, proposal: proposal, placeMirroring))
    }
  }

  /// Returns the frames that a placement would give to the elements, without applying them.
  override final func probe(_ bounds: CGRect, _ proposal: ProposedViewSize) -> [PlacedFrame?] {
    let outer = probed
    probed = Array(repeating: nil, count: elements.count)
    arrange(in: bounds, proposal)
    let frames = probed ?? []
    probed = outer
    return frames
  }
}

/// The frame and the proposal that a layout gave to a subview.
struct PlacedFrame {
  let frame: CGRect
  let proposal: ProposedViewSize
}

/// A view that arranges the elements of a view builder, such as `HStack`.
@MainActor
package protocol ContainerView: PrimitiveView {
  associatedtype Arrangement: ElementLayout
  associatedtype Content: View

  var layout: Arrangement { get }
  var content: Content { get }
}

extension ContainerView {
  /// Whether the view is always exactly one element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }

  /// Creates the node of the container.
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = LayoutNode(view.layout, inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(view.content, inputs))
    return node
  }

  /// Passes new values to the node.
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    LayoutNode<Arrangement>.update(node, view.layout)
    TactileViewGraph.updateNode(node.children[0], view.content, node.inputs)
  }
}

/// A modifier that lays out its content, such as padding or a frame.
@MainActor
package protocol LayoutModifier: ElementModifier, ElementLayout {}

extension LayoutModifier {
  package static var isModifier: Bool { true }

  package func makeElement(_ inputs: ViewInputs) -> LayoutNode<Self> {
    LayoutNode(self, inputs: inputs)
  }
}
