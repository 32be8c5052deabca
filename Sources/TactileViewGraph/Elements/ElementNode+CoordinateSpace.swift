import Foundation

// Conversions between the coordinates of elements, as laid out: exact frames, and the final values
// of effects. Mirrored frames are mirrored here as well, so every space is measured from the left.
// For the presented geometry, see `convertToWindow`.

extension ElementNode {
  /// Converts a point of this node's own coordinates to a coordinate space.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    point.applying(transform(to: space))
  }

  /// Converts a point of a coordinate space to this node's own coordinates.
  ///
  /// If an effect scales this node to zero, there is no such point, and the given point is returned.
  final func convert(_ point: CGPoint, from space: CoordinateSpace) -> CGPoint {
    transform(to: space).inverse.map { point.applying($0) } ?? point
  }

  /// Returns the smallest rectangle of a coordinate space around a rectangle of this node's coordinates.
  package final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    rect.moved(by: transform(to: space))
  }

  /// Returns the smallest rectangle of this node's coordinates around a rectangle of a coordinate space.
  package final func convert(_ rect: CGRect, from space: CoordinateSpace) -> CGRect {
    transform(to: space).inverse.map { rect.moved(by: $0) } ?? rect
  }

  /// Converts a point of the window to a coordinate space by the presented geometry, as for pointers.
  package final func convertFromWindow(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    element(of: space)?.convertFromWindow(point) ?? point
  }

  /// Returns the element that defines a coordinate space, as seen from this node; nil for the window.
  ///
  /// A name that no enclosing element has refers to the window.
  final func element(of space: CoordinateSpace) -> ElementNode? {
    switch space {
    case .local: return self
    case .global: return nil
    case .named(let name):
      if let element = element(named: name) { return element }
      RuntimeWarning.issue(
        "\(nearestViewName) uses the coordinate space “\(name)”, which none of its ancestors defines; the window's "
          + "space is used. Add .coordinateSpace(.named(…)) with this name to an ancestor.")
      return nil
    }
  }

  /// Returns the nearest element, this one or an enclosing one, with the named coordinate space.
  package final func element(named name: AnyHashable) -> ElementNode? {
    var node: ElementNode? = self
    while let current = node {
      current.followGeometry()
      if current.isCoordinateSpace(named: name) { return current }
      node = current.container
    }
    return nil
  }

  /// Returns the transform from this node's coordinates to a space; reading it creates a dependency.
  package final func transform(to space: CoordinateSpace) -> CGAffineTransform {
    transform(to: element(of: space))
  }

  /// Returns the transform from this node's coordinates to those of an enclosing element, or of the window if nil.
  package final func transform(to target: ElementNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while node !== target, let container = node.container {
      node.followGeometry()
      let origin = node.placement?.frame.origin ?? .zero
      let movement = node.containerMovement ?? .zero
      transform.tx += origin.x - movement.width
      transform.ty += origin.y - movement.height
      if let effect = container.contentTransform {
        transform = transform.concatenating(container.usable(effect, after: transform))
      }
      node = container
    }
    return transform
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the transformed one; a translation keeps its exact size.
  package func moved(by transform: CGAffineTransform) -> CGRect {
    transform.isTranslation ? offsetBy(dx: transform.tx, dy: transform.ty) : applying(transform)
  }
}

extension CGAffineTransform {
  /// Whether the transform is only a translation.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension ViewNode {
  /// The nearest view of the program around the node, or the node itself, for messages; the outermost view of this package
  /// if there is none.
  package final var nearestViewName: String {
    let bodies = sequence(first: self, next: \.parent).filter(\.hasBody)
    let written = bodies.first { !TracedWords.isOfPackage($0.bodyOwner) }
    if let name = (written ?? bodies.last)?.name { return name }
    // A node that is being made has no parent yet.
    let made = self is RootNode ? nil : graph.nesting.innermostBody
    return made.map(TracedWords.owner) ?? graph.contentName
  }
}
