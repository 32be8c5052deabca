import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Opens a window on a desktop, whose keyboard reaches every control.
@MainActor
func desktopWindow(
  size: CGSize = CGSize(width: 400, height: 300), @ViewBuilder _ content: () -> some View
) -> Window {
  Window(size: size, idiom: .pad, isDesktop: true, content)
}

extension Window {
  /// The label of the button in focus, or else the first text in the view in focus; empty if there is
  /// none.
  var focused: String {
    guard let current = graph.focus.current else { return "" }
    let button = current.focusedButton?.ownAccessibilityElements
    return (button ?? current.innerAccessibilityElements).first?.label ?? ""
  }

  /// The focus rings in the window: the outlines around which they are drawn, and the line's width.
  var rings: [(outline: CGRect, lineWidth: CGFloat)] {
    func collect(_ items: [DisplayList.Item], at offset: CGPoint) -> [(CGRect, CGFloat)] {
      items.flatMap { item -> [(CGRect, CGFloat)] in
        guard case .group(let effect, let inner) = item.content else { return [] }
        let place = CGPoint(x: offset.x + item.origin.x, y: offset.y + item.origin.y)
        if case .clip(_, let style) = effect, style.isEOFilled, inner.count == 1,
          case .stroke(let path, _, let stroke, _) = inner[0].content
        {
          return [(path.boundingRect.offsetBy(dx: place.x, dy: place.y), stroke.lineWidth)]
        }
        return collect(inner, at: place)
      }
    }
    return collect(display.items, at: .zero).map { (outline: $0.0, lineWidth: $0.1) }
  }
}
