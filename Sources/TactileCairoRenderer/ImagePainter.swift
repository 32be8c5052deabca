import Foundation
import TactileDrawing

/// Draws images for a renderer, and caches them at the size in which they were drawn.
final class ImagePainter {
  private struct Key: Hashable {
    let run: DisplayList.ImageRun
    let transform: CGAffineTransform
  }

  /// The cache holds eight full windows of a phone at scale 2.
  private var layers = BoundedCache<Key, Layer>(limit: 64 << 20)

  /// The maximum number of pixels of a cached image; of larger ones, only the visible part is
  /// drawn.
  private static let mostPixels = 1 << 21

  /// Draws an image.
  ///
  /// - Parameter clip: The pixels that may change.
  func draw(
    _ run: DisplayList.ImageRun, at placement: Placement, in clip: PixelRect,
    on context: CairoContext, with ink: Ink
  ) {
    guard let mode = ink.blend.cairoOperator, run.size.width > 0, run.size.height > 0,
      run.size.width <= 1e6, run.size.height <= 1e6,
      run.image.bitmap.width > 0, run.image.bitmap.height > 0, let spot = PixelSpot(placement),
      let bounds = spot.placement.pixels(of: Path(CGRect(origin: .zero, size: run.size)), reach: 0),
      let visible = bounds.moved(x: spot.x, y: spot.y).intersection(clip)
    else { return }
    if let tint = run.tint {
      guard let tint = ink.color(tint) else { return }
      context.setColor(tint)
    }
    let layer = layer(of: run, at: spot.placement, bounds, visible.moved(x: -spot.x, y: -spot.y))
    let (x, y) = (layer.bounds.minX + spot.x, layer.bounds.minY + spot.y)
    if run.tint == nil {
      context.setSource(layer.surface, x: x, y: y)
      context.paint(opacity: ink.opacity, blending: mode)
    } else {
      context.blending(mode) { context.paint(through: layer.surface, x: x, y: y) }
    }
  }

  private func layer(
    of run: DisplayList.ImageRun, at placement: Placement, _ bounds: PixelRect,
    _ visible: PixelRect
  ) -> Layer {
    var run = run
    run.tint = nil
    let sampler = ImageSampler(run: run, placement: placement)
    guard bounds.width * bounds.height <= Self.mostPixels else {
      let layer = Layer(bounds: visible)
      sampler.fill(layer)
      return layer
    }
    let key = Key(run: run, transform: placement.transform)
    if let known = layers.value(for: key) { return known }
    let layer = Layer(bounds: bounds)
    sampler.fill(layer)
    layers.insert(layer, cost: bounds.width * bounds.height * 4 + 500, for: key)
    return layer
  }
}
