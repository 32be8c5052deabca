import Foundation

// This is where layout becomes finite. Every size passes through `sizeThatFits(_:)` and every frame
// through `place(_:)`. Their results are within the range of `FiniteGeometry`, so that hit testing,
// damage tracking and drawing need no further checks.

extension ElementNode {
  /// Returns the size for a proposal, in points.
  ///
  /// Its lengths are neither negative nor NaN, and infinite only if a length of the proposal is.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = measure(proposal)
    let limit = FiniteGeometry.limit
    if size.width >= 0, size.width <= limit, size.height >= 0, size.height <= limit {
      return size
    }
    return usable(size, for: proposal)
  }

  /// Returns a size without negative or NaN lengths, and without unexpected infinite ones.
  ///
  /// An infinite length becomes the proposed one, as with an infinite maximum. If none is proposed,
  /// it becomes 10 points, as for a shape.
  final func usable(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
    // A container that asks for the maximum size proposes an infinite length, and a view with an
    // aspect ratio answers with two.
    let asksForLargest = [proposal.width, proposal.height].contains {
      ($0 ?? 0) > FiniteGeometry.limit
    }
    var isReplaced = false
    func usable(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      guard length > 0 else { return 0 }
      if length.isInFiniteRange || asksForLargest { return length }
      isReplaced = true
      return max(proposed ?? 10, 0)
    }
    let result = CGSize(
      width: usable(size.width, proposal.width), height: usable(size.height, proposal.height))
    if isReplaced {
      RuntimeWarning.issue(
        "\(name) in \(nearestViewName) has the size \(size.concise); an infinite length is "
          + "replaced by the proposed one. Use maxWidth or maxHeight for a view that fills the "
          + "space, and finite lengths elsewhere.")
    }
    return result
  }

  /// Returns a placement with a finite frame.
  ///
  /// An infinite length becomes the container's, with the origin at the container's edge; a NaN coordinate becomes 0.
  final func usable(_ placement: Placement) -> Placement {
    let frame = placement.frame
    let room = container?.placement?.frame.size ?? graph.configuration.size
    func usable(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> (CGFloat, CGFloat) {
      guard length.isInFiniteRange else { return (0, length > 0 ? room : 0) }
      let limit = FiniteGeometry.limit
      return (start.isNaN ? 0 : min(max(start, -limit), limit), length)
    }
    let (x, width) = usable(frame.origin.x, frame.size.width, room.width)
    let (y, height) = usable(frame.origin.y, frame.size.height, room.height)
    let result = placement.with(frame: CGRect(x: x, y: y, width: width, height: height))
    if result != self.placement {
      RuntimeWarning.issue(
        "\(name) in \(nearestViewName) got the frame \(frame.concise), which is not finite; "
          + "\(result.frame.concise) is used. Place views at finite points, and propose finite "
          + "sizes to views that fill the space.")
    }
    return result
  }

  /// Returns an effect's transform, or the identity if it makes the coordinates of its content overflow.
  final func usable(_ effect: CGAffineTransform, after transform: CGAffineTransform)
    -> CGAffineTransform
  {
    let entries = transform.concatenating(effect)
    guard entries.isInFiniteRange else {
      RuntimeWarning.issue(
        "\(name) in \(nearestViewName) moves its content too far; conversions of coordinates "
          + "ignore it. Use finite scales and offsets.")
      return .identity
    }
    return effect
  }
}

extension CGAffineTransform {
  /// Whether every entry is within the range of `FiniteGeometry`.
  fileprivate var isInFiniteRange: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isInFiniteRange) }
}
