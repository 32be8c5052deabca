internal import CPangoCairo
import Drawing
import Foundation

extension CairoContext {
  /// Sets a gradient as what the next fill draws with; false if it cannot be drawn.
  func setGradient(
    _ gradient: GradientPaint, over rect: CGRect, at placement: Placement, in area: PixelRect
  ) -> Bool {
    let stops = gradient.stops.compactMap { stop in
      stop.location.isFinite ? stop.color.placed(at: stop.location) : nil
    }
    guard let last = stops.last, rect.width.isFinite, rect.height.isFinite else { return false }
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    // From the gradient's own coordinates to points.
    var local = CGAffineTransform.identity
    let pattern: OpaquePointer?
    switch gradient.geometry {
    case .linear(let x, let y, let endX, let endY):
      let (start, end) = (point(x, y), point(endX, endY))
      guard Self.areUsable(start.x, start.y, end.x, end.y) else { return false }
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let x, let y, let start, let end):
      let center = point(x, y)
      guard Self.areUsable(center.x, center.y, start, end) else { return false }
      pattern = cairo_pattern_create_radial(
        center.x, center.y, max(start, 0), center.x, center.y, max(end, 0))
    case .elliptical(let x, let y, let start, let end):
      guard Self.areUsable(x, y, start, end), rect.width > 0, rect.height > 0 else {
        return false
      }
      local = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
      pattern = cairo_pattern_create_radial(x, y, max(start, 0), x, y, max(end, 0))
    case .angular(let x, let y, let start, let end):
      guard Self.areUsable(x, y, start, end) else { return false }
      return setAngular(
        stops, around: point(x, y), from: start, to: end, at: placement, in: area)
    }
    defer { cairo_pattern_destroy(pattern) }
    guard let inverse = local.concatenating(placement.transform).inverse, inverse.isFinite else {
      setColor(last.color)
      return true
    }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.opacity)
    }
    var matrix = cairo_matrix_t(
      xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx,
      y0: inverse.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(pointer, pattern)
    return true
  }

  private static func areUsable(_ values: Double...) -> Bool {
    values.allSatisfy { abs($0) <= 1e6 }
  }

  /// Cairo has no gradients around a point: each pixel of the area is reckoned here.
  private func setAngular(
    _ stops: [GradientPaint.Stop], around center: CGPoint, from start: Double, to end: Double,
    at placement: Placement, in area: PixelRect
  ) -> Bool {
    guard let inverse = placement.transform.inverse else { return false }
    let layer = Layer(bounds: area)
    let colors = (0...1023).map { stops.color(at: Double($0) / 1023).premultipliedBytes }
    let (turn, span) = (2 * Double.pi, end - start)
    // The half of the gap between both ends, where the colours change over.
    let rest = (turn - min(abs(span), turn)) / 2
    for y in 0..<area.height {
      for x in 0..<area.width {
        let pixel = CGPoint(
          x: CGFloat(area.minX + x) + 0.5, y: CGFloat(area.minY + y) + 0.5)
        let point = pixel.applying(inverse)
        var angle = (atan2(point.y - center.y, point.x - center.x) - start)
          .truncatingRemainder(dividingBy: turn)
        if span < 0 { angle = -angle }
        if angle < 0 { angle += turn }
        var part = span == 0 ? 1 : angle / abs(span)
        if part > 1 { part = turn - angle < rest ? 0 : 1 }
        layer.set(colors[Int(part * 1023)], x: x, y: y)
      }
    }
    layer.markChanged()
    // The pixels belong to the layer; a copy belongs to cairo.
    cairo_push_group(pointer)
    cairo_set_source_surface(
      pointer, layer.surface.pointer, Double(area.minX), Double(area.minY))
    cairo_paint(pointer)
    cairo_pop_group_to_source(pointer)
    return true
  }
}

extension RGBAColor {
  /// The colour as a stop, also where it is clear.
  fileprivate func placed(at location: Double) -> GradientPaint.Stop? {
    guard red.isFinite, green.isFinite, blue.isFinite, opacity.isFinite else { return nil }
    var clear = self
    clear.opacity = 0
    return GradientPaint.Stop(color: drawable ?? clear, location: location)
  }

  /// Blue, green, red and opacity as bytes.
  fileprivate var premultipliedBytes: (UInt8, UInt8, UInt8, UInt8) {
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value * opacity * 255, 0), 255).rounded()) }
    return (byte(blue), byte(green), byte(red), byte(1))
  }
}

extension [GradientPaint.Stop] {
  /// The colour at a place, mixed from the stops beside it.
  fileprivate func color(at location: Double) -> RGBAColor {
    guard let next = firstIndex(where: { $0.location > location }) else {
      return self[count - 1].color
    }
    guard next > 0 else { return self[0].color }
    let (a, b) = (self[next - 1], self[next])
    let part = (location - a.location) / (b.location - a.location)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return RGBAColor(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), opacity: mix(a.color.opacity, b.color.opacity))
  }
}
