import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of `matchedGeometryEffect`, which keeps its own place in the layout and places its
/// content at the frame of its source.
@MainActor
final class MatchedGeometryNode: PassThroughNode, ValueNode {
  private var modifier: MatchedGeometryModifier
  /// The frame of the content if it is not this node's own, in its own coordinates.
  private var target: CGRect?
  /// The initial frame of an inserted view's content in the window, until it was placed there.
  private var originFrame: CGRect?
  private var isPlacedForComing = false
  private var isOnItsWayOut = false
  private let madeIn: Int
  /// The window owns the registry, which retains its members.
  private var matches: MatchRegistry { graph.feature(MatchRegistry.self) }

  init(_ modifier: MatchedGeometryModifier, inputs: ViewInputs) {
    self.modifier = modifier
    madeIn = inputs.graph.updateNumber
    super.init(inputs: inputs)
    matches.insert(self, modifier.name)
  }

  override var name: String { "matchedGeometry" }

  func update(_ newModifier: MatchedGeometryModifier) {
    let old = modifier
    modifier = newModifier
    if old.name != newModifier.name {
      matches.remove(self, old.name)
      matches.insert(self, newModifier.name)
    } else if old.isSource != newModifier.isSource {
      matches.sourceMayChange(newModifier.name)
    }
    if old.properties != newModifier.properties || old.anchor != newModifier.anchor {
      setNeeds(.place)
    }
  }

  override func didRemove() { matches.remove(self, modifier.name) }

  override func didPark() { presenceDidChange(isLeaving: true) }

  override func willUnpark() { presenceDidChange(isLeaving: false) }

  /// A view that leaves is no source; one that comes back is one again.
  override func presenceDidChange(isLeaving: Bool) {
    isOnItsWayOut = isLeaving
    matches.sourceMayChange(modifier.name)
  }

  var mayBeSource: Bool { modifier.isSource && !isOnItsWayOut && !isInPassedOver }

  /// The frame shown in the window; nil before the first placement.
  var shownFrame: CGRect? {
    guard placement != nil else { return nil }
    let corner = convertToWindow(.zero)
    let far = convertToWindow(CGPoint(x: size.width, y: size.height))
    return CGRect(x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y)
  }

  // MARK: Placing

  /// Places the content first at the frame of another view, so that it animates from there.
  func come(from frame: CGRect) {
    originFrame = frame
    setNeeds(.place)
  }

  /// Whether the view was inserted in this update.
  var isFresh: Bool { madeIn == graph.updateNumber }

  /// Places the content at the frame of a source; nil for this node's own frame.
  func follow(_ source: MatchedGeometryNode?) {
    originFrame = nil
    let newTarget = source.flatMap(finalFrame)
    guard newTarget != target || isPlacedForComing else { return }
    isPlacedForComing = false
    target = newTarget
    setNeeds(.place)
  }

  /// Returns the frame of a source in this node's own coordinates, by final values (rule 4.5.38): what follows it animates
  /// by itself.
  ///
  /// Nil before the source is placed, and if an effect scales this node to zero.
  private func finalFrame(of source: MatchedGeometryNode) -> CGRect? {
    guard let placement = source.placement else { return nil }
    return tracking(.place) {
      transform(to: .global).inverse.map {
        CGRect(origin: .zero, size: placement.frame.size)
          .moved(by: source.transform(to: .global).concatenating($0))
      }
    }
  }

  /// Called when the place of this node or of its source has changed.
  override func geometryDidChange(_ phase: PhaseSet) { matches.geometryDidChange(modifier.name) }

  private func convertedFromWindow(_ frame: CGRect) -> CGRect {
    let corner = convertFromWindow(frame.origin)
    let far = convertFromWindow(CGPoint(x: frame.maxX, y: frame.maxY))
    return CGRect(x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y)
  }

  override func placeElements(in placement: Placement) {
    guard let content = elements.first else { return }
    let own = CGRect(origin: .zero, size: placement.frame.size)
    if originFrame != nil { isPlacedForComing = true }
    guard let goal = originFrame.map(convertedFromWindow) ?? target else {
      return super.placeElements(in: placement)
    }
    let proposal =
      modifier.properties.contains(.size) ? ProposedViewSize(goal.size) : placement.proposal
    let size = content.sizeThatFits(proposal)
    let frame = modifier.properties.contains(.position) ? goal : own
    let origin = CGPoint(
      x: frame.minX + (frame.width - size.width) * modifier.anchor.x,
      y: frame.minY + (frame.height - size.height) * modifier.anchor.y)
    content.place(
      Placement(
        frame: CGRect(origin: origin, size: size), proposal: proposal, in: placement.fraction,
        scale: placement.scale))
  }
}
