import Foundation

/// The properties of an element that few elements have.
@MainActor
final class ElementExtras {
  /// The animation of the shown frame, while it is running.
  var motion: LayoutMotion?
  /// The elements from back to front, if a z-index changes their order.
  var order: [ElementNode]?
  /// The reach of each block of elements, if there is more than one block.
  var reachBlocks: [CGRect] = []
  /// The frames of a probed placement so far; nil while no placement is being probed; see `LayoutNode`.
  var probed: [PlacedFrame?]?
}

extension ElementNode {
  /// The animation of the shown frame, while it is running; see `ElementNode+Motion`.
  package final var motion: LayoutMotion? {
    get { extras?.motion }
    set {
      graph.layoutMotions.moving += (newValue == nil ? 0 : 1) - (motion == nil ? 0 : 1)
      if newValue != nil || extras != nil { ownExtras.motion = newValue }
    }
  }

  /// The reach of each block of elements, if there is more than one block; see `ElementNode+Reach`.
  final var reachBlocks: [CGRect] {
    get { extras?.reachBlocks ?? [] }
    set { if !newValue.isEmpty || extras != nil { ownExtras.reachBlocks = newValue } }
  }

  /// The frames of a probed placement so far; nil while no placement is being probed; see `LayoutNode`.
  final var probed: [PlacedFrame?]? {
    get { extras?.probed }
    set { if newValue != nil || extras != nil { ownExtras.probed = newValue } }
  }

  /// The extras, made at the first use.
  final var ownExtras: ElementExtras {
    if let extras { return extras }
    let new = ElementExtras()
    extras = new
    return new
  }
}

/// The elements of a node as far as they are known, in 8 bytes; see ``NodeList``.
enum CachedElements {
  case unknown
  case one(ElementNode)
  case many([ElementNode])
}
