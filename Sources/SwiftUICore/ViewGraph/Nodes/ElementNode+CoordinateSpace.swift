import Foundation

// From the coordinates of an element to those of another, as laid out: exact frames and the values
// that effects are on their way to. Frames that were mirrored are mirrored here as well, so every
// space counts from the left. What is shown at the moment is another matter: `convertToWindow`.

extension ElementNode {
  /// Where a point of this node's own coordinates lies in a space.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    point.applying(transform(to: space))
  }

  /// Where a point of a space lies in this node's own coordinates.
  ///
  /// Where an effect squeezes this node to nothing, no point of the space does: then the point
  /// itself.
  final func convert(_ point: CGPoint, from space: CoordinateSpace) -> CGPoint {
    transform(to: space).inverse.map { point.applying($0) } ?? point
  }

  /// The smallest rectangle of a space around one of this node's own coordinates.
  final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    rect.moved(by: transform(to: space))
  }

  /// The smallest rectangle of this node's own coordinates around one of a space.
  final func convert(_ rect: CGRect, from space: CoordinateSpace) -> CGRect {
    transform(to: space).inverse.map { rect.moved(by: $0) } ?? rect
  }

  /// Where a point of the window lies in a space, by what is shown at the moment: what a pointer
  /// points at.
  final func convertFromWindow(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    element(of: space)?.convertFromWindow(point) ?? point
  }

  /// The element whose own coordinates are those of the space, seen from here; nil for the window.
  ///
  /// A name that nobody around bears means the window.
  final func element(of space: CoordinateSpace) -> ElementNode? {
    switch space {
    case .local: return self
    case .global: return nil
    case .named(let name):
      if let element = element(named: name) { return element }
      RuntimeWarning.issue(
        "\(nearestViewName) refers to the coordinate space “\(name)”, which no view around it "
          + "has; the window's is taken. Give one of them .coordinateSpace(.named(…)) with that "
          + "name.")
      return nil
    }
  }

  /// The closest element, here or around, whose coordinates bear the name.
  final func element(named name: AnyHashable) -> ElementNode? {
    var node: ElementNode? = self
    while let current = node {
      current.followGeometry()
      if current.isCoordinateSpace(named: name) { return current }
      node = current.container
    }
    return nil
  }

  /// From this node's own coordinates to those of a space; what is evaluated depends on it.
  final func transform(to space: CoordinateSpace) -> CGAffineTransform {
    transform(to: element(of: space))
  }

  /// From this node's own coordinates to those of an element around it, or of the window for nil.
  final func transform(to target: ElementNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while node !== target, let container = node.container {
      node.followGeometry()
      let origin = node.placement?.frame.origin ?? .zero
      transform.tx += origin.x
      transform.ty += origin.y
      if let effect = container.contentTransform {
        transform = transform.concatenating(container.usable(effect, after: transform))
      }
      node = container
    }
    return transform
  }
}

extension CGRect {
  /// The smallest rectangle around the transformed one; of exactly its size where it only moves.
  func moved(by transform: CGAffineTransform) -> CGRect {
    transform.isTranslation ? offsetBy(dx: transform.tx, dy: transform.ty) : applying(transform)
  }
}

extension CGAffineTransform {
  /// Whether every point moves by the same distance.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension ViewNode {
  /// The type of the closest view of somebody's own, for warnings.
  final var nearestViewName: String {
    var node: ViewNode? = self
    while let current = node {
      if let body = current as? BodyNode { return body.name }
      node = current.parent
    }
    return graph.root.contentName
  }
}
