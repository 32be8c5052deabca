internal import CPangoCairo
import Drawing
import Foundation

/// Owns a `cairo_t`, the hand that draws on a surface.
///
/// Coordinates are pixels of the surface except inside of ``withCoordinates(_:_:)``.
final class CairoContext {
  let pointer: OpaquePointer

  init(_ surface: CairoSurface) { pointer = cairo_create(surface.pointer) }

  deinit { cairo_destroy(pointer) }

  /// Whether all drawing so far was valid; cairo draws nothing more after its first error.
  var isValid: Bool { cairo_status(pointer) == CAIRO_STATUS_SUCCESS }

  /// The picture that is drawn on, which is a group's own inside of one.
  var target: OpaquePointer { cairo_get_group_target(pointer) }

  /// Sets the colour of what follows.
  func setColor(_ color: RGBAColor) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.opacity)
  }

  /// Replaces everything by the colour, or by nothing.
  func clear(_ color: RGBAColor?) {
    cairo_set_operator(pointer, color == nil ? CAIRO_OPERATOR_CLEAR : CAIRO_OPERATOR_SOURCE)
    if let color { setColor(color) }
    cairo_paint(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Fills the current path and begins a new one.
  func fill() { cairo_fill(pointer) }

  /// Paints the colour through a mask whose top left pixel lies at a pixel.
  func paint(through mask: CairoSurface, x: Int, y: Int) {
    cairo_mask_surface(pointer, mask.pointer, Double(x), Double(y))
  }

  /// Runs the closure with coordinates that the placement turns into pixels.
  func withCoordinates(_ placement: Placement, _ body: () -> Void) {
    var matrix = cairo_matrix_t(
      xx: placement.scale.width, yx: placement.skew.height, xy: placement.skew.width,
      yy: placement.scale.height,
      x0: placement.origin.x, y0: placement.origin.y)
    cairo_set_matrix(pointer, &matrix)
    body()
    cairo_identity_matrix(pointer)
  }

  /// The smallest rectangle of pixels around the inside of the current path; nil if it is empty
  /// or beyond all pictures.
  var pathBounds: PixelRect? {
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(pointer, &minX, &minY, &maxX, &maxY)
    return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
