import Foundation

/// A layout that shows one of its subviews in the place of all.
@MainActor
protocol ChoosingLayout: ElementLayout {
  /// Which of the subviews is shown for a proposal; nil for none.
  func choice(for proposal: ProposedViewSize, in subviews: LayoutSubviews) -> Int?
}

extension ChoosingLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    choice(for: proposal, in: subviews).map { subviews[$0].measured(proposal) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    guard let choice = choice(for: proposal, in: subviews) else { return }
    subviews[choice].put(at: bounds.origin, proposal: proposal)
  }

  /// Where the one that is shown sets the guide.
  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    subviews.explicitAlignment(of: guide, in: bounds, proposal: proposal)
  }
}

/// A container that shows one of its elements, by a ``ChoosingLayout``.
///
/// The others are *passed over*: they stay in the tree with their state and answer proposals, since
/// a next choice may be theirs, but have no place. So they are neither drawn nor hit, say nothing to
/// those above and to those who do not see the window, and have disappeared for `onAppear`. The
/// choice is made in the place phase; no body runs for it.
@MainActor
final class ChoosingNode<L: ChoosingLayout>: LayoutNode<L>, TagReader {
  override func placeElements(in placement: Placement) {
    choose(for: placement.proposal)
    super.placeElements(in: placement)
  }

  private func choose(for proposal: ProposedViewSize) {
    let choice = layout.choice(for: proposal, in: LayoutSubviews(elements, of: self))
    var hasChanged = false
    for (index, element) in elements.enumerated()
    where element.isPassedOver != (index != choice) {
      hasChanged = true
      if index == choice { element.takeTurn() } else { element.passOver() }
    }
    guard hasChanged else { return }
    for element in elements { element.lifecyclesFollowChoice() }
    if mayWritePreferences { childPreferencesDidChange() }
  }

  func tagDidChange() { setNeeds([.measure, .place]) }

  /// The one that may have led to the size: of two children the other may fit what this one takes.
  override func proposal(for dimensions: CGSize) -> ProposedViewSize {
    answers.sizes.last { $0.size == dimensions }?.proposal.proposal
      ?? ProposedViewSize(dimensions)
  }

  /// Only what is shown has something to say.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard mayWritePreferences else { return nil }
    return elements.first { !$0.isPassedOver }?.preference(key)
  }
}

extension ElementNode {
  /// Loses its place to another element.
  fileprivate final func passOver() {
    damageSubtree()
    isPassedOver = true
    graph.passesOver = true
    park()
    // What is below comes anew, as if it had never been shown.
    forEachNode { $0.asElement?.forgetPlacement() }
    setNeeds(.display)
  }

  /// Is about to get the place.
  fileprivate final func takeTurn() {
    isPassedOver = false
    comeBackFromParking(isOutdated: false)
  }
}

extension ElementNode {
  /// Tells the transparent nodes between the element and its container which element is shown.
  fileprivate final func lifecyclesFollowChoice() {
    var node = parent
    while let current = node, current.asElement == nil {
      (current as? LifecycleNode)?.choiceDidChange()
      node = current.parent
    }
  }
}

extension ViewNode {
  /// Whether the node stands in an element that another one is shown in place of.
  final var isInPassedOver: Bool {
    guard graph.passesOver else { return false }
    var node: ViewNode? = self
    while let current = node {
      if current.asElement?.isPassedOver == true { return true }
      node = current.parent
    }
    return false
  }
}
