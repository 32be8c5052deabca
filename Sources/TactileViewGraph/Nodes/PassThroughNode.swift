import Foundation

/// An element around a single other one, with the same size, guides and place.
@MainActor
@_spi(Engine) open class PassThroughNode: ElementNode {
  @_spi(Engine) public override init(inputs: ViewInputs) { super.init(inputs: inputs) }

  private var content: ElementNode? { firstElement }

  @_spi(Engine) open override var preferences: LayoutPreferences {
    content?.preferences ?? LayoutPreferences()
  }

  @_spi(Engine) open override var modified: ElementNode? { content }

  @_spi(Engine) open override var zIndex: Double { content?.zIndex ?? 0 }

  @_spi(Engine) open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content?.sizeThatFits(proposal) ?? .zero
  }

  @_spi(Engine) open override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize)
    -> CGFloat?
  {
    content?.explicitAlignment(key, in: dimensions)
  }

  @_spi(Engine) open override func placeElements(in placement: Placement) {
    content?.place(
      Placement(
        frame: CGRect(origin: .zero, size: placement.frame.size), proposal: placement.proposal,
        in: placement.fraction, scale: placement.scale))
  }
}
