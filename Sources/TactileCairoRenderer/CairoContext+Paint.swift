internal import CTactilePangoCairo
import Foundation
import TactileDrawing

extension CairoContext {
  /// Fills the current path with a fill style, and clears it.
  func fill(_ style: FillStyle) {
    cairo_set_fill_rule(
      pointer, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      pointer, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_fill(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Strokes the current path, and clears it.
  func stroke(_ style: StrokeStyle, isAntialiased: Bool, at placement: Placement) {
    cairo_set_antialias(
      pointer, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    // The path is already in pixels; the placement shapes the pen.
    withCoordinates(placement) {
      cairo_set_line_width(pointer, style.lineWidth)
      cairo_set_miter_limit(pointer, max(style.miterLimit, 1))
      cairo_set_line_cap(pointer, style.lineCap.cairoCap)
      cairo_set_line_join(pointer, style.lineJoin.cairoJoin)
      if let dash = style.usableDash {
        cairo_set_dash(
          pointer, dash.map { Double($0) }, Int32(dash.count), Double(style.dashPhase))
      }
      cairo_stroke(pointer)
      cairo_set_dash(pointer, nil, 0, 0)
    }
    cairo_set_antialias(pointer, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Runs the closure with drawing clipped to a rectangle of pixels.
  func withClip(_ bounds: PixelRect, _ draw: () -> Void) {
    cairo_save(pointer)
    cairo_rectangle(
      pointer, Double(bounds.minX), Double(bounds.minY), Double(bounds.width),
      Double(bounds.height))
    cairo_clip(pointer)
    draw()
    cairo_restore(pointer)
  }

  /// Draws a group inside a rectangle of pixels, then runs the closure with the group as the
  /// source.
  func withGroup(in bounds: PixelRect, _ draw: () -> Void, then paint: () -> Void) {
    // The clip limits the size of the group's offscreen buffer.
    withClip(bounds) {
      cairo_push_group(pointer)
      draw()
      cairo_pop_group_to_source(pointer)
      paint()
    }
  }

  /// Paints the source everywhere with an opacity.
  func paint(opacity: Double, blending mode: cairo_operator_t = CAIRO_OPERATOR_OVER) {
    blending(mode) { cairo_paint_with_alpha(pointer, opacity) }
  }

  /// Paints the source through the mask of an outline.
  func paint(
    through mask: OutlinePainter.Mask, blending mode: cairo_operator_t = CAIRO_OPERATOR_OVER
  ) {
    blending(mode) { paint(through: mask.surface, x: mask.bounds.minX, y: mask.bounds.minY) }
  }

  /// Runs the closure with a cairo operator; groups must not begin inside the closure.
  func blending(_ mode: cairo_operator_t?, _ draw: () -> Void) {
    guard let mode, mode != CAIRO_OPERATOR_OVER else { return draw() }
    cairo_set_operator(pointer, mode)
    draw()
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Paints the source, masked by the opacity of the closure's drawing.
  func paintGroup(maskedBy draw: () -> Void) {
    let source = cairo_pattern_reference(cairo_get_source(pointer))
    cairo_push_group(pointer)
    draw()
    let mask = cairo_pop_group(pointer)
    cairo_set_source(pointer, source)
    cairo_mask(pointer, mask)
    cairo_pattern_destroy(mask)
    cairo_pattern_destroy(source)
  }

  /// Paints a picture with its top left pixel at a position.
  func paint(_ surface: CairoSurface, x: Int, y: Int) {
    setSource(surface, x: x, y: y)
    cairo_paint(pointer)
  }

  /// Paints the target of a context, with its pixel (0, 0) at a position.
  func paint(_ target: OpaquePointer, x: Int, y: Int) {
    cairo_surface_flush(target)
    cairo_set_source_surface(pointer, target, Double(x), Double(y))
    cairo_paint(pointer)
  }

  /// Replaces the existing pixels with a layer, at the layer's position.
  func replace(by layer: Layer) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    withClip(layer.bounds) { paint(layer.surface, x: layer.bounds.minX, y: layer.bounds.minY) }
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Replaces the existing pixels with a picture in the same coordinates.
  func copy(_ surface: CairoSurface) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    paint(surface.pointer, x: 0, y: 0)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Multiplies the existing pixels by the opacity of a mask that covers all of them.
  func multiply(by mask: CairoSurface, x: Int, y: Int) {
    setSource(mask, x: x, y: y)
    blending(CAIRO_OPERATOR_DEST_IN) { cairo_paint(pointer) }
  }

  /// Sets a picture, with its top left pixel at a position, as the source of the next drawing.
  func setSource(_ surface: CairoSurface, x: Int, y: Int) {
    cairo_set_source_surface(pointer, surface.pointer, Double(x), Double(y))
  }

  /// Sets a paint as the source of the next drawing through a mask.
  ///
  /// Materials depend on more than the context: see `Painter+Materials`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle over which a gradient's unit square is stretched.
  ///   - mask: The mask of the drawing.
  /// - Returns: The source, to keep until the drawing has ended; nil if the paint is invisible.
  func setPaint(
    _ paint: Paint, over rect: CGRect, at placement: Placement, in area: PixelRect,
    through mask: OutlinePainter.Mask
  ) -> PaintSource? {
    switch paint {
    case .color(let color):
      guard let color = color.drawable else { return nil }
      setColor(color)
      return PaintSource()
    case .gradient(let gradient):
      return setGradient(gradient, over: rect, at: placement, in: area, through: mask)
        .map { PaintSource(pixels: $0) }
    case .material: return nil
    case .picture(let picture):
      return setPicture(picture, over: rect, at: placement, in: area) ? PaintSource() : nil
    case .finished(let base, _):
      return setPaint(base, over: rect, at: placement, in: area, through: mask)
    }
  }
}

/// The source of a drawing; cairo reads the pixels while it draws, and does not own them.
struct PaintSource {
  var pixels: Layer?
}

extension CGLineCap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension BlendMode {
  /// The operator of cairo; nil if cairo has no equivalent.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusDarker: nil
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
