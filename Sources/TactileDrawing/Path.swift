import Foundation

/// The outline of a two-dimensional shape.
///
/// Build a path in the closure of its initializer: move to a point, add lines and curves, and close the outline. A path
/// is a shape, so fill it, stroke it or clip a view to it. It's also what a custom shape returns from `path(in:)`, and
/// what the context of a canvas draws. This path is a triangle:
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 80))
///   path.addLine(to: CGPoint(x: 0, y: 80))
///   path.closeSubpath()
/// }
/// .fill(.orange)
/// ```
///
/// A path may have several subpaths, each begun by a move. Coordinates are in points; the origin is the top left, and y
/// increases downwards. As a view, a path keeps its coordinates whatever its frame is; write a custom shape to fit an
/// outline into the frame. A path with a coordinate that isn't finite isn't drawn.
///
/// Read the ``boundingRect`` of a path, or test points with ``contains(_:eoFill:)``. Other methods return a part of it,
/// such as ``trimmedPath(from:to:)``, its stroke, or its combination with another path.
///
/// Common outlines keep their identity (a rectangle stays a rectangle), so that they print and draw as such; all other
/// outlines are lists of elements.
///
/// Mirrors SwiftUI's `Path`.
public struct Path: Equatable, Sendable {
  /// A line, a curve or a movement of a path.
  ///
  /// Use ``Path/forEach(_:)`` to read the elements of a path, for example to count its curves or to export it. To add
  /// elements, call the methods of ``Path``.
  ///
  /// Mirrors SwiftUI's `Path.Element`.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath at the point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath, which closes it.
    case closeSubpath
  }

  package enum Storage: Hashable, Sendable {
    case empty
    case rect(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case ellipse(CGRect)
    case elements([Element])
  }

  package private(set) var storage: Storage

  /// Creates an empty path, to which you add elements with methods such as ``addLine(to:)``.
  public init() { storage = .empty }

  /// Creates a path of one rectangle, clockwise from its top left corner.
  public init(_ rect: CGRect) { storage = .rect(rect) }

  /// Creates a path of one rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The size of each corner, in points, limited to half of the rectangle. If the width or the height
  ///     isn't positive, corners are square.
  ///   - style: The shape of the corners; continuous by default.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(
      width: min(max(cornerSize.width, 0), abs(rect.width) / 2),
      height: min(max(cornerSize.height, 0), abs(rect.height) / 2))
    storage =
      size.width > 0 && size.height > 0
      ? .roundedRect(rect, cornerSize: size, style: style) : .rect(rect)
  }

  /// Creates a path of one rounded rectangle, whose corners have a radius in points.
  ///
  /// The radius is limited to half of the shorter side. If it isn't positive, corners are square.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a path of the ellipse that fits in the rectangle, clockwise from its rightmost point.
  public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

  /// Creates an empty path and passes it to a closure that adds elements.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements; a path that only moves isn't empty.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    default: false
    }
  }

  /// Calls the closure with each element in order.
  ///
  /// A rectangle, a rounded rectangle or an ellipse is passed as the lines and curves that draw it.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The elements of the path, in order.
  package var elements: [Element] {
    switch storage {
    case .empty: []
    case .rect(let rect): Self.elements(of: rect)
    case .roundedRect(let rect, let size, let style):
      RoundedCorner.elements(of: rect, cornerSize: size, style: style)
    case .ellipse(let rect):
      Self.elements(ofEllipseIn: rect)
    case .elements(let elements): elements
    }
  }

  private static func elements(of rect: CGRect) -> [Element] {
    let rect = rect.standardized
    return [
      .move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  /// Four quarters, clockwise from the right, where a trimmed circle begins.
  private static func elements(ofEllipseIn rect: CGRect) -> [Element] {
    let (a, b) = (rect.width / 2, rect.height / 2)
    let handle: CGFloat = 0.552_284_749_8
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * a, y: rect.midY + y * b)
    }
    func quarter(_ x: CGFloat, _ y: CGFloat) -> Element {
      // From (x, y) to (-y, x): a quarter turn clockwise.
      .curve(
        to: point(-y, x), control1: point(x - y * handle, y + x * handle),
        control2: point(-y + x * handle, x + y * handle))
    }
    return [
      .move(to: point(1, 0)), quarter(1, 0), quarter(0, 1), quarter(-1, 0), quarter(0, -1),
      .closeSubpath,
    ]
  }

  /// Appends an element that begins at the current point, unless there is none, as in Core Graphics.
  private mutating func continueSubpath(with element: Element) {
    if !isEmpty { append([element]) }
  }

  mutating func append(_ more: [Element]) {
    guard case .elements(var elements) = storage else {
      storage = .elements(elements + more)
      return
    }
    // Releasing the old storage first avoids a copy of the array.
    storage = .empty
    elements += more
    storage = .elements(elements)
  }
}

extension Path {
  /// Begins a new subpath at a point, which becomes the current point.
  ///
  /// Move to a point before you add the first line or curve. The subpath before it stays open, unless it was closed.
  public mutating func move(to end: CGPoint) { append([.move(to: end)]) }

  /// Adds a straight line from the current point to another, which becomes the current point.
  ///
  /// An empty path has no current point: it doesn't change.
  public mutating func addLine(to end: CGPoint) { continueSubpath(with: .line(to: end)) }

  /// Adds a quadratic Bézier curve from the current point; an empty path doesn't change.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, which becomes the current point.
  ///   - control: The point toward which the curve leaves its start and from which it reaches its end. The curve itself
  ///     doesn't pass through it.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    continueSubpath(with: .quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point; an empty path doesn't change.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, which becomes the current point.
  ///   - control1: The point toward which the curve leaves its start.
  ///   - control2: The point from which the curve reaches its end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    continueSubpath(with: .curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a straight line to its start, which becomes the current point.
  ///
  /// A stroke joins the ends of a closed subpath as a corner; the ends of an open one get caps. A fill closes open
  /// subpaths by itself.
  public mutating func closeSubpath() { continueSubpath(with: .closeSubpath) }

  /// Adds a rectangle as a closed subpath, clockwise from its top left corner, after the transform is applied to it.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a rounded rectangle as a closed subpath, clockwise from its top right corner.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The size of each corner, in points, limited to half of the rectangle.
  ///   - style: The shape of the corners; continuous by default.
  ///   - transform: A transform of the rounded rectangle; the identity by default.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds the ellipse that fits in the rectangle as a closed subpath, clockwise from its rightmost point.
  ///
  /// The transform applies to the ellipse; it is the identity by default.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds connected straight lines through the points, beginning a new subpath at the first.
  ///
  /// The subpath stays open. Without points, the path is unchanged.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds all elements of another path, as subpaths of their own.
  public mutating func addPath(_ path: Path) {
    if isEmpty { self = path } else { append(path.elements) }
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
    var result = Path()
    switch storage {
    case .empty: break
    case .rect(let rect): result.storage = .rect(rect.offsetBy(dx: dx, dy: dy))
    case .roundedRect(let rect, let size, let style):
      result.storage = .roundedRect(
        rect.offsetBy(dx: dx, dy: dy), cornerSize: size, style: style)
    case .ellipse(let rect): result.storage = .ellipse(rect.offsetBy(dx: dx, dy: dy))
    case .elements(let elements):
      result.storage = .elements(elements.map { $0.mapped(moved) })
    }
    return result
  }
}

/// The shape of the corners of a rounded rectangle.
///
/// Pass a style to a shape with rounded corners or to a path. The default of both is ``continuous``, whose corners
/// blend smoothly into the sides. Choose ``circular`` where corners meet arcs, or match those of other programs.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 20, style: .circular)
/// ```
///
/// Mirrors SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Sendable, Equatable, Hashable {
  /// Each corner is a quarter of a circle, or of an ellipse if its width and height differ.
  case circular
  /// Each corner's curvature increases gradually from the sides.
  ///
  /// Where there's room, the curve begins about 1.5 radii from the corner. On shorter sides, it becomes circular.
  case continuous
}
