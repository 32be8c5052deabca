import Foundation
@_spi(Engine) import TactileViewGraph

/// Scrolls the nearest scroll view inside a view to its top.
@MainActor
package final class TopScroller: ScrollClient {
  package nonisolated override init() { super.init() }

  /// Scrolls to the top with an animation.
  package func scrollToTop() {
    guard let scroll, scroll.axes.contains(.vertical) else { return }
    let top = scroll.resting(CGPoint(x: scroll.goal.x, y: -scroll.contentSize.height))
    scroll.move(to: top, under: Transaction(animation: .default), onArrival: {})
  }
}

extension View {
  /// Lets the nearest scroll view inside be scrolled to its top.
  package nonisolated func scrolls(with scroller: TopScroller) -> some View {
    transformEnvironment(\.scrollTraits) { $0.clients.append(scroller) }
  }
}
