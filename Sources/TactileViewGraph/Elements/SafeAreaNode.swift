import Foundation

/// The safe area that a view reserves at its edges.
package enum SafeAreaAdjustment: Equatable {
  /// Distances from the edges, in points.
  ///
  /// Scroll views extend under the padding, unless it belongs to a bar that content must not scroll under.
  case padding(EdgeInsets, scrollsUnder: Bool)
  /// A bar at an edge, aligned along it; nil spacing uses the distance that the views prefer.
  case bar(Edge, AlignmentKey, spacing: CGFloat?)
}

/// A view with a safe area for its content, inset by a bar or by padding.
@MainActor
package final class SafeAreaNode: ElementNode {
  private(set) var adjustment: SafeAreaAdjustment
  /// The frame of the safe area as laid out, in this node's own coordinates.
  private var safeFrame = CGRect.zero

  package init(_ adjustment: SafeAreaAdjustment, inputs: ViewInputs) {
    self.adjustment = adjustment
    super.init(inputs: inputs)
    graph.layoutUses.safeAreas += 1
  }

  package override var name: String {
    if case .bar = adjustment { "safeAreaInset" } else { "safeAreaPadding" }
  }

  package func update(_ newAdjustment: SafeAreaAdjustment) {
    guard newAdjustment != adjustment else { return }
    adjustment = newAdjustment
    setNeeds([.measure, .place])
  }

  package override func didRemove() { graph.layoutUses.safeAreas -= 1 }

  // MARK: Layout

  private var content: ElementNode? { elements.first }
  private var bar: ElementNode? { elements.count > 1 ? elements[1] : nil }

  package override var modified: ElementNode? { content }
  package override var zIndex: Double { content?.zIndex ?? 0 }

  package override var preferences: LayoutPreferences {
    var preferences = content?.preferences ?? LayoutPreferences()
    // As in other modifiers, a spacer no longer acts as a spacer.
    if !preferences.priority.isFinite { preferences.priority = 0 }
    if case .padding(let insets, _) = adjustment {
      preferences.spacing = preferences.spacing.padded(by: insets)
    }
    return preferences
  }

  /// Returns the safe area insets for a proposal, in points.
  private func insets(for proposal: ProposedViewSize) -> EdgeInsets {
    switch adjustment {
    case .padding(let insets, _): return insets
    case .bar(let edge, _, let spacing):
      guard let bar, let content else { return EdgeInsets() }
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let size = bar.sizeThatFits(proposal)
      // An empty bar has no inset.
      guard size != .zero else { return EdgeInsets() }
      let (inner, outer) = (content.preferences.spacing, bar.preferences.spacing)
      let isFirst = edge == .top || edge == .leading
      let gap =
        spacing
        ?? (isFirst
          ? outer.distance(to: inner, along: axis) : inner.distance(to: outer, along: axis))
      let length = size.length(along: axis) + gap
      return EdgeInsets(length.isFinite ? length : 0, from: Edge.Set(edge))
    }
  }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(for: proposal)
    let size = content?.sizeThatFits(inner(proposal, insets)) ?? .zero
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  package override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    let insets = insets(for: ProposedViewSize(dimensions))
    let size = content?.sizeThatFits(inner(ProposedViewSize(dimensions), insets)) ?? .zero
    guard let guide = content?.explicitAlignment(key, in: size) else { return nil }
    return guide + (key.axis == .vertical ? insets.top : insets.leading)
  }

  package override func placeElements(in placement: Placement) {
    let mirroring = mirroring(for: .place)
    let size = placement.frame.size
    func put(_ element: ElementNode, _ frame: CGRect, _ proposal: ProposedViewSize) {
      element.place(placement.inner(frame, proposal: proposal, mirroring))
    }
    let insets = insets(for: placement.proposal)
    let origin = CGPoint(x: insets.leading, y: insets.top)
    let safe = CGRect(
      x: origin.x, y: origin.y, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    setSafeFrame(mirroring.rect(safe, in: size.width))
    if let content {
      let proposal = inner(placement.proposal, insets)
      put(content, CGRect(origin: origin, size: content.sizeThatFits(proposal)), proposal)
    }
    guard case .bar(let edge, let alignment, _) = adjustment, let bar else { return }
    let length = bar.sizeThatFits(placement.proposal)
    let offset =
      ViewDimensions(size: size).guide(alignment)
      - ViewDimensions(size: length, element: bar).guide(alignment)
    let corner =
      switch edge {
      case .top: CGPoint(x: offset, y: 0)
      case .bottom: CGPoint(x: offset, y: size.height - length.height)
      case .leading: CGPoint(x: 0, y: offset)
      case .trailing: CGPoint(x: size.width - length.width, y: offset)
      }
    put(bar, CGRect(origin: corner, size: length), placement.proposal)
  }

  /// Returns whether an element is the content, to which the safe area applies.
  package func keepsFree(from element: ElementNode) -> Bool { element === content }

  /// The safe area insets of this node's own frame, as laid out.
  package var coveredInsets: EdgeInsets {
    let own = laidOutBounds
    return EdgeInsets(
      top: safeFrame.minY - own.minY, leading: safeFrame.minX - own.minX,
      bottom: own.maxY - safeFrame.maxY, trailing: own.maxX - safeFrame.maxX)
  }

  private func setSafeFrame(_ frame: CGRect) {
    guard frame != safeFrame else { return }
    safeFrame = frame
    geometryHasChanged()
  }

  /// Returns the distances by which a rectangle that touches the safe area's edges can extend to this node's own edges.
  ///
  /// - Parameters:
  ///   - edges: The edges at which it may extend; the leading edge is the left, as in the result.
  ///   - element: The element that contains the rectangle; a bar is not affected by itself.
  fileprivate func growth(
    of rect: CGRect, at edges: Edge.Set, in element: ElementNode, scrolls: Bool
  ) -> EdgeInsets {
    var growth = EdgeInsets()
    guard element === content else { return growth }
    if scrolls, case .padding(_, scrollsUnder: false) = adjustment { return growth }
    // A tolerance for rounding errors.
    let hair: CGFloat = 0.001
    let own = laidOutBounds
    if edges.contains(.leading), rect.minX <= safeFrame.minX + hair {
      growth.leading = max(rect.minX - own.minX, 0)
    }
    if edges.contains(.trailing), rect.maxX >= safeFrame.maxX - hair {
      growth.trailing = max(own.maxX - rect.maxX, 0)
    }
    if edges.contains(.top), rect.minY <= safeFrame.minY + hair {
      growth.top = max(rect.minY - own.minY, 0)
    }
    if edges.contains(.bottom), rect.maxY >= safeFrame.maxY - hair {
      growth.bottom = max(own.maxY - rect.maxY, 0)
    }
    return growth
  }

  // MARK: Drawing and hits

  // The bar is in front, regardless of the content's z-index.
  package override var drawingOrder: [ElementNode] { elements.array }

  package override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    for element in elements { element.appendPlacedItems(to: &list, in: offset) }
  }

  package override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    for element in elements.array.reversed() where element.hitTestPlaced(point, path: &path) {
      path.append(self)
      return true
    }
    return false
  }
}

extension ElementNode {
  /// Returns the distances by which the element may extend beyond its edges under bars, as laid out.
  ///
  /// The distances are in points; reading them in a phase creates a dependency. Scrolled content
  /// has no safe area along the axes on which it scrolls.
  ///
  /// - Parameters:
  ///   - edges: The edges to consider; the leading edge is the left, as in the result.
  ///   - scrolls: Whether the element is a scroll view.
  package final func safeAreaOverlap(at edges: Edge.Set = .all, scrolls: Bool = false) -> EdgeInsets
  {
    guard let last = outermostSafeArea else { return EdgeInsets() }
    last.followGeometry()
    var overlap = EdgeInsets()
    // The rectangle, in the coordinates of the current node of the walk.
    var (rect, edges) = (laidOutBounds, edges)
    var node = self
    while node !== last, !edges.isEmpty, let container = node.container {
      node.followGeometry()
      let origin = node.placement?.frame.origin ?? .zero
      rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      if let area = container as? SafeAreaNode {
        let more = area.growth(of: rect, at: edges, in: node, scrolls: scrolls)
        rect = rect.grown(by: more)
        overlap.add(more)
      } else if !container.scrollingAxes.isEmpty {
        if container.scrollingAxes.contains(.vertical) { edges.subtract(.vertical) }
        if container.scrollingAxes.contains(.horizontal) { edges.subtract(.horizontal) }
      }
      node = container
    }
    return overlap
  }

  /// The outermost enclosing node with a safe area; nil if there is none.
  ///
  /// The result never changes, because nodes are never inserted between existing ones.
  package final var outermostSafeArea: SafeAreaNode? {
    guard graph.layoutUses.safeAreas > 0 else { return nil }
    var found: SafeAreaNode?
    var node = container
    while let current = node {
      if let area = current as? SafeAreaNode { found = area }
      node = current.container
    }
    return found
  }

  /// Returns the conversion of frames, and the distances by which the element may extend, for its place phase.
  ///
  /// - Parameter edges: The edges to consider; the result is in left-to-right coordinates.
  package final func placing(beyond edges: Edge.Set) -> (mirroring: Mirroring, overlap: EdgeInsets)
  {
    guard !edges.isEmpty, outermostSafeArea != nil else {
      return (mirroring(for: .place), EdgeInsets())
    }
    return tracking(.place) {
      let mirroring = mirroring
      return (mirroring, mirroring.insets(safeAreaOverlap(at: mirroring.edges(edges))))
    }
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ other: EdgeInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}

extension CGRect {
  /// Returns the rectangle extended at each edge; the leading edge is the left.
  package func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top,
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }
}
