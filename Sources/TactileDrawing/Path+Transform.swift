import Foundation

extension Path.Element {
  /// Returns the element with each of its points mapped.
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let to): .move(to: map(to))
    case .line(let to): .line(to: map(to))
    case .quadCurve(let to, let control): .quadCurve(to: map(to), control: map(control))
    case .curve(let to, let control1, let control2):
      .curve(to: map(to), control1: map(control1), control2: map(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path {
  /// Creates a path from elements.
  package init(elements: [Element]) {
    self.init()
    append(elements)
  }

  /// Returns the path with a transform applied to all of its points.
  ///
  /// The transform acts around the origin of the path's coordinates. To act around another point, move it to the origin
  /// first, and back after. Under translation and scaling, a rectangle stays a rectangle and an ellipse an ellipse.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.b == 0, transform.c == 0 {
      if transform.a == 1, transform.d == 1 {
        return offsetBy(dx: transform.tx, dy: transform.ty)
      }
      switch storage {
      case .rect(let rect): return Path(rect.applying(transform))
      case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
      default: break
      }
    }
    return Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
  }

  /// Adds all elements of another path, after transforming them.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Adds rectangles as closed subpaths, after transforming them.
  public mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    for rect in rects { addPath(Path(rect).applying(transform)) }
  }

  /// The point at which the next line or curve begins; nil for an empty path.
  ///
  /// It's the end of the last element or, after a subpath has been closed, the start of that subpath.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): current = to
      case .closeSubpath: current = start
      }
    }
    return current
  }
}
