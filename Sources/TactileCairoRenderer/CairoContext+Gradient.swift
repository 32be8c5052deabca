internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// Gradients computed pixel by pixel.
///
/// The gradients of cairo and pixman depend slightly on the drawn rectangle, so a redrawn part
/// would not match the rest; they also lack angular gradients.
extension CairoContext {
  /// Sets a gradient as the source of the next drawing in an area.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points over which the gradient's unit square is stretched, unless
  ///     the gradient has its own.
  ///   - mask: The mask of the drawing.
  /// - Returns: The gradient's pixels, which the drawing needs; nil if the gradient cannot be drawn.
  func setGradient(
    _ gradient: GradientPaint, over rect: CGRect, at placement: Placement, in area: PixelRect,
    through mask: OutlinePainter.Mask
  ) -> Layer? {
    let stops = gradient.stops.compactMap { stop in
      stop.location.isFinite ? stop.color.placed(at: stop.location) : nil
    }
    let rect = gradient.rect ?? rect
    guard !stops.isEmpty, rect.width.isFinite, rect.height.isFinite,
      let inverse = placement.transform.inverse, inverse.isFinite,
      let field = GradientField(gradient.geometry, over: rect)
    else { return nil }
    let last = GradientRamp.steps
    let ramp = (0...last).map { stops.color(at: Double($0) / Double(last)).premultipliedPixel }
    guard let area = area.intersection(mask.bounds) else { return nil }
    let layer = Layer(bounds: area)
    let shape = GradientPixels(
      layer: layer, area: area, mask: mask, ramp: ramp, inverse: inverse,
      spread: gradient.spread)
    switch field {
    case .linear(let start, let way): shape.fillLinear(from: start, way)
    case .radial, .angular: shape.fill { field.part(at: $0) }
    }
    layer.markChanged()
    setSource(layer.surface, x: area.minX, y: area.minY)
    return layer
  }

  /// Sets a layer as the source of the next drawing.
  ///
  /// The layer owns its pixels, so cairo receives a copy.
  func setSource(_ layer: Layer, opacity: Double) {
    var copy: OpaquePointer?
    // The clip keeps the copy as small as the layer.
    withClip(layer.bounds) {
      cairo_push_group(pointer)
      cairo_set_source_surface(
        pointer, layer.surface.pointer, Double(layer.bounds.minX), Double(layer.bounds.minY))
      cairo_paint_with_alpha(pointer, opacity)
      copy = cairo_pop_group(pointer)
    }
    cairo_set_source(pointer, copy)
    cairo_pattern_destroy(copy)
  }
}

/// The number of steps in a gradient's ramp of colors.
private enum GradientRamp {
  static let steps = 1023

  /// The step of a part of the way.
  @inline(__always)
  static func step(_ part: Double) -> Int {
    // A hair more, so that the noise of floating point sums never decides.
    let step = part * Double(steps) + 1e-6
    // Written so that NaN is the end, as a gradient without extent is all end.
    return step < Double(steps) ? Int(max(step, 0)) : steps
  }
}

/// The pixels of a layer that a gradient fills.
private struct GradientPixels {
  let layer: Layer
  /// The pixels in the layer and the mask.
  let area: PixelRect
  /// Pixels where the mask is clear stay clear.
  let mask: OutlinePainter.Mask
  let ramp: [UInt32]
  /// The transform from pixels to points of the gradient.
  let inverse: CGAffineTransform
  let spread: GradientPaint.Spread

  /// Fills the pixels by how far along the gradient a point is.
  @inline(__always)
  func fill(_ part: (CGPoint) -> Double) {
    let t = inverse
    fillRows { x, y in
      part(CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty))
    }
  }

  /// Fills the pixels by how far along a linear gradient they are, which changes evenly in a row.
  func fillLinear(from start: CGPoint, _ way: CGSize) {
    guard way != .zero else { return fillRows { _, _ in 1 } }
    let t = inverse
    let slope = t.a * way.width + t.b * way.height
    fillRows(isConstant: slope == 0) { x, y in
      let first = (t.c * y + t.tx - start.x) * way.width + (t.d * y + t.ty - start.y) * way.height
      return first + slope * x
    }
  }

  /// Fills the pixels row by row.
  ///
  /// - Parameters:
  ///   - isConstant: Whether all pixels of a row are equally far along the gradient.
  ///   - part: Returns how far along the gradient the pixel with a middle is.
  @inline(__always)
  private func fillRows(isConstant: Bool = false, _ part: (CGFloat, CGFloat) -> Double) {
    let (left, top) = (area.minX - layer.bounds.minX, area.minY - layer.bounds.minY)
    let (opacities, stride) = mask.surface.memory
    guard let opacities = opacities.baseAddress else { return }
    let pixels = UnsafeMutableRawPointer(layer.start).assumingMemoryBound(to: UInt32.self)
    ramp.withUnsafeBufferPointer { ramp in
      for y in 0..<area.height {
        let row =
          opacities + (area.minY + y - mask.bounds.minY) * stride + area.minX - mask.bounds.minX
        let line = pixels + (top + y) * layer.bounds.width + left
        let middle = CGFloat(area.minY + y) + 0.5
        func step(_ x: Int) -> Int {
          let place = part(CGFloat(area.minX &+ x) + 0.5, middle)
          // The ramp is padded at both ends anyway.
          return GradientRamp.step(spread == .pad ? place : spread.part(for: place))
        }
        if isConstant {
          let color = ramp[step(0)]
          for x in 0..<area.width where row[x] > 0 { line[x] = color }
        } else {
          for x in 0..<area.width where row[x] > 0 { line[x] = ramp[step(x)] }
        }
      }
    }
  }
}

/// The position along a gradient for each point.
private enum GradientField {
  /// The start, and the vector to the end divided by the square of its length.
  case linear(CGPoint, CGSize)
  case radial(center: CGPoint, unit: CGSize, start: Double, end: Double)
  case angular(center: CGPoint, start: Double, span: Double)

  /// Creates a field; nil if the coordinates are out of range.
  init?(_ geometry: GradientPaint.Geometry, over rect: CGRect) {
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func areUsable(_ values: Double...) -> Bool { values.allSatisfy { abs($0) <= 1e6 } }
    switch geometry {
    case .linear(let x, let y, let endX, let endY):
      let (start, end) = (point(x, y), point(endX, endY))
      guard areUsable(start.x, start.y, end.x, end.y) else { return nil }
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      self = .linear(
        start, square > 0 ? CGSize(width: dx / square, height: dy / square) : .zero)
    case .radial(let x, let y, let start, let end):
      let center = point(x, y)
      guard areUsable(center.x, center.y, start, end) else { return nil }
      self = .radial(
        center: center, unit: CGSize(width: 1, height: 1), start: max(start, 0), end: max(end, 0))
    case .elliptical(let x, let y, let start, let end):
      let center = point(x, y)
      guard areUsable(center.x, center.y, start, end), rect.width > 0, rect.height > 0 else {
        return nil
      }
      self = .radial(center: center, unit: rect.size, start: max(start, 0), end: max(end, 0))
    case .angular(let x, let y, let start, let end):
      let center = point(x, y)
      guard areUsable(center.x, center.y, start, end) else { return nil }
      self = .angular(center: center, start: start, span: end - start)
    }
  }

  /// How far along the gradient a point is.
  func part(at point: CGPoint) -> Double {
    switch self {
    case .linear(let start, let way):
      guard way != .zero else { return 1 }
      return (point.x - start.x) * way.width + (point.y - start.y) * way.height
    case .radial(let center, let unit, let start, let end):
      let (x, y) = ((point.x - center.x) / unit.width, (point.y - center.y) / unit.height)
      let distance = (x * x + y * y).squareRoot()
      return start == end ? (distance < end ? 0 : 1) : (distance - start) / (end - start)
    case .angular(let center, let start, let span):
      let turn = 2 * Double.pi
      // Half of the gap between the end and the start, where the colors wrap around.
      let rest = (turn - min(abs(span), turn)) / 2
      var angle = (atan2(point.y - center.y, point.x - center.x) - start)
        .truncatingRemainder(dividingBy: turn)
      if span < 0 { angle = -angle }
      if angle < 0 { angle += turn }
      let part = span == 0 ? 1 : angle / abs(span)
      return part > 1 ? (turn - angle < rest ? 0 : 1) : part
    }
  }
}

extension RGBAColor {
  /// Returns the color as a stop, even if it is transparent.
  fileprivate func placed(at location: Double) -> GradientPaint.Stop? {
    guard red.isFinite, green.isFinite, blue.isFinite, opacity.isFinite else { return nil }
    var clear = self
    clear.opacity = 0
    return GradientPaint.Stop(color: drawable ?? clear, location: location)
  }

  /// The premultiplied blue, green, red and opacity components, the lowest byte first.
  fileprivate var premultipliedPixel: UInt32 {
    [1, red, green, blue].reduce(0) { pixel, value in
      pixel << 8 | UInt32(min(max(value * opacity * 255, 0), 255).rounded())
    }
  }
}

extension [GradientPaint.Stop] {
  /// Returns the color at a location, interpolated between the adjacent stops.
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

extension GradientPaint.Spread {
  /// The place between 0 and 1 that has the color of a place anywhere.
  fileprivate func part(for place: Double) -> Double {
    switch self {
    case .pad: return place
    case .repeat: return place - place.rounded(.down)
    case .mirror:
      let part = place - (place / 2).rounded(.down) * 2
      return part > 1 ? 2 - part : part
    }
  }
}
