import Foundation

/// What an element answered since it last changed: sizes by proposal, guides by dimensions.
///
/// A stack asks each child for its minimum, its maximum and the final size, a frame once more; a
/// grid does so for the width and for the height: sixteen answers cover a grid in a stack. Entries
/// are never evicted silently, because an answer that is not asked again could not be compared: past
/// the limit the answers are *incomplete* and a change of the element always reaches its container.
struct LayoutAnswers {
  private static let limit = 16

  private(set) var sizes: [(proposal: PackedProposal, size: CGSize)] = []
  private(set) var alignments: [(key: AlignmentKey, dimensions: CGSize, value: CGFloat?)] = []
  /// What the container was told about distances and priority, once it has asked.
  var preferences: LayoutPreferences? {
    get { boxedPreferences?.value }
    set { boxedPreferences = newValue.map { $0 == LayoutPreferences() ? Self.usual : Boxed($0) } }
  }
  private var boxedPreferences: Boxed<LayoutPreferences>?
  /// What nearly all containers answer.
  private static let usual = Boxed(LayoutPreferences())
  /// Whether every answer given is still here, and there was at least one.
  var isComplete: Bool { !overflowed && !sizes.isEmpty }
  private var overflowed = false

  func size(for proposal: ProposedViewSize) -> CGSize? {
    let proposal = PackedProposal(proposal)
    for entry in sizes where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count == Self.limit {
      sizes.removeFirst()
      overflowed = true
    }
    sizes.append((PackedProposal(proposal), size))
  }

  /// The known guide; the outer optional tells whether it was asked before.
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

/// What an element wishes for beside its size.
struct LayoutPreferences: Equatable, Sendable {
  var spacing = ViewSpacing()
  /// The order in which the container serves the element, the highest first.
  var priority: Double = 0
}
