import Foundation

/// A layout that shows one of its subviews and hides all others.
@MainActor
package protocol ChoosingLayout: ElementLayout {
  /// Returns the index of the subview to show for a proposal; nil for none.
  func choice(for proposal: ProposedViewSize, in subviews: LayoutSubviews) -> Int?
}

extension ChoosingLayout {
  package func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    choice(for: proposal, in: subviews).map { subviews[$0].measured(proposal) } ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    guard let choice = choice(for: proposal, in: subviews) else { return }
    subviews[choice].put(at: bounds.origin, proposal: proposal)
  }

  /// Returns the guide that the shown subview sets explicitly.
  package func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    subviews.explicitAlignment(of: guide, in: bounds, proposal: proposal)
  }
}

/// A container that shows one of its elements, chosen by a ``ChoosingLayout``.
///
/// The others are *passed over*. They stay in the tree with their state and answer proposals, since
/// a later choice may select them, but they have no place. They are not drawn or hit, are excluded
/// from preferences and from the accessibility tree, and have disappeared for `onAppear`. The
/// choice is made in the place phase; no body is evaluated for it.
@MainActor
package final class ChoosingNode<L: ChoosingLayout>: LayoutNode<L>, TagReader {
  package override init(_ layout: L, inputs: ViewInputs) { super.init(layout, inputs: inputs) }

  package override func placeElements(in placement: Placement) {
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

  package func tagDidChange() { setNeeds([.measure, .place]) }

  /// Returns the proposal that resulted in a size: with two children, the other one may also fit this size.
  override func proposal(for dimensions: CGSize) -> ProposedViewSize {
    answers.sizes.last { $0.size == dimensions }?.proposal.proposal
      ?? ProposedViewSize(dimensions)
  }

  /// Only the shown element contributes preferences.
  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard mayWritePreferences else { return nil }
    return elements.first { !$0.isPassedOver }?.preference(key)
  }
}

extension ElementNode {
  /// Hides the element because another one is shown instead.
  fileprivate final func passOver() {
    damageSubtree()
    isPassedOver = true
    graph.layoutUses.passesOver = true
    park()
    // When the elements inside are shown again, they behave as if they had never been shown.
    forEachNode { $0.asElement?.forgetPlacement() }
    setNeeds(.display)
  }

  /// Prepares the element for being shown.
  fileprivate final func takeTurn() {
    isPassedOver = false
    comeBackFromParking(isOutdated: false)
  }
}

extension ElementNode {
  /// Notifies the transparent nodes between the element and its container of the choice.
  fileprivate final func lifecyclesFollowChoice() {
    var node = parent
    while let current = node, current.asElement == nil {
      current.asLifecycle?.choiceDidChange()
      node = current.parent
    }
  }
}

extension ViewNode {
  /// Whether the node is inside an element that is passed over.
  package final var isInPassedOver: Bool {
    guard graph.layoutUses.passesOver else { return false }
    var node: ViewNode? = self
    while let current = node {
      if current.asElement?.isPassedOver == true { return true }
      node = current.parent
    }
    return false
  }
}
