import Foundation
import TactileDrawing

extension Painter {
  /// A painter of what is in the clip or casts a shadow into it.
  private func alsoCasting(_ shadow: SpreadingEffect.Shadow) -> Painter {
    var painter = casting(shadow)
    painter.clip = painter.clip.union(clip)
    return painter
  }

  /// Returns a painter of the content that casts a shadow into the clip.
  func casting(_ shadow: SpreadingEffect.Shadow) -> Painter {
    var painter = self
    painter.clip = clip.moved(x: -shadow.x, y: -shadow.y).outset(by: shadow.margin)
    let margin = shadow.margin + abs(shadow.x)
    painter.drawnArea.columns =
      drawnArea.columns.lowerBound - margin..<drawnArea.columns.upperBound + margin
    return painter
  }

  /// Draws a leaf over its shadow, both with an ink.
  func draw(
    _ leaf: Leaf, in effects: EffectStack, on shadows: [SpreadingEffect.Shadow], with ink: Ink
  ) {
    let (layer, steps) = caster(leaf, in: effects, of: shadows)
    if let layer {
      let masks = self.shadows.masks(of: layer, steps.reversed())
      for (shadow, mask) in zip(shadows, masks.reversed()) {
        if let mask { paint(shadow.color, through: mask, with: ink) }
      }
    }
    paint(leaf, in: effects, as: layer, with: ink)
  }

  /// A picture of a leaf that casts shadows, and the shadows as far as the clip needs them.
  private func caster(
    _ leaf: Leaf, in effects: EffectStack, of shadows: [SpreadingEffect.Shadow]
  ) -> (Layer?, [ShadowStep]) {
    var painter = self
    if !isDrawnOnce(leaf, in: effects) { painter.surroundings.areOpacitiesEnough = true }
    guard let own = extent(of: leaf, in: effects) else { return (nil, []) }
    var steps = shadows.map { ShadowStep($0) }
    let all = steps.reversed().reduce(own) { $0.union($1.extent(of: $0) ?? $0) }
    guard all.intersection(clip) != nil else { return (nil, []) }
    for (index, shadow) in shadows.enumerated() {
      steps[index].needed = painter.clip
      painter = painter.alsoCasting(shadow)
    }
    // Whole shadows are the same wherever the leaf lies, so they are found in the cache again.
    if max(all.width, all.height) <= Self.mostShadow, painter.covers(own) {
      painter.clip = own
      painter.drawnArea.columns =
        min(drawnArea.columns.lowerBound, own.minX)..<max(drawnArea.columns.upperBound, own.maxX)
      steps = shadows.map { ShadowStep($0) }
    }
    return (painter.layer(of: leaf, in: effects), steps)
  }

  /// The most pixels along a side of shadows that are drawn as a whole.
  private static let mostShadow = 1024

  /// Whether the clip covers most of some pixels.
  private func covers(_ pixels: PixelRect) -> Bool {
    guard let common = clip.intersection(pixels) else { return false }
    return common.width * common.height * 2 > pixels.width * pixels.height
  }

  /// Draws a leaf and an inner shadow over it, both with an ink.
  ///
  /// The shadow is the inverse of the leaf's opacities, blurred, moved, and clipped to the leaf.
  func draw(
    _ leaf: Leaf, in effects: EffectStack, under shadow: SpreadingEffect.Shadow, with ink: Ink
  ) {
    let layer = picture(of: leaf, in: effects, casting: shadow)
    let lit = bounds(of: leaf, in: effects)
    let shade = layer.flatMap { layer in lit.map { inner(shadow, on: layer, in: $0) } }
    paint(leaf, in: effects, as: layer, with: ink)
    guard let shade, let lit else { return }
    paint(
      shadow.color, through: OutlinePainter.Mask(surface: shade.surface, bounds: lit), with: ink)
  }

  /// Returns the opacities of an inner shadow in an area.
  private func inner(
    _ shadow: SpreadingEffect.Shadow, on layer: Layer, in lit: PixelRect
  ) -> OpacityMask {
    let mask = shadows.inverseMask(of: layer, shadow.blur)
    let own = layer.opacities
    var result = [UInt8](repeating: 0, count: lit.width * lit.height)
    for y in 0..<lit.height {
      let (row, start) = (lit.minY + y - layer.bounds.minY, lit.minX - layer.bounds.minX)
      for x in 0..<lit.width {
        let opacity = Int(own[row * layer.bounds.width + start + x])
        guard opacity > 0 else { continue }
        let dark = Int(mask.opacity(x: start + x - shadow.x, y: row - shadow.y))
        result[y * lit.width + x] = UInt8((opacity * dark + 127) / 255)
      }
    }
    return OpacityMask(result, width: lit.width)
  }

  /// Returns a picture of a leaf whose shadow falls into the clip, or on content in the clip.
  private func picture(
    of leaf: Leaf, in effects: EffectStack, casting shadow: SpreadingEffect.Shadow
  ) -> Layer? {
    var painter = alsoCasting(shadow)
    if !isDrawnOnce(leaf, in: effects) { painter.surroundings.areOpacitiesEnough = true }
    return painter.layer(of: leaf, in: effects, margin: shadow.margin)
  }

  /// Paints a leaf that casts a shadow.
  private func paint(
    _ leaf: Leaf, in effects: EffectStack, as layer: Layer?, with ink: Ink
  ) {
    if isDrawnOnce(leaf, in: effects) {
      if let layer { paint(layer, with: ink) }
    } else {
      draw(leaf, in: effects.inside(ink))
    }
  }

  /// Returns whether the picture that casts a shadow is painted as well.
  ///
  /// Otherwise, a leaf that is expensive to draw would be drawn twice for each shadow around it. A
  /// leaf that shows its backdrop can only be drawn in place, and simple ones are drawn directly to
  /// be as sharp as without a shadow.
  private func isDrawnOnce(_ leaf: Leaf, in effects: EffectStack) -> Bool {
    guard !effects.blends, !leaf.content.showsBackdrop else { return false }
    if case .group = leaf.content { return true }
    return !effects.stages.isEmpty
  }

  /// Paints a color through a mask.
  private func paint(_ color: RGBAColor, through mask: OutlinePainter.Mask, with ink: Ink) {
    guard let color = ink.color(color), var area = clip.intersection(mask.bounds) else { return }
    if let limit = ink.area {
      guard let limited = area.intersection(limit) else { return }
      area = limited
    }
    guard let mode = ink.blend.cairoOperator else {
      let layer = layer(in: area) { painter in
        painter.paint(color, through: mask, with: Ink())
      }
      var rest = Ink()
      (rest.blend, rest.clips) = (ink.blend, ink.clips)
      return paint(layer, with: rest)
    }
    let limited = ink.clips.isEmpty ? mask : limited(mask, to: ink.clips, in: area)
    guard let limited else { return }
    context.withClip(area) {
      context.setColor(color)
      context.paint(through: limited, blending: mode)
    }
  }
}

extension DisplayList.Content {
  /// Whether the content depends on its backdrop.
  fileprivate var showsBackdrop: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _, _):
      if case .material = paint.base { true } else { false }
    case .group(_, let items): items.contains { $0.content.showsBackdrop }
    case .text, .symbol, .image: false
    }
  }
}
