import Foundation
import TactileDrawing

@_spi(Engine) @testable import TactileViewGraph

/// A filled path, with its bounds in the window.
struct DrawnFill: Equatable {
  let rect: CGRect
  let color: RGBAColor?
}

extension Window {
  /// What is filled at a place in that order, if so much is.
  func fill(_ index: Int) -> DrawnFill? { fills.dropFirst(index).first }

  /// All that is filled, from back to front; what turns or scales it is left out of account.
  var fills: [DrawnFill] {
    func collect(_ items: [DisplayList.Item], _ offset: CGPoint) -> [DrawnFill] {
      items.flatMap { item -> [DrawnFill] in
        let origin = CGPoint(x: offset.x + item.origin.x, y: offset.y + item.origin.y)
        switch item.content {
        case .fill(let path, .color(let color), _):
          return [
            DrawnFill(rect: path.boundingRect.offsetBy(dx: origin.x, dy: origin.y), color: color)
          ]
        case .group(_, let items): return collect(items, origin)
        default: return []
        }
      }
    }
    return collect(display.items, .zero)
  }
}
