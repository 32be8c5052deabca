internal import CTactilePangoCairo
import Foundation
import TactileDrawing

extension CairoContext {
  /// Adds an outline at a placement to the current path.
  ///
  /// - Returns: False, with the current path cleared, if a point is not finite or may overflow
  ///   cairo's 24-bit coordinates.
  func add(_ path: Path, at placement: Placement) -> Bool {
    for element in path.elements where !add(element, at: placement) {
      cairo_new_path(pointer)
      return false
    }
    return true
  }

  /// Adds a rectangle, in pixels, to the current path.
  func add(_ rect: CGRect) {
    cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Clears the current path.
  func clearPath() { cairo_new_path(pointer) }

  private func add(_ element: Path.Element, at placement: Placement) -> Bool {
    switch element {
    case .move(let to):
      guard let to = placement.pixel(to) else { return false }
      cairo_move_to(pointer, to.x, to.y)
    case .line(let to):
      guard let to = placement.pixel(to) else { return false }
      cairo_line_to(pointer, to.x, to.y)
    case .curve(let to, let control1, let control2):
      guard let to = placement.pixel(to), let control1 = placement.pixel(control1),
        let control2 = placement.pixel(control2)
      else { return false }
      cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
    case .quadCurve(let to, let control):
      guard let to = placement.pixel(to), let control = placement.pixel(control) else {
        return false
      }
      addQuadCurve(to: to, control: control)
    case .closeSubpath: cairo_close_path(pointer)
    }
    return true
  }

  /// Converts a quadratic curve to the equivalent cubic one, since cairo has only those: its
  /// control points are two thirds of the way to the original one.
  private func addQuadCurve(to end: CGPoint, control: CGPoint) {
    var (x, y) = (Double(control.x), Double(control.y))
    if cairo_has_current_point(pointer) != 0 { cairo_get_current_point(pointer, &x, &y) }
    let start = CGPoint(x: x, y: y)
    cairo_curve_to(
      pointer,
      start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
      end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3,
      end.x, end.y)
  }
}
