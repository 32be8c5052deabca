import Foundation

/// The outline of a two-dimensional shape.
///
/// Coordinates are in points; the origin is the top left and y increases downwards. Common outlines
/// keep their identity (a rectangle stays a rectangle), so that they print, compare and draw as
/// such; all other outlines are lists of elements. Mirrors SwiftUI's `Path`.
public struct Path: Equatable, Sendable {
  /// A line, a curve or a movement of a path.
  ///
  /// Use `forEach(_:)` of a path to read its elements.
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

  /// Creates a path without elements.
  public init() { storage = .empty }

  /// Creates a path of one rectangle.
  public init(_ rect: CGRect) { storage = .rect(rect) }

  /// Creates a path of one rounded rectangle; corners are limited to half of the rectangle.
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

  /// Creates a path of one rounded rectangle; the radius is limited to half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Creates a path of the ellipse that fits in the rectangle.
  public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

  /// Creates an empty path and passes it to a closure that adds elements.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    default: false
    }
  }

  /// Calls the closure with each element in order.
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
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { append([.move(to: end)]) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to end: CGPoint) { append([.line(to: end)]) }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append([.quadCurve(to: end, control: control)])
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append([.curve(to: end, control1: control1, control2: control2)])
  }

  /// Closes the current subpath with a straight line.
  public mutating func closeSubpath() { append([.closeSubpath]) }

  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  /// Adds a rounded rectangle as a closed subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
  }

  /// Adds the ellipse that fits in the rectangle as a closed subpath.
  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  /// Adds connected straight lines through the points, beginning a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds all elements of another path.
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
/// The default of SwiftUI's shapes is ``continuous``.
///
/// Mirrors SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Sendable, Equatable, Hashable {
  /// Each corner is a quarter circle.
  case circular
  /// Each corner's curvature increases gradually from the sides.
  case continuous
}
