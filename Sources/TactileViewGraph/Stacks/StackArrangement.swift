import Foundation

/// Where a stack puts its views for one proposal (rules 6.1.2 to 6.1.5).
///
/// A length is in points along the axis of the stack, and a breadth is in points across it.
@MainActor
struct StackArrangement {
  /// The measurements of one of the stack's views.
  private struct Arranged {
    /// The distance from the view before it.
    let gap: CGFloat
    /// The length that it is offered; nil asks for its ideal length.
    var offer: CGFloat?
    var position: CGFloat = 0
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    /// The position of the stack's alignment guide across the axis.
    var guide: CGFloat = 0
  }

  private let stack: StackLayout
  let proposal: PackedProposal
  private var views: [Arranged] = []
  /// The lengths that determined the offers; empty if all views are offered the same.
  private var flexibilities: [Flexibility] = []
  /// Whether the offers depend on the views' minimum lengths.
  private var dependsOnMinima = false
  /// Whether the offers depend on nothing but the flexibilities and the lengths at these offers.
  private var isRepeatable = true
  private var length: CGFloat = 0
  private(set) var extent = AlignedExtent()

  /// The size that the views need together.
  var size: CGSize { stack.size(StackLayout.Lengths(major: length, minor: extent.length)) }

  init(_ stack: StackLayout, _ proposal: ProposedViewSize, _ elements: [ElementNode]) {
    self.stack = stack
    self.proposal = PackedProposal(proposal)
    let (major, minor) = stack.split(proposal)
    elements.first?.graph.statistics.arranged += elements.count
    leaveGaps(elements)
    shareOut(major, minor, elements)
    for (index, element) in elements.enumerated() {
      var view = views[index]
      let lengths = measure(&view, element, minor)
      length += view.gap
      view.position = length
      view.length = lengths.major
      length += lengths.major
      extent.add(view.breadth, guide: view.guide)
      views[index] = view
    }
  }

  private mutating func leaveGaps(_ elements: [ElementNode]) {
    views.reserveCapacity(elements.count)
    let spacing = stack.spacing.flatMap { $0.isFinite ? $0 : nil }
    var last: ViewSpacing?
    for element in elements {
      if let spacing {
        views.append(Arranged(gap: views.isEmpty ? 0 : spacing))
        continue
      }
      let next = element.preferences.spacing
      guard !next.isEmptyStack else {
        views.append(Arranged(gap: 0))
        continue
      }
      views.append(Arranged(gap: last?.distance(to: next, along: stack.axis) ?? 0))
      last = next
    }
  }

  /// Measures a view at its offer, and returns its size.
  private func measure(
    _ view: inout Arranged, _ element: ElementNode, _ minor: CGFloat?
  ) -> StackLayout.Lengths {
    let size = element.sizeThatFits(stack.proposal(major: view.offer, minor: minor))
    let lengths = stack.lengths(size)
    (view.breadth, view.guide) = (lengths.minor, 0)
    guard view.breadth.isFinite else { return lengths }
    view.guide = ViewDimensions(size: size, element: element).guide(stack.alignment)
    return lengths
  }

  /// Puts a view where it belongs in the bounds of the stack.
  func put(_ index: Int, in bounds: CGRect, _ subviews: LayoutSubviews) {
    let view = views[index]
    subviews.container.graph.statistics.arranged += 1
    let origin = stack.size(
      StackLayout.Lengths(major: view.position, minor: extent.before - view.guide))
    subviews[subviews.startIndex + index].put(
      at: CGPoint(x: bounds.minX + origin.width, y: bounds.minY + origin.height),
      proposal: stack.proposal(major: view.offer, minor: stack.split(proposal.proposal).minor))
  }

  // MARK: Sharing out

  /// Decides which length along the axis each view is offered.
  private mutating func shareOut(_ major: CGFloat?, _ minor: CGFloat?, _ elements: [ElementNode]) {
    guard let major, major.isFinite else {
      for index in views.indices { views[index].offer = major }
      return
    }
    let stack = stack
    func length(_ index: Int, _ major: CGFloat) -> CGFloat {
      stack.length(of: elements[index], offered: major, minor)
    }
    var total = major
    for view in views { total -= view.gap }
    flexibilities.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      flexibilities.append(
        Flexibility(
          index: index, priority: element.preferences.priority, minimum: 0,
          maximum: length(index, .infinity)))
    }
    if offerPlenty(of: total, taken: length) { return }
    dependsOnMinima = true
    for index in elements.indices { flexibilities[index].minimum = length(index, 0) }
    let offers = flexibilities.offers(of: total, taken: length)
    for index in views.indices { views[index].offer = offers[index] }
  }

  /// Offers each view its maximum, and returns true, if all of them fit then.
  ///
  /// In that case, each view takes its maximum regardless of the order, so there is no need for the
  /// minimum sizes, which are expensive to measure.
  private mutating func offerPlenty(
    of total: CGFloat, taken: @MainActor (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> Bool {
    let share = total / CGFloat(max(views.count, 1))
    for view in flexibilities where !(view.maximum <= share && view.priority == 0) { return false }
    var remaining = total
    for (index, view) in flexibilities.enumerated() {
      let offer = remaining / CGFloat(views.count - index)
      guard taken(index, offer) == view.maximum else {
        isRepeatable = false
        return false
      }
      views[index].offer = offer
      remaining -= view.maximum
    }
    return true
  }

  // MARK: Changes

  /// Takes up a change of one view.
  ///
  /// - Returns: Whether all views keep their offers and positions; otherwise, the arrangement is wrong.
  mutating func takeUpChange(of index: Int, _ elements: [ElementNode]) -> Bool {
    guard isRepeatable, hasSameGaps(around: index, elements) else { return false }
    let (element, old) = (elements[index], views[index])
    element.graph.statistics.arranged += 1
    let minor = stack.split(proposal.proposal).minor
    if !flexibilities.isEmpty {
      let known = flexibilities[index]
      guard element.preferences.priority == known.priority,
        stack.length(of: element, offered: .infinity, minor) == known.maximum,
        !dependsOnMinima || stack.length(of: element, offered: 0, minor) == known.minimum
      else { return false }
    }
    guard measure(&views[index], element, minor).major == old.length else { return false }
    let new = views[index]
    if !extent.replace((old.breadth, old.guide), by: (new.breadth, new.guide)) {
      extent = AlignedExtent()
      for view in views { extent.add(view.breadth, guide: view.guide) }
    }
    return true
  }

  private func hasSameGaps(around index: Int, _ elements: [ElementNode]) -> Bool {
    if let spacing = stack.spacing, spacing.isFinite { return true }
    func spacing(_ index: Int) -> ViewSpacing { elements[index].preferences.spacing }
    // The space of an empty stack is 0, also before and after its content has left.
    guard !spacing(index).isEmptyStack else { return false }
    let before = elements[..<index].indices.last { !spacing($0).isEmptyStack }
    let after = elements[(index + 1)...].indices.first { !spacing($0).isEmptyStack }
    if let before, gap(from: before, to: index, elements) != views[index].gap { return false }
    if let after, gap(from: index, to: after, elements) != views[after].gap { return false }
    return before != nil || views[index].gap == 0
  }

  private func gap(from index: Int, to next: Int, _ elements: [ElementNode]) -> CGFloat {
    elements[index].preferences.spacing.distance(
      to: elements[next].preferences.spacing, along: stack.axis)
  }
}

extension StackLayout {
  /// Returns the length along the axis that a view takes of an offer.
  fileprivate func length(
    of element: ElementNode, offered major: CGFloat, _ minor: CGFloat?
  ) -> CGFloat {
    lengths(element.sizeThatFits(proposal(major: major, minor: minor))).major
  }
}
