import Foundation
@_spi(Engine) import TactileViewGraph

/// A view that extends under bars, beyond the safe area.
@MainActor
final class SafeAreaIgnoringNode: PassThroughNode {
  private var edges: Edge.Set

  init(_ edges: Edge.Set, inputs: ViewInputs) {
    self.edges = edges
    super.init(inputs: inputs)
  }

  override var name: String { "ignoresSafeArea" }

  func update(_ newEdges: Edge.Set) {
    guard newEdges != edges else { return }
    edges = newEdges
    setNeeds(.place)
  }

  override func placeElements(in placement: Placement) {
    let (mirroring, overlap) = placing(beyond: edges)
    guard overlap != EdgeInsets(), let content = elements.first else {
      return super.placeElements(in: placement)
    }
    let room = CGRect(origin: .zero, size: placement.frame.size).grown(by: overlap)
    let proposal = ProposedViewSize(room.size)
    let frame = CGRect(origin: room.origin, size: content.sizeThatFits(proposal))
    content.place(placement.inner(frame, proposal: proposal, mirroring))
  }
}
