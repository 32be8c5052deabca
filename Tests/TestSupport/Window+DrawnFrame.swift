import Foundation
import TactileDrawing

@_spi(Engine) @testable import TactileViewGraph

extension Window {
  /// Where a text is drawn in the window, with all that moves it.
  func drawnFrame(of text: String) -> CGRect? {
    func find(
      _ items: [DisplayList.Item], _ transform: CGAffineTransform
    ) -> CGRect? {
      for item in items {
        let place = CGAffineTransform(translationX: item.origin.x, y: item.origin.y)
          .concatenating(transform)
        switch item.content {
        case .text(let run) where run.lines.map(\.string).joined(separator: " ") == text:
          let corners = [CGPoint.zero, CGPoint(x: run.size.width, y: run.size.height)]
            .map { $0.applying(place) }
          return CGRect(
            x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
            height: corners[1].y - corners[0].y)
        case .group(let effect, let items):
          let inner = (effect.transform ?? .identity).concatenating(place)
          if let found = find(items, inner) { return found }
        default: break
        }
      }
      return nil
    }
    return find(display.items, .identity)
  }
}
