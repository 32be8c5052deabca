import Foundation
@_spi(Engine) import TactileViewGraph

/// The modifiers around a scroll view that apply to it, but not to scroll views inside it.
struct ScrollTraits: Equatable {
  /// The observers of the scroll view, outermost first.
  var clients: [ScrollClient] = []
  /// The behavior that determines where a scroll ends; nil depends only on the velocity of the
  /// finger.
  var targetBehavior: (any ScrollTargetBehavior)?
  /// The distances between the edges of the viewport and the content at rest, in points.
  var margins = EdgeInsets()
  /// The edges whose margin a modifier has set, to 0 or more.
  var marginEdges: Edge.Set = []
  /// The distances between the edges of the viewport and the indicators, in points.
  var indicatorMargins = EdgeInsets()
  /// The default anchors by role; see ``ScrollAnchorRole``.
  var anchors = ScrollAnchors()

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.clients.elementsEqual(rhs.clients) { $0 === $1 }
      && lhs.margins == rhs.margins && lhs.marginEdges == rhs.marginEdges
      && lhs.indicatorMargins == rhs.indicatorMargins
      && lhs.anchors == rhs.anchors
      && ValueComparison.areEqual(lhs.targetBehavior, rhs.targetBehavior)
  }
}

enum ScrollTraitsKey: EnvironmentKey {
  static var defaultValue: ScrollTraits { ScrollTraits() }
}

extension EnvironmentValues {
  /// The traits that enclosing modifiers set for the nearest scroll view inside.
  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }

  /// The edges whose content margin a modifier has set, for a container with margins of its own.
  package var contentMarginEdges: Edge.Set { scrollTraits.marginEdges }
}

/// An observer of a scroll view, owned by a modifier around it.
@MainActor
package class ScrollClient {
  /// The scroll view that the modifier applies to; nil until it is attached.
  private(set) weak var scroll: ScrollNode?

  package nonisolated init() {}

  /// Attaches the observer to a scroll view, unless it is attached to another that still exists.
  final func attach(to node: ScrollNode) {
    if let scroll, scroll !== node, !scroll.isRemoved { return }
    guard scroll !== node else { return }
    scroll = node
    didAttach()
  }

  /// Called when the observer has been attached.
  func didAttach() {}

  /// Called after layout when the offset, the content or the viewport may have changed.
  func geometryDidChange(of scroll: ScrollNode) {}

  /// Called when the phase has changed.
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, of scroll: ScrollNode) {}
}
