import Foundation
import TactileDrawing

extension Painter {
  /// Returns a leaf under a projection; nil if it is invisible.
  ///
  /// Cairo does not support perspective, so each pixel is sampled from a picture of the leaf at
  /// four points. The pixels of that picture do not depend on the redrawn part of the window.
  func projected(
    _ leaf: Leaf, in effects: EffectStack, by projection: ProjectionTransform,
    at placement: Placement
  ) -> Layer? {
    guard let bounds = wide.bounds(of: leaf, in: effects),
      let area = projectedBounds(bounds, by: projection, at: placement),
      let back = projection.onPixels(placement)?.inverse
    else { return nil }
    let layer = wide.layer(in: seen(of: bounds, in: area, by: back)) { $0.draw(leaf, in: effects) }
    let target = Layer(bounds: area)
    ProjectionSampler(source: layer, back: back).fill(target)
    return target
  }

  /// Returns the part of a picture that is seen in an area after its projection.
  ///
  /// - Parameter back: The inverse of the projection, from pixels to pixels.
  private func seen(
    of bounds: PixelRect, in area: PixelRect, by back: ProjectionTransform
  ) -> PixelRect {
    guard
      let rect = back.rect(
        around: CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)),
      let pixels = PixelRect(
        minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    else { return bounds }
    // How pixels are mixed depends on the pixels around them, and on the edges of the picture.
    return bounds.intersection(pixels.outset(by: 16)) ?? bounds
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
    wide.drawnArea.columns = wide.clip.minX..<wide.clip.maxX
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
}
