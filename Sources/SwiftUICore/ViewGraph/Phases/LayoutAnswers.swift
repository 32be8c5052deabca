import Foundation

/// The cache of an element's answers since it last changed: sizes by proposal, and guides by dimensions.
///
/// A stack asks each child for its minimum, its maximum and its final size, and a frame asks once more. A grid does so
/// for the width and for the height, so sixteen answers cover a grid in a stack. Entries are never silently evicted,
/// because an answer that is no longer cached could not be compared. Beyond the limit, the cache is *incomplete*, and
/// every change of the element reaches its container.
package struct LayoutAnswers {
  private static let limit = 16

  package private(set) var sizes: [(proposal: PackedProposal, size: CGSize)] = []
  private(set) var alignments: [(key: AlignmentKey, dimensions: CGSize, value: CGFloat?)] = []
  /// The spacing and priority that the container has read; nil if it has not.
  var preferences: LayoutPreferences? {
    get { boxedPreferences?.value }
    set { boxedPreferences = newValue.map { $0 == LayoutPreferences() ? Self.usual : Boxed($0) } }
  }
  private var boxedPreferences: Boxed<LayoutPreferences>?
  /// The preferences of nearly all elements, shared.
  private static let usual = Boxed(LayoutPreferences())
  /// Whether the cache contains all answers, and at least one.
  package var isComplete: Bool { !overflowed && !sizes.isEmpty }
  private var overflowed = false

  package init() {}

  package func size(for proposal: ProposedViewSize) -> CGSize? {
    let proposal = PackedProposal(proposal)
    for entry in sizes where entry.proposal == proposal { return entry.size }
    return nil
  }

  package mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count == Self.limit {
      sizes.removeFirst()
      overflowed = true
    }
    // A stack asks for three sizes or four.
    if sizes.isEmpty { sizes.reserveCapacity(4) }
    sizes.append((PackedProposal(proposal), size))
  }

  /// Returns the cached guide; the outer optional is nil if it is not cached.
  func alignment(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat?? {
    for entry in alignments where entry.key == key && entry.dimensions == dimensions {
      return .some(entry.value)
    }
    return .none
  }

  mutating func remember(_ value: CGFloat?, for key: AlignmentKey, in dimensions: CGSize) {
    if alignments.count == Self.limit {
      alignments.removeFirst()
      overflowed = true
    }
    alignments.append((key, dimensions, value))
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
