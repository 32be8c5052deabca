import Foundation

/// The cache of an element's answers since it last changed: sizes by proposal, and guides by dimensions.
///
/// A stack asks each child for its minimum, its maximum and its final size, and a frame asks once more. A grid does so
/// for the width and for the height, so sixteen answers cover a grid in a stack. Entries are never silently evicted,
/// because an answer that is no longer cached could not be compared. Beyond the limit, the cache is *incomplete*, and
/// every change of the element reaches its container.
///
/// A value takes 8 bytes, and no more without answers. A copy has the same answers as the original, until either is
/// replaced by an empty cache.
package struct LayoutAnswers {
  private static let limit = 16
  private var kept: Kept?

  private final class Kept {
    // `@exclusivity(unchecked)`: see `ViewNode`.
    @exclusivity(unchecked) var sizes: [(proposal: PackedProposal, size: CGSize)] = []
    var alignments: [(key: AlignmentKey, dimensions: CGSize, value: CGFloat?)] = []
    var preferences: Boxed<LayoutPreferences>?
    var overflowed = false
  }

  package init() {}

  private mutating func keep() -> Kept {
    if let kept { return kept }
    let new = Kept()
    kept = new
    return new
  }

  package var sizes: [(proposal: PackedProposal, size: CGSize)] { kept?.sizes ?? [] }

  var alignments: [(key: AlignmentKey, dimensions: CGSize, value: CGFloat?)] {
    kept?.alignments ?? []
  }

  /// The spacing and priority that the container has read; nil if it has not.
  var preferences: LayoutPreferences? {
    get { kept?.preferences?.value }
    set {
      keep().preferences = newValue.map { $0 == LayoutPreferences() ? Self.usual : Boxed($0) }
    }
  }

  /// The preferences of nearly all elements, shared.
  private static let usual = Boxed(LayoutPreferences())

  /// Whether the cache contains all answers, and at least one.
  package var isComplete: Bool {
    guard let kept else { return false }
    return !kept.overflowed && !kept.sizes.isEmpty
  }

  package func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let kept else { return nil }
    let proposal = PackedProposal(proposal)
    for entry in kept.sizes where entry.proposal == proposal { return entry.size }
    return nil
  }

  package mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    let kept = keep()
    if kept.sizes.count == Self.limit {
      kept.sizes.removeFirst()
      kept.overflowed = true
    }
    // A stack asks for three sizes or four.
    if kept.sizes.isEmpty { kept.sizes.reserveCapacity(4) }
    kept.sizes.append((PackedProposal(proposal), size))
  }

  /// Returns the cached guide; the outer optional is nil if it is not cached.
  func alignment(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat?? {
    for entry in alignments where entry.key == key && entry.dimensions == dimensions {
      return .some(entry.value)
    }
    return .none
  }

  mutating func remember(_ value: CGFloat?, for key: AlignmentKey, in dimensions: CGSize) {
    let kept = keep()
    if kept.alignments.count == Self.limit {
      kept.alignments.removeFirst()
      kept.overflowed = true
    }
    kept.alignments.append((key, dimensions, value))
  }
}

/// The layout preferences of an element, besides its size.
@_spi(Engine) public struct LayoutPreferences: Equatable, Sendable {
  package var spacing = ViewSpacing()
  /// The layout priority; the container offers space to higher values first.
  package var priority: Double = 0

  package init() {}

  package init(spacing: ViewSpacing = ViewSpacing(), priority: Double = 0) {
    self.spacing = spacing
    self.priority = priority
  }
}
