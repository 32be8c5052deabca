import Drawing
import Foundation

extension Painter {
  /// Draws the shadow that everything outside of some items casts on them.
  ///
  /// It is the inverse of their opacities, blurred and moved, where they are.
  func drawInnerShadow(
    on items: [DisplayList.Item], _ color: RGBAColor, _ radius: CGFloat, _ offset: CGSize,
    at placement: Placement
  ) {
    guard let color = color.drawable, let (dx, dy) = placement.pixels(offset) else { return }
    let blur = BoxBlur(radius: radius * placement.pixelsPerPoint)
    let margin = blur?.margin ?? 0
    var opacities = self
    opacities.surroundings.areOpacitiesEnough = true
    guard let lit = opacities.layer(items, at: placement) else { return }
    // What casts the shadow lies elsewhere, and is blurred.
    opacities.clip = clip.moved(x: -dx, y: -dy).outset(by: margin)
    let shade = opacities.layer(items, at: placement, margin: margin)
    let mask = shade.map { shadows.inverseMask(of: $0, blur) }
    let (own, width) = (lit.opacities, lit.bounds.width)
    var result = own
    if let shade, let mask {
      let x0 = lit.bounds.minX - dx - shade.bounds.minX
      let y0 = lit.bounds.minY - dy - shade.bounds.minY
      for index in own.indices where own[index] > 0 {
        let dark = mask.opacity(x: x0 + index % width, y: y0 + index / width)
        result[index] = UInt8((Int(own[index]) * Int(dark) + 127) / 255)
      }
    }
    let shadow = ShadowCache.Mask(result, width: width, nil)
    context.setColor(color)
    context.withClip(clip) {
      context.paint(through: shadow.surface, x: lit.bounds.minX, y: lit.bounds.minY)
    }
  }
}
