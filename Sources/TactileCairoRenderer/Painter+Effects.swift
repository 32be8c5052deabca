import Foundation
import TactileDrawing

extension Painter {
  /// Draws a group, with its effect applied to each leaf or to the whole.
  ///
  /// Effects that apply to each leaf are collected; all others composite the group as one leaf.
  func draw(
    _ items: [DisplayList.Item], _ effect: DisplayList.Effect, at placement: Placement
  ) {
    var painter = self
    var inner = placement
    switch effect {
    case .scale(let factors, let anchor):
      guard let scaled = placement.scaled(by: factors, around: anchor) else { return }
      inner = scaled
    case .rotation, .transform:
      guard let turned = placement.transformed(by: effect) else { return }
      inner = turned
    case .opacity(let opacity):
      // This condition is also false for NaN.
      guard opacity > 0 else { return }
      painter.effects.ink.opacity *= min(opacity, 1)
    case .color(let filter): painter.effects.ink.filters.append(filter)
    case .blend(let mode): painter.effects.append(mode)
    case .projection(let projection):
      painter.effects.append(.projection(projection, placement))
    case .shadow(let color, let radius, let offset):
      SpreadingEffect.Shadow(color, radius: radius, offset: offset, at: placement)
        .map { painter.effects.append(.shadow($0)) }
    case .innerShadow(let color, let radius, let offset):
      SpreadingEffect.Shadow(color, radius: radius, offset: offset, at: placement)
        .map { painter.effects.append(.innerShadow($0)) }
    case .clip(let path, let style):
      // A clip in a shadow makes one leaf of several.
      if effects.castsShadow, !items.isSingleLeaf {
        return draw(Leaf(content: .group(effect, items), placement: placement), in: effects)
      }
      return draw(items, clippedTo: path, style, at: placement)
    case .compositing, .mask, .blur:
      return draw(Leaf(content: .group(effect, items), placement: placement), in: effects)
    }
    painter.draw(items, at: inner)
  }

  /// Draws items clipped to an outline.
  private func draw(
    _ items: [DisplayList.Item], clippedTo path: Path, _ style: FillStyle, at placement: Placement
  ) {
    var painter = self
    let isWhole = placement.isWholePixels(path)
    // A tolerance, so that rounding errors do not add a row.
    guard let pixels = placement.pixels(of: path, reach: isWhole ? -placement.noise : 0) else {
      return
    }
    // Content casts a shadow even if the shadow falls outside of the clip.
    if effects.stages.isEmpty {
      guard let area = pixels.intersection(clip) else { return }
      painter.clip = area
      if isWhole { return context.withClip(area) { painter.draw(items, at: placement) } }
    } else {
      painter.effects.ink.limit(to: pixels)
    }
    if !isWhole {
      painter.effects.ink.clips.append(
        Ink.Clip(path: path, style: style, placement: placement))
    }
    painter.draw(items, at: placement)
  }

  /// Paints a group that is composited as one leaf.
  func paint(
    _ items: [DisplayList.Item], _ effect: DisplayList.Effect, at placement: Placement
  ) {
    switch effect {
    case .compositing:
      group(items, at: placement) { context.paint(opacity: 1) }
    case .mask(let mask):
      group(items, at: placement) {
        var painter = isolated
        painter.surroundings.areOpacitiesEnough = true
        context.paintGroup(maskedBy: { painter.draw(mask, at: placement) })
      }
    case .blur(let radius, let isOpaque):
      guard let layer = blurred(items, radius, isOpaque, at: placement) else { return }
      paint(layer, with: Ink())
    case .clip: isolated.draw(items, effect, at: placement)
    default: draw(items, effect, at: placement)
    }
  }

  /// Draws items as one picture, and calls the closure with that picture as cairo's source.
  private func group(
    _ items: [DisplayList.Item], at placement: Placement, _ paint: () -> Void
  ) {
    guard let bounds = bounds(of: items, at: placement) else { return }
    var inner = above
    inner.clip = bounds
    context.withGroup(in: bounds, { inner.draw(items, at: placement) }, then: paint)
  }

  /// Returns items drawn as one picture and blurred; nil if they are invisible.
  func blurred(
    _ items: [DisplayList.Item], _ radius: CGFloat, _ isOpaque: Bool, at placement: Placement
  ) -> Layer? {
    let blur = BoxBlur(radius: radius * placement.pixelsPerPoint)
    let margin = blur?.margin ?? 0
    var wide = self
    wide.clip = clip.outset(by: margin)
    guard let bounds = wide.bounds(of: items, at: placement) else { return nil }
    let layer = wide.layer(in: bounds, margin: isOpaque ? 0 : margin) {
      $0.draw(items, at: placement)
    }
    if let blur { layer.blur(blur, keepingEdges: isOpaque) }
    return layer
  }

  /// Draws into a layer with a transparent margin around the drawn pixels.
  ///
  /// The coordinates of pixels are the same as outside of the layer.
  func layer(in bounds: PixelRect, margin: Int = 0, _ draw: (Painter) -> Void) -> Layer {
    let layer = Layer(bounds: bounds.outset(by: margin))
    layer.surface.begin(atX: layer.bounds.minX, y: layer.bounds.minY)
    var inner = above
    inner.context = CairoContext(layer.surface)
    inner.clip = bounds
    draw(inner)
    layer.surface.flush()
    layer.surface.begin(atX: 0, y: 0)
    return layer
  }

  /// Returns the pixels that a group with an effect may touch.
  func bounds(
    of items: [DisplayList.Item], _ effect: DisplayList.Effect, at placement: Placement
  ) -> PixelRect? {
    switch effect {
    case .opacity, .compositing, .blend, .mask, .color, .innerShadow:
      return bounds(of: items, at: placement)
    case .scale(let factors, let anchor):
      return placement.scaled(by: factors, around: anchor).flatMap { bounds(of: items, at: $0) }
    case .rotation, .transform:
      return placement.transformed(by: effect).flatMap { bounds(of: items, at: $0) }
    case .projection(let projection):
      return projectedBounds(wide.bounds(of: items, at: placement), by: projection, at: placement)
    case .clip(let path, _):
      guard let area = bounds(of: path, at: placement) else { return nil }
      return bounds(of: items, at: placement)?.intersection(area)
    case .blur(let radius, _):
      return spread(items, radius, at: placement)
    case .shadow(_, let radius, let offset):
      var whole = self
      whole.clip = .everything
      guard let own = whole.bounds(of: items, at: placement) else { return nil }
      guard let (dx, dy) = placement.pixels(offset) else { return own.intersection(clip) }
      let margin = BoxBlur(radius: radius * placement.pixelsPerPoint)?.margin ?? 0
      return own.union(own.outset(by: margin).moved(x: dx, y: dy)).intersection(clip)
    }
  }

  /// Returns the pixels that items touch when they are blurred and moved.
  private func spread(
    _ items: [DisplayList.Item], _ radius: CGFloat, at placement: Placement
  ) -> PixelRect? {
    let margin = BoxBlur(radius: radius * placement.pixelsPerPoint)?.margin ?? 0
    var wide = self
    wide.clip = clip.outset(by: margin)
    return wide.bounds(of: items, at: placement)?.outset(by: margin).intersection(clip)
  }
}

extension [DisplayList.Item] {
  /// Whether effects that apply to each leaf apply to one.
  fileprivate var isSingleLeaf: Bool {
    guard count == 1, case .group(let effect, let items) = self[0].content else { return count < 2 }
    return switch effect {
    case .compositing, .mask, .blur: true
    default: items.isSingleLeaf
    }
  }
}

extension Placement {
  /// Returns a distance in whole pixels; nil if it is not finite.
  func pixels(_ distance: CGSize) -> (x: Int, y: Int)? {
    guard let start = pixel(.zero),
      let end = pixel(CGPoint(x: distance.width, y: distance.height))
    else { return nil }
    return (Int((end.x - start.x).rounded()), Int((end.y - start.y).rounded()))
  }

  /// Returns whether an outline is a pixel-aligned rectangle, which clips drawing without a mask.
  fileprivate func isWholePixels(_ path: Path) -> Bool {
    guard case .rect(let rect) = path.storage, isUpright,
      let first = pixel(rect.origin), let last = pixel(CGPoint(x: rect.maxX, y: rect.maxY))
    else { return false }
    return [first.x, first.y, last.x, last.y].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 512 }
  }

  /// The tolerance for distances in points: 1/512 of a pixel.
  fileprivate var noise: CGFloat { 1.0 / 512 / max(abs(scale.width), abs(scale.height)) }

  /// Returns the placement inside a rotation or a transform effect; nil if nothing is visible.
  func transformed(by effect: DisplayList.Effect) -> Placement? {
    switch effect {
    case .rotation(let angle, let anchor):
      transformed(by: CGAffineTransform(rotationAngle: angle.radians).around(anchor))
    case .transform(let transform): transformed(by: transform)
    default: self
    }
  }
}
