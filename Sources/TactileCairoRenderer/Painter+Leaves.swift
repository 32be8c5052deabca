internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// The content of a leaf, to which effects apply as one picture, and its placement.
struct Leaf {
  let content: DisplayList.Content
  let placement: Placement
}

extension Painter {
  /// Draws a leaf with effects around it.
  func draw(_ leaf: Leaf, in effects: EffectStack) {
    guard let stage = effects.stages.first else { return paint(leaf, with: effects.ink) }
    switch stage.effect {
    case .projection(let projection, let placement):
      guard let layer = projected(leaf, in: effects.inner, by: projection, at: placement) else {
        return
      }
      paint(layer, with: stage.ink)
    case .shadow:
      let (shadows, inner) = effects.shadows
      both(of: leaf, in: effects, inner) { painter, ink in
        painter.draw(leaf, in: inner, on: shadows, with: ink)
      }
    case .innerShadow(let shadow):
      let inner = effects.inner
      both(of: leaf, in: effects, inner) { painter, ink in
        painter.draw(leaf, in: inner, under: shadow, with: ink)
      }
    }
  }

  /// Draws a leaf and its shadow with the ink around the outermost stage.
  ///
  /// Both are composited as one picture, unless that would isolate the leaf from the backdrop it is
  /// blended with.
  private func both(
    of leaf: Leaf, in effects: EffectStack, _ inner: EffectStack, _ draw: (Painter, Ink) -> Void
  ) {
    guard let ink = simplified(effects.stages[0].ink, for: { $0.bounds(of: leaf, in: effects) })
    else { return }
    if ink.isDistributive || inner.blends { return draw(self, ink) }
    guard let bounds = bounds(of: leaf, in: effects) else { return }
    flatten(bounds, with: ink) { draw($0, Ink()) }
  }

  /// Returns the ink without clips that do not affect a picture; nil if the picture is invisible.
  private func simplified(_ ink: Ink, for extent: (Painter) -> PixelRect?) -> Ink? {
    guard ink.opacity > 0 else { return nil }
    guard !ink.clips.isEmpty || ink.area != nil else { return ink }
    // The result must not depend on the redrawn part of the window.
    var whole = self
    whole.clip = .everything
    return extent(whole).map { ink.simplified(for: $0) }
  }

  /// Paints a leaf with an ink.
  private func paint(_ leaf: Leaf, with ink: Ink) {
    if ink.isPlain { return paint(leaf) }
    guard let ink = simplified(ink, for: { $0.bounds(of: leaf) }) else { return }
    if ink.isPlain { return paint(leaf) }
    if let area = ink.area {
      guard let area = clip.intersection(area) else { return }
      var (limited, ink) = (self, ink)
      limited.clip = area
      ink.area = nil
      return context.withClip(area) { limited.paint(leaf, with: ink) }
    }
    if ink.blend.cairoOperator != nil, paintDirectly(leaf, with: ink) { return }
    switch leaf.content {
    case .group(.blur(let radius, let isOpaque), let items):
      guard let layer = blurred(items, radius, isOpaque, at: leaf.placement) else { return }
      paint(layer, with: ink)
    default:
      guard let bounds = bounds(of: leaf) else { return }
      flatten(bounds, with: ink) { painter in
        if case .group(.compositing, let items) = leaf.content {
          painter.draw(items, at: leaf.placement)
        } else {
          painter.paint(leaf)
        }
      }
    }
  }

  /// Paints a leaf whose paint can include the ink; for other leaves, returns false without
  /// painting.
  private func paintDirectly(_ leaf: Leaf, with ink: Ink) -> Bool {
    switch leaf.content {
    case .fill(let path, let paint, let style):
      guard ink.filters.isEmpty || paint.color != nil else { return false }
      draw(path, paint, style, at: leaf.placement, with: ink)
    case .stroke(let path, let paint, let style, let isAntialiased):
      guard ink.filters.isEmpty || paint.color != nil else { return false }
      stroke(path, paint, style, isAntialiased, at: leaf.placement, with: ink)
    case .text(let run):
      let isPlain = run.lines.allSatisfy { $0.pieces.allSatisfy(\.strokes.isEmpty) }
      let hasColors = !ink.filters.isEmpty && run.lines.contains(where: \.string.hasEmoji)
      guard ink.clips.isEmpty, isPlain, !hasColors else { return false }
      draw(run, at: leaf.placement, with: ink)
    case .symbol(let run):
      guard ink.clips.isEmpty, isOneOutline(run) else { return false }
      draw(run, at: leaf.placement, with: ink)
    case .image(let run):
      guard ink.clips.isEmpty, ink.filters.isEmpty || run.tint != nil else { return false }
      images.draw(run, at: leaf.placement, in: clip, on: context, with: ink)
    case .group: return false
    }
    return true
  }

  /// Draws an isolated picture, then paints it with an ink.
  func flatten(_ bounds: PixelRect, with ink: Ink, _ draw: (Painter) -> Void) {
    guard ink.filters.isEmpty, ink.blend.cairoOperator != nil else {
      return paint(layer(in: bounds, draw), with: ink)
    }
    var inner = above
    inner.clip = bounds
    context.withGroup(in: bounds, { draw(inner) }, then: { paintSource(in: bounds, with: ink) })
  }

  /// Paints a layer with an ink.
  func paint(_ layer: Layer, with ink: Ink) {
    layer.apply(ink.filters)
    guard var area = layer.bounds.intersection(clip) else { return }
    if let limit = ink.area {
      guard let limited = area.intersection(limit) else { return }
      area = limited
    }
    context.withClip(area) {
      guard ink.blend == .plusDarker else {
        context.setSource(layer.surface, x: layer.bounds.minX, y: layer.bounds.minY)
        return paintSource(in: area, with: ink)
      }
      let faded = self.layer(in: area) { painter in
        painter.context.setSource(layer.surface, x: layer.bounds.minX, y: layer.bounds.minY)
        var ink = ink
        ink.blend = .normal
        painter.paintSource(in: area, with: ink)
      }
      addDarkness(of: faded)
    }
  }

  /// Paints the context's source; the ink's filters have already been applied.
  private func paintSource(in area: PixelRect, with ink: Ink) {
    let mode = ink.blend.cairoOperator ?? CAIRO_OPERATOR_OVER
    guard !ink.clips.isEmpty else {
      return context.paint(opacity: ink.opacity, blending: mode)
    }
    guard let mask = limited(nil, to: ink.clips, in: area, opacity: ink.opacity) else { return }
    context.paint(through: mask, blending: mode)
  }

  /// Returns a mask clipped to some outlines; nil if it is empty.
  ///
  /// - Parameters:
  ///   - mask: The mask; nil for one that is opaque everywhere.
  ///   - area: The pixels to include.
  func limited(
    _ mask: OutlinePainter.Mask?, to clips: [Ink.Clip], in area: PixelRect, opacity: Double = 1
  ) -> OutlinePainter.Mask? {
    var masks = mask.map { [$0] } ?? []
    for clip in clips {
      guard let mask = self.mask(of: clip.path, .fill(clip.style), at: clip.placement) else {
        return nil
      }
      masks.append(mask)
    }
    return .product(of: masks, in: area, opacity: opacity)
  }

  /// Adds up the distances of a layer and its backdrop from white; cairo has no such operator.
  private func addDarkness(of layer: Layer) {
    let behind = Layer(bounds: layer.bounds)
    CairoContext(behind.surface).paint(
      context.target, x: -layer.bounds.minX, y: -layer.bounds.minY)
    behind.surface.flush()
    layer.addDarkness(of: behind)
    context.replace(by: layer)
  }
}

extension Painter {
  /// Returns the pixels of the clip that a leaf touches, with effects around it; nil if there are
  /// none.
  func bounds(of leaf: Leaf, in effects: EffectStack) -> PixelRect? {
    extent(of: leaf, in: effects)?.intersection(clip)
  }

  /// The pixels that a leaf touches, with effects around it, also outside the clip.
  func extent(of leaf: Leaf, in effects: EffectStack) -> PixelRect? {
    var whole = self
    whole.clip = .everything
    var extent = effects.ink.limited(whole.bounds(of: leaf))
    for stage in effects.stages.reversed() {
      switch stage.effect {
      case .projection(let projection, let placement):
        extent = whole.projectedBounds(
          extent?.intersection(wide.clip), by: projection, at: placement)
      case .innerShadow: break
      case .shadow(let shadow):
        extent = extent.map { $0.union(ShadowStep(shadow).extent(of: $0) ?? $0) }
      }
      extent = stage.ink.limited(extent)
    }
    return extent
  }

  private func bounds(of leaf: Leaf) -> PixelRect? {
    bounds(of: leaf.content, at: leaf.placement)
  }

  /// Draws a leaf into a layer with a transparent margin; nil if the leaf is invisible.
  func layer(of leaf: Leaf, in effects: EffectStack, margin: Int = 0) -> Layer? {
    bounds(of: leaf, in: effects).map { bounds in
      layer(in: bounds, margin: margin) { $0.draw(leaf, in: effects) }
    }
  }
}

extension Ink {
  /// Returns the part of some pixels inside the ink's area.
  fileprivate func limited(_ pixels: PixelRect?) -> PixelRect? {
    guard let area else { return pixels }
    return pixels?.intersection(area)
  }
}
