import Foundation
import TactileDrawing

extension CairoContext {
  /// Sets a repeated picture as the source of the next drawing in an area; returns false if it
  /// cannot be drawn.
  ///
  /// - Parameter rect: The rectangle, in points, at whose top left the first tile begins.
  func setPicture(
    _ paint: PicturePaint, over rect: CGRect, at placement: Placement, in area: PixelRect
  ) -> Bool {
    guard paint.opacity > 0, rect.width > 0, rect.height > 0, rect.width <= 1e6,
      rect.height <= 1e6, let origin = placement.moved(to: rect.origin)
    else { return false }
    let layer = Layer(bounds: area)
    // The outline limits the visible part, so the picture itself has no edges.
    let run = DisplayList.ImageRun(
      name: "", image: paint.image,
      size: CGSize(width: rect.width + 1, height: rect.height + 1), resizing: .tile)
    ImageSampler(run: run, placement: origin).fill(layer)
    setSource(layer, opacity: min(paint.opacity, 1))
    return true
  }
}
