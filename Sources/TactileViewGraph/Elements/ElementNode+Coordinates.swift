import Foundation

extension ElementNode {
  /// The origin of this node, in the coordinates of the container's elements.
  ///
  /// Shown frames animate relative to the window, so a moving container does not move the elements in it.
  final var origin: CGPoint {
    var final = drawnOrigin
    let graph = graph
    guard graph.showsElsewhere else { return final }
    if let movement = containerMovement {
      final = CGPoint(x: final.x - movement.width, y: final.y - movement.height)
    }
    guard graph.layoutMotions.moving > 0 else { return final }
    let (own, outer) = (shift, container.map { $0.carriesContent ? .zero : $0.shift } ?? .zero)
    return CGPoint(x: final.x + own.x - outer.x, y: final.y + own.y - outer.y)
  }

  /// The node's frame in its own coordinates.
  package final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Converts a point of the window to this node's own coordinates, by presented transforms.
  package final func convertFromWindow(_ point: CGPoint) -> CGPoint {
    var point = point
    if let container {
      point = container.convertFromWindow(point)
      point = container.contentPoint(of: point) ?? point
    }
    let origin = origin
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Converts a point of this node's own coordinates to the window, by presented transforms.
  package final func convertToWindow(_ point: CGPoint) -> CGPoint {
    let origin = origin
    let point = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    guard let container else { return point }
    return container.convertToWindow(container.drawnPoint(of: point))
  }
}
