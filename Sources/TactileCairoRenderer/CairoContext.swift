internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// Owns a `cairo_t`, which draws on a surface.
///
/// Coordinates are in pixels of the surface, except inside ``withCoordinates(_:_:)``.
final class CairoContext {
  let pointer: OpaquePointer

  init(_ surface: CairoSurface) { pointer = cairo_create(surface.pointer) }

  deinit { cairo_destroy(pointer) }

  /// Whether all drawing so far was valid; after its first error, cairo draws nothing more.
  var isValid: Bool { cairo_status(pointer) == CAIRO_STATUS_SUCCESS }

  /// The surface that is drawn on, which is the group's own inside a group.
  var target: OpaquePointer { cairo_get_group_target(pointer) }

  /// Sets the source of the following drawing to a color.
  func setColor(_ color: RGBAColor) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.opacity)
  }

  /// Replaces all pixels with a color, or with transparent ones if nil.
  func clear(_ color: RGBAColor?) {
    cairo_set_operator(pointer, color == nil ? CAIRO_OPERATOR_CLEAR : CAIRO_OPERATOR_SOURCE)
    if let color { setColor(color) }
    cairo_paint(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Fills the current path, and clears it.
  func fill() { cairo_fill(pointer) }

  /// Paints the source through a mask with its top left pixel at a position.
  func paint(through mask: CairoSurface, x: Int, y: Int) {
    cairo_mask_surface(pointer, mask.pointer, Double(x), Double(y))
  }

  /// Runs the closure with coordinates that the placement converts to pixels.
  func withCoordinates(_ placement: Placement, _ body: () -> Void) {
    var matrix = cairo_matrix_t(
      xx: placement.scale.width, yx: placement.skew.height, xy: placement.skew.width,
      yy: placement.scale.height,
      x0: placement.origin.x, y0: placement.origin.y)
    cairo_set_matrix(pointer, &matrix)
    body()
    cairo_identity_matrix(pointer)
  }

  /// The smallest rectangle of pixels around the filled area of the current path.
  ///
  /// It is nil if the path is empty or out of range.
  var pathBounds: PixelRect? {
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(pointer, &minX, &minY, &maxX, &maxY)
    return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
