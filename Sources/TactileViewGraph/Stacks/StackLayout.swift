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
  struct Lengths {
    var major: CGFloat
    var minor: CGFloat
  }

  func lengths(_ size: CGSize) -> Lengths {
    axis == .horizontal
      ? Lengths(major: size.width, minor: size.height)
      : Lengths(major: size.height, minor: size.width)
  }

  func size(_ lengths: Lengths) -> CGSize {
    axis == .horizontal
      ? CGSize(width: lengths.major, height: lengths.minor)
      : CGSize(width: lengths.minor, height: lengths.major)
  }

  func proposal(major: CGFloat?, minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }

  func split(_ proposal: ProposedViewSize) -> (major: CGFloat?, minor: CGFloat?) {
    axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    // The elements, because each proxy of one would retain the container as well.
    let elements = subviews.elementArray
    guard let memory = subviews.memory(of: self) else {
      return StackArrangement(self, proposal, elements).size
    }
    return memory.arrangement(for: proposal, elements).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    var (major, minor) = split(proposal)
    minor = minor ?? lengths(bounds.size).minor
    major = major.flatMap { $0.isFinite ? $0 : lengths(bounds.size).major }
    let proposal = self.proposal(major: major, minor: minor)
    let elements = subviews.elementArray
    let memory = subviews.memory(of: self)
    let arrangement =
      memory?.arrangement(for: proposal, elements) ?? StackArrangement(self, proposal, elements)
    if let changed = memory?.changesSincePlacing(arrangement, in: subviews) {
      for index in changed { arrangement.put(index, in: bounds, subviews) }
    } else {
      for index in elements.indices { arrangement.put(index, in: bounds, subviews) }
    }
  }

  /// Returns the spacing of the outer views along the axis, and above and below a row, of all views (rule 6.1.19).
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first?.preferences.spacing,
      let last = subviews.last?.preferences.spacing
    else { return .emptyStack }
    guard axis == .horizontal else { return first.only(.top).union(last, edges: .bottom) }
    var spacing = first.only([.leading, .vertical]).union(last, edges: [.trailing, .vertical])
    for subview in subviews.dropFirst().dropLast() {
      spacing.formUnion(subview.preferences.spacing, edges: .vertical)
    }
    return spacing
  }
}
