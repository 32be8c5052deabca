import Foundation

/// The properties of an element that few elements have.
@MainActor
final class ElementExtras: ListExtension {
  /// The animation of the shown frame, while it is running.
  var motion: LayoutMotion?
  /// The elements from back to front, if a z-index changes their order.
  var order: [ElementNode]?
  /// The reach of each block of elements, if there is more than one block.
  var reachBlocks: [ReachBounds] = []
  /// The frames of a probed placement so far; nil while no placement is being probed; see `LayoutNode`.
  var probed: [PlacedFrame?]?
  /// The cache of a layout of many elements.
  var layoutMemory: (any LayoutMemory)?
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
}

extension ElementNode {
  /// The cache of a layout of many elements; nil for other elements.
  final var layoutMemory: (any LayoutMemory)? {
    get { extras?.layoutMemory }
    set { ownExtras.layoutMemory = newValue }
  }
}

/// Properties of an element in one byte, so that there is no room between its others.
struct ElementFlags: OptionSet {
  let rawValue: UInt8

  static let isFollowed = ElementFlags(rawValue: 1)
  static let hasStaleReach = ElementFlags(rawValue: 2)
  static let hasKnownOrder = ElementFlags(rawValue: 4)
  static let isDamaged = ElementFlags(rawValue: 8)
  static let isPassedOver = ElementFlags(rawValue: 16)
  static let ignoresGestures = ElementFlags(rawValue: 32)
  /// Whether answers that the container remembers were forgotten; see `LayoutNode`.
  static let hasForgotten = ElementFlags(rawValue: 64)
  /// Whether the elements are known.
  static let knowsElements = ElementFlags(rawValue: 128)
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

  /// Whether the whole subtree has to be redrawn; see `ElementNode+Damage`.
  final var isDamaged: Bool {
    get { flags[.isDamaged] }
    set { flags[.isDamaged] = newValue }
  }

  /// Whether another element is shown instead of this one; see `ChoosingNode`.
  package final var isPassedOver: Bool {
    get { flags[.isPassedOver] }
    set { flags[.isPassedOver] = newValue }
  }

  /// Whether the element's own gesture is disabled; see `PressNode`.
  package final var ignoresGestures: Bool {
    get { flags[.ignoresGestures] }
    set { flags[.ignoresGestures] = newValue }
  }
}
