import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

// The parts of a spec that scroll.

@MainActor
enum SpecScroll {
  private static let axes: [Axis.Set] = [.vertical, .horizontal, [.horizontal, .vertical]]

  static func view(_ value: Int, _ content: some View) -> some View {
    ScrollView(axes[value]) { content }
  }

  static func modified(_ view: AnyView, _ value: Int) -> AnyView {
    switch value {
    case 0: AnyView(view.scrollDisabled(true))
    case 1: AnyView(view.scrollClipDisabled())
    case 2: AnyView(view.scrollBounceBehavior(.basedOnSize))
    case 3: AnyView(view.scrollBounceBehavior(.always, axes: [.horizontal, .vertical]))
    case 4: AnyView(view.containerRelativeFrame(.horizontal, count: 3, spacing: 4))
    case 5:
      AnyView(
        view.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) })
    case 6: AnyView(view.scrollTargetLayout().onScrollVisibilityChange { _ in })
    case 7: AnyView(view.contentMargins(7).scrollPosition(id: .constant(nil as Int?)))
    default: AnyView(view.modifier(LayoutContainerModifier()))
    }
  }

  static func inset(_ view: AnyView, _ value: Int) -> AnyView {
    switch value {
    case 0: AnyView(view.safeAreaInset(edge: .bottom) { Text("bar") })
    case 1: AnyView(view.safeAreaInset(edge: .top, alignment: .leading, spacing: 3) { Text("bar") })
    case 2: AnyView(view.safeAreaInset(edge: .leading, alignment: .top) { Text("bar") })
    case 3, 4: AnyView(view.safeAreaPadding(.vertical, CGFloat(value * 3)))
    case 5, 6: AnyView(view.ignoresSafeArea(edges: value == 5 ? .all : .bottom))
    default: AnyView(view.background(.yellow))
    }
  }
}

extension Stage {
  /// The scroll views that have a place, in the document's order.
  var scrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    root.forEachNode {
      if let node = $0 as? ScrollNode, !node.isInPassedOver { found.append(node) }
    }
    return found
  }

  /// The rows of lists that have a place, in the document's order.
  var swipeRows: [SwipeRowNode] {
    var found: [SwipeRowNode] = []
    root.forEachNode {
      if let node = $0 as? SwipeRowNode, !node.isInPassedOver { found.append(node) }
    }
    return found
  }

  /// Moves rows aside as far as those of another stage have been moved.
  func swipe(as other: Stage) {
    for (mine, its) in zip(swipeRows, other.swipeRows) where its.offset != 0 {
      mine.open(to: its.offset)
    }
    host.settle()
  }

  /// Scrolls as far as the views of another stage have been scrolled.
  func scroll(as other: Stage) {
    // What comes into sight may scroll as well.
    for _ in 0..<4 {
      for (mine, its) in zip(scrollNodes, other.scrollNodes) { mine.scroll(to: its.offset) }
      host.settle()
    }
  }
}
