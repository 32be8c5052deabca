import Foundation

/// The properties of an element that few elements have.
@MainActor
final class ElementExtras {
  /// The animation of the shown frame, while it is running.
  var motion: LayoutMotion?
  /// The elements from back to front, if a z-index changes their order.
  var order: [ElementNode]?
  /// The reach of each block of elements, if there is more than one block.
  var reachBlocks: [ReachBounds] = []
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
  final var reachBlocks: [ReachBounds] {
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

/// Properties of an element in one byte, so that there is no room between its others.
struct ElementFlags: OptionSet {
  let rawValue: UInt8

  static let isFollowed = ElementFlags(rawValue: 1)
  static let hasStaleReach = ElementFlags(rawValue: 2)
  static let hasKnownOrder = ElementFlags(rawValue: 4)

  fileprivate subscript(flag: ElementFlags) -> Bool {
    get { contains(flag) }
    set { if newValue { insert(flag) } else { remove(flag) } }
  }
}

extension ElementNode {
  /// Whether any computation has read the element's position; see `GeometryCell`.
  final var isFollowed: Bool {
    get { flags[.isFollowed] }
    set { flags[.isFollowed] = newValue }
  }

  /// Whether the elements were placed since the reach was computed.
  final var hasStaleReach: Bool {
    get { flags[.hasStaleReach] }
    set { flags[.hasStaleReach] = newValue }
  }

  /// Whether the order of the elements is known; see `ElementNode+ZOrder`.
  final var hasKnownOrder: Bool {
    get { flags[.hasKnownOrder] }
    set { flags[.hasKnownOrder] = newValue }
  }
}
