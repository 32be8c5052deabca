import Drawing
import Foundation

extension Painter {
  /// Returns a leaf under a projection; nil if it is invisible.
  ///
  /// Cairo does not support perspective, so each pixel is sampled from a picture of the leaf at
  /// four points. That picture does not depend on the redrawn part of the window.
  func projected(
    _ leaf: Leaf, in effects: EffectStack, by projection: ProjectionTransform,
    at placement: Placement
  ) -> Layer? {
    guard let bounds = wide.bounds(of: leaf, in: effects),
      let area = projectedBounds(bounds, by: projection, at: placement),
      let back = projection.onPixels(placement)?.inverse
    else { return nil }
    let layer = wide.layer(in: bounds) { $0.draw(leaf, in: effects) }
    let target = Layer(bounds: area)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        var sum = SIMD4<Float>()
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          guard let source = back.source(of: CGPoint(x: Double(x) + dx, y: Double(y) + dy)) else {
            continue
          }
          sum += layer.color(at: source)
        }
        if sum.w > 0 { target.set(sum / 4, x: x - area.minX, y: y - area.minY) }
      }
    }
    target.markChanged()
    return target
  }

  /// Returns the pixels of the clip that some pixels touch after their projection.
  func projectedBounds(
    _ pixels: PixelRect?, by projection: ProjectionTransform, at placement: Placement
  ) -> PixelRect? {
    // Interpolation extends half a pixel beyond the edges.
    guard let all = pixels?.outset(by: 1), let map = projection.onPixels(placement),
      let rect = map.rect(
        around: CGRect(x: all.minX, y: all.minY, width: all.width, height: all.height))
    else { return nil }
    return PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)?
      .intersection(clip)
  }

  /// A painter of projected content, with a clip of one window's size around the window.
  var wide: Painter {
    var wide = self
    let window = surroundings.window
    wide.clip = window.outset(by: max(window.width, window.height))
    wide.frame.columns = wide.clip.minX..<wide.clip.maxX
    return wide
  }
}

extension ProjectionTransform {
  /// Returns the projection in pixels; nil if the placement has no inverse.
  fileprivate func onPixels(_ placement: Placement) -> ProjectionTransform? {
    guard let points = placement.transform.inverse else { return nil }
    return ProjectionTransform(points).concatenating(self)
      .concatenating(ProjectionTransform(placement.transform))
  }

  /// Returns the source point of a pixel, for the inverse of a projection; nil if there is none.
  fileprivate func source(of pixel: CGPoint) -> CGPoint? {
    let w = pixel.x * m13 + pixel.y * m23 + m33
    // Visible points are in front of the eye, where the divisor is positive in both directions.
    guard w > 1e-9 else { return nil }
    return CGPoint(
      x: (pixel.x * m11 + pixel.y * m21 + m31) / w, y: (pixel.x * m12 + pixel.y * m22 + m32) / w)
  }
}
