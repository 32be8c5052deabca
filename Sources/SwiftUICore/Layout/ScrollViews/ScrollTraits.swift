import Foundation

/// The modifiers around a scroll view that are meant for it and not for scroll views inside it.
struct ScrollTraits: Equatable {
  /// The observers of the scroll view, the outermost first.
  var clients: [ScrollClient] = []
  /// Decides where a scroll ends; nil leaves that to the speed of the finger.
  var targetBehavior: (any ScrollTargetBehavior)?
  /// The distances, in points, between the edges of the viewport and the content at rest.
  var margins = EdgeInsets()
  /// The distances, in points, between the edges of the viewport and the indicators.
  var indicatorMargins = EdgeInsets()
  /// The default anchors; see ``ScrollAnchorRole``.
  var anchors: [ScrollAnchorRole.Kind: UnitPoint] = [:]

  func anchor(for role: ScrollAnchorRole.Kind) -> UnitPoint? { anchors[role] }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.clients.elementsEqual(rhs.clients) { $0 === $1 }
      && lhs.margins == rhs.margins && lhs.indicatorMargins == rhs.indicatorMargins
      && lhs.anchors == rhs.anchors
      && ValueComparison.areEqual(lhs.targetBehavior, rhs.targetBehavior)
  }
}

enum ScrollTraitsKey: EnvironmentKey {
  static var defaultValue: ScrollTraits { ScrollTraits() }
}

extension EnvironmentValues {
  /// What the modifiers around say of the closest scroll view inside.
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }
}

/// An observer of a scroll view: the object of a modifier around it.
@MainActor
class ScrollClient {
  /// The scroll view that the modifier is meant for; nil before there is one.
  private(set) weak var scroll: ScrollNode?

  nonisolated init() {}

  /// Takes the scroll view; the first one in the modifier's content stays.
  final func attach(to node: ScrollNode) {
    if let scroll, scroll !== node, !scroll.isRemoved { return }
    guard scroll !== node else { return }
    scroll = node
    didAttach()
  }

  /// Called when there is a scroll view.
  func didAttach() {}

  /// Called after layout when the offset, the content or the viewport may have changed.
  func geometryDidChange(of scroll: ScrollNode) {}

  /// Called when the phase has changed.
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of scroll: ScrollNode) {}
}
