import Foundation
import TactileDrawing

@_spi(Engine) @testable import TactileViewGraph

/// A drawn symbol, with its frame in the window.
struct DrawnSymbol: Equatable {
  let name: String
  let frame: CGRect
  let color: RGBAColor
}

extension Window {
  /// The drawn symbols, from back to front, without regard to rotations and scales.
  var symbols: [DrawnSymbol] {
    func collect(_ items: [DisplayList.Item], _ offset: CGPoint) -> [DrawnSymbol] {
      items.flatMap { item -> [DrawnSymbol] in
        let origin = CGPoint(x: offset.x + item.origin.x, y: offset.y + item.origin.y)
        switch item.content {
        case .symbol(let run):
          return [
            DrawnSymbol(
              name: run.name, frame: CGRect(origin: origin, size: run.size), color: run.color)
          ]
        case .group(_, let items): return collect(items, origin)
        default: return []
        }
      }
    }
    return collect(display.items, .zero)
  }
}
