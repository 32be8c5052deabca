import Drawing
import Foundation

extension Painter {
  /// A leaf as a projection shows it.
  ///
  /// Cairo has no perspective: each pixel is looked up in a picture of the leaf, at four places in it.
  /// That picture is the same whatever part of the window is drawn.
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
    ProjectionSampler(source: layer, back: back).fill(target)
    return target
  }

  /// The pixels of the clip that are touched by some pixels when they are projected.
  func projectedBounds(
    _ pixels: PixelRect?, by projection: ProjectionTransform, at placement: Placement
  ) -> PixelRect? {
    // Colours are mixed over half a pixel beyond the edges.
    guard let all = pixels?.outset(by: 1), let map = projection.onPixels(placement),
      let rect = map.rect(
        around: CGRect(x: all.minX, y: all.minY, width: all.width, height: all.height))
    else { return nil }
    return PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)?
      .intersection(clip)
  }

  /// A painter of what is projected, as far as a window around the window shows it.
  var wide: Painter {
    var wide = self
    let window = surroundings.window
    wide.clip = window.outset(by: max(window.width, window.height))
    wide.frame.columns = wide.clip.minX..<wide.clip.maxX
    return wide
  }
}

extension ProjectionTransform {
  /// The projection of pixels, where it is one of points placed on the picture.
  fileprivate func onPixels(_ placement: Placement) -> ProjectionTransform? {
    guard let points = placement.transform.inverse else { return nil }
    return ProjectionTransform(points).concatenating(self)
      .concatenating(ProjectionTransform(placement.transform))
  }
}
