import Drawing
import Foundation

extension Painter {
  /// Draws a group as a picture of its own, and that as the projection shows it.
  ///
  /// Cairo has no perspective: each pixel is looked up in the picture, at four places in it. The picture
  /// is the same whatever part of the window is drawn.
  func drawProjected(
    _ items: [DisplayList.Item], _ projection: ProjectionTransform, at placement: Placement
  ) {
    guard let area = bounds(of: items, projection, at: placement)?.intersection(clip),
      let layer = projectionSource(items, at: placement),
      let back = projection.onPixels(placement)?.inverse
    else { return }
    let target = Layer(bounds: area)
    let places = [0.25, 0.75]
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        var sum = (0.0, 0.0, 0.0, 0.0)
        for dy in places {
          for dx in places {
            let pixel = CGPoint(x: Double(x) + dx, y: Double(y) + dy)
            guard let source = back.source(of: pixel) else { continue }
            layer.addSample(at: source, to: &sum)
          }
        }
        func byte(_ value: Double) -> UInt8 { UInt8((value / 4).rounded()) }
        target.set(
          (byte(sum.0), byte(sum.1), byte(sum.2), byte(sum.3)), x: x - area.minX,
          y: y - area.minY)
      }
    }
    target.markChanged()
    context.withClip(clip) {
      context.paint(target.surface, x: area.minX, y: area.minY)
    }
  }

  /// The pixels that a projected group may touch.
  func bounds(
    of items: [DisplayList.Item], _ projection: ProjectionTransform, at placement: Placement
  ) -> PixelRect? {
    // Colours are mixed over half a pixel beyond the edges.
    guard let all = everything(of: items, at: placement)?.outset(by: 1),
      let map = projection.onPixels(placement),
      let rect = map.rect(
        around: CGRect(x: all.minX, y: all.minY, width: all.width, height: all.height))
    else { return nil }
    return PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)?
      .intersection(clip)
  }

  /// The group before it is projected, as far as a window around the window shows it.
  private var wide: Painter {
    var wide = self
    let window = surroundings.window
    wide.clip = window.outset(by: max(window.width, window.height))
    return wide
  }

  private func everything(
    of items: [DisplayList.Item], at placement: Placement
  ) -> PixelRect? { wide.bounds(of: items, at: placement) }

  private func projectionSource(
    _ items: [DisplayList.Item], at placement: Placement
  ) -> Layer? { wide.layer(items, at: placement) }
}

extension ProjectionTransform {
  /// The projection of pixels, where it is one of points placed on the picture.
  fileprivate func onPixels(_ placement: Placement) -> ProjectionTransform? {
    guard let points = placement.transform.inverse else { return nil }
    return ProjectionTransform(points).concatenating(self)
      .concatenating(ProjectionTransform(placement.transform))
  }

  /// The place that is shown at a pixel, for the inverse of a projection.
  fileprivate func source(of pixel: CGPoint) -> CGPoint? {
    let w = pixel.x * m13 + pixel.y * m23 + m33
    // What is shown lies before the eye, where the distance is positive both ways.
    guard w > 1e-9 else { return nil }
    return CGPoint(
      x: (pixel.x * m11 + pixel.y * m21 + m31) / w, y: (pixel.x * m12 + pixel.y * m22 + m32) / w)
  }
}

extension Layer {
  /// Adds the colour at a place of the picture, mixed from the four pixels around it.
  fileprivate func addSample(
    at place: CGPoint, to sum: inout (Double, Double, Double, Double)
  ) {
    let (x, y) = (place.x - Double(bounds.minX) - 0.5, place.y - Double(bounds.minY) - 0.5)
    guard abs(x) < 1e6, abs(y) < 1e6 else { return }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (fx, fy) = (x - Double(column), y - Double(row))
    for (dx, dy, share) in [
      (0, 0, (1 - fx) * (1 - fy)), (1, 0, fx * (1 - fy)), (0, 1, (1 - fx) * fy), (1, 1, fx * fy),
    ] where share > 0 {
      let color = color(column + dx, row + dy)
      sum.0 += Double(color.0) * share
      sum.1 += Double(color.1) * share
      sum.2 += Double(color.2) * share
      sum.3 += Double(color.3) * share
    }
  }
}
