import Foundation

/// Lays out views one after the other along an axis (rules 6.1.2 to 6.1.5).
@MainActor
package struct StackLayout: Equatable {
  let axis: Axis
  /// The alignment across the axis.
  let alignment: AlignmentKey
  /// The distance between views in points; nil uses the distances that the views prefer.
  let spacing: CGFloat?

  /// A size in terms of the axis of the stack.
  private struct Lengths {
    var major: CGFloat
    var minor: CGFloat
  }

  private func lengths(_ size: CGSize) -> Lengths {
    axis == .horizontal
      ? Lengths(major: size.width, minor: size.height)
      : Lengths(major: size.height, minor: size.width)
  }

  private func size(_ lengths: Lengths) -> CGSize {
    axis == .horizontal
      ? CGSize(width: lengths.major, height: lengths.minor)
      : CGSize(width: lengths.minor, height: lengths.major)
  }

  private func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  private func split(_ proposal: ProposedViewSize) -> (major: CGFloat?, minor: CGFloat?) {
    axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
  }

  /// Returns the gap before each view; zero before the first.
  private func gaps(_ elements: [ElementNode]) -> [CGFloat] {
    guard !elements.isEmpty else { return [] }
    if let spacing, spacing.isFinite {
      return [0] + Array(repeating: spacing, count: elements.count - 1)
    }
    var gaps: [CGFloat] = [0]
    gaps.reserveCapacity(elements.count)
    var last = elements[0].preferences.spacing
    for index in 1..<elements.count {
      let next = elements[index].preferences.spacing
      gaps.append(last.distance(to: next, along: axis))
      last = next
    }
    return gaps
  }

  // MARK: Sharing out

  /// Returns the length along the axis that each view is offered.
  private func offers(
    _ proposal: ProposedViewSize, _ elements: [ElementNode], _ gaps: [CGFloat]
  ) -> [CGFloat?] {
    let (major, minor) = split(proposal)
    guard let major else { return Array(repeating: nil, count: elements.count) }
    guard major.isFinite else { return Array(repeating: major, count: elements.count) }

    func length(_ index: Int, _ major: CGFloat) -> CGFloat {
      lengths(elements[index].sizeThatFits(self.proposal(major: major, minor: minor))).major
    }
    var total = major
    for gap in gaps { total -= gap }
    var maxima: [CGFloat] = []
    maxima.reserveCapacity(elements.count)
    for index in elements.indices { maxima.append(length(index, .infinity)) }
    if let offers = plentifulOffers(of: total, elements, maxima, taken: length) { return offers }
    let flexibilities = elements.indices.map { index in
      Flexibility(
        index: index, priority: elements[index].preferences.priority, minimum: length(index, 0),
        maximum: maxima[index])
    }
    return flexibilities.offers(of: total, taken: length)
  }

  /// Returns the offers if every view fits at its maximum, or nil if not.
  ///
  /// In that case, each view takes its maximum regardless of the order, so there is no need for the
  /// minimum sizes, which are expensive to measure.
  private func plentifulOffers(
    of total: CGFloat, _ elements: [ElementNode], _ maxima: [CGFloat],
    taken: @MainActor (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> [CGFloat?]? {
    let share = total / CGFloat(max(maxima.count, 1))
    for index in elements.indices {
      guard maxima[index] <= share, elements[index].preferences.priority == 0 else { return nil }
    }
    var remaining = total
    var offers: [CGFloat?] = []
    offers.reserveCapacity(maxima.count)
    for (index, maximum) in maxima.enumerated() {
      let offer = remaining / CGFloat(maxima.count - index)
      guard taken(index, offer) == maximum else { return nil }
      offers.append(offer)
      remaining -= maximum
    }
    return offers
  }

  // MARK: Measuring and placing

  /// Returns the views' proposals and positions, and the size that they need together.
  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> (views: [Arranged], size: Lengths) {
    // The elements, because each proxy of one would retain the container as well.
    let elements = subviews.elementArray
    let gaps = gaps(elements)
    let offers = offers(proposal, elements, gaps)
    let minor = split(proposal).minor
    var views: [Arranged] = []
    views.reserveCapacity(elements.count)
    var position: CGFloat = 0
    var extent = AlignedExtent()
    for (index, element) in elements.enumerated() {
      let proposal = self.proposal(major: offers[index], minor: minor)
      let dimensions = ViewDimensions(size: element.sizeThatFits(proposal), element: element)
      let lengths = lengths(CGSize(width: dimensions.width, height: dimensions.height))
      let guide = dimensions.guide(alignment)
      position += gaps[index]
      views.append(Arranged(position: position, guide: guide, proposal: proposal))
      position += lengths.major
      extent.add(lengths.minor, guide: guide)
    }
    for index in views.indices { views[index].offset = extent.before - views[index].guide }
    return (views, Lengths(major: position, minor: extent.length))
  }

  private struct Arranged {
    let position: CGFloat
    let guide: CGFloat
    let proposal: ProposedViewSize
    var offset: CGFloat = 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    size(arrange(proposal, subviews).size)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    var (major, minor) = split(proposal)
    minor = minor ?? lengths(bounds.size).minor
    major = major.flatMap { $0.isFinite ? $0 : lengths(bounds.size).major }
    let arranged = arrange(self.proposal(major: major, minor: minor), subviews)
    for (view, subview) in zip(arranged.views, subviews) {
      let origin = size(Lengths(major: view.position, minor: view.offset))
      subview.put(
        at: CGPoint(x: bounds.minX + origin.width, y: bounds.minY + origin.height),
        proposal: view.proposal)
    }
  }

  /// Returns the spacing of the outer views along the axis; across it, the default.
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first?.preferences.spacing,
      let last = subviews.last?.preferences.spacing
    else {
      return ViewSpacing()
    }
    return axis == .horizontal
      ? ViewSpacing(leading: first.leading, trailing: last.trailing)
      : ViewSpacing(top: first.top, bottom: last.bottom)
  }
}
