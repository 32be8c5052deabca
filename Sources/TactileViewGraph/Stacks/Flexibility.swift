import Foundation

/// The range in which the length of a view, or of a grid's column or row, can vary.
///
/// Values are sorted by the order in which space is allocated (rule 6.1.2).
package struct Flexibility: Comparable {
  package let index: Int
  package let priority: Double
  package var minimum: CGFloat
  package let maximum: CGFloat

  package init(index: Int, priority: Double, minimum: CGFloat, maximum: CGFloat) {
    self.index = index
    self.priority = priority
    self.minimum = minimum
    self.maximum = maximum
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    let (left, right) = (lhs.maximum - lhs.minimum, rhs.maximum - rhs.minimum)
    if left != right { return left < right }
    if left.isInfinite, lhs.minimum != rhs.minimum { return lhs.minimum > rhs.minimum }
    return lhs.index < rhs.index
  }
}

extension [Flexibility] {
  /// Returns the length that each entry is offered of a finite total, by index (rule 6.1.2).
  ///
  /// - Parameter taken: returns the length that the entry at an index takes of an offer.
  @MainActor
  package func offers(
    of total: CGFloat, taken: @MainActor (_ index: Int, _ offer: CGFloat) -> CGFloat
  ) -> [CGFloat] {
    let sorted = self.sorted()
    var remaining = total
    var reserved = sorted.reduce(0) { $0 + $1.minimum }
    var offers: [CGFloat] = Array<CGFloat>(repeating: 0, count: count)
    var position = 0
    while position < count {
      // Space is allocated one priority at a time; later priorities are only guaranteed their minimum.
      let priority = sorted[position].priority
      let end = sorted[position...].firstIndex { $0.priority != priority } ?? count
      for entry in sorted[position..<end] { reserved -= entry.minimum }
      for next in position..<end {
        let offer = Swift.max((remaining - reserved) / CGFloat(end - next), 0)
        let index = sorted[next].index
        offers[index] = offer
        remaining -= taken(index, offer)
      }
      position = end
    }
    return offers
  }
}

/// The extent of views on both sides of their common alignment guide.
package struct AlignedExtent {
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0
  /// The length that views without a guide need.
  private var least: CGFloat = 0
  private var isEmpty = true

  package init() {}

  /// The length that all of the views need together.
  package var length: CGFloat { max(before + after, least) }

  /// Adds a view that is aligned by its guide.
  package mutating func add(_ length: CGFloat, guide: CGFloat) {
    // A guide in a view of infinite length has no usable position.
    guard length.isFinite else { return add(length) }
    before = isEmpty ? guide : max(before, guide)
    after = isEmpty ? length - guide : max(after, length - guide)
    isEmpty = false
  }

  /// Adds a view that is not aligned by a guide.
  package mutating func add(_ length: CGFloat) { least = max(least, length) }

  /// Replaces what a view has added.
  ///
  /// - Returns: Whether the extent is right; otherwise, all views have to be added to a new one.
  mutating func replace(
    _ old: (length: CGFloat, guide: CGFloat), by new: (length: CGFloat, guide: CGFloat)
  ) -> Bool {
    guard old.length.isFinite, new.length.isFinite else { return false }
    let (oldAfter, newAfter) = (old.length - old.guide, new.length - new.guide)
    // A view that was the outermost, and no longer is, leaves its place to an unknown one.
    guard new.guide >= before || old.guide < before, newAfter >= after || oldAfter < after else {
      return false
    }
    (before, after) = (max(before, new.guide), max(after, newAfter))
    return true
  }

  /// Returns the position of the guide in a length: as close to a point as possible with all views inside.
  package func guide(in length: CGFloat, near point: CGFloat) -> CGFloat {
    max(min(point, length - after), before)
  }
}

/// Returns the spacing, or nil with a warning if it is not finite.
///
/// A negative spacing makes views overlap.
package func usableSpacing(_ spacing: CGFloat?, _ name: String) -> CGFloat? {
  guard let spacing, !spacing.isFinite else { return spacing }
  RuntimeWarning.issue(
    "\(name)\(RuntimeWarning.inEvaluatedView) got a spacing of \(spacing.concise), which isn't finite; the default spacing is used. "
      + "Pass a finite spacing, or nil.")
  return nil
}
