import Drawing
import Foundation

extension Painter {
  func draw(
    _ items: [DisplayList.Item], _ effect: DisplayList.Effect, at placement: Placement
  ) {
    switch effect {
    case .scale(let factors, let anchor):
      guard let scaled = placement.scaled(by: factors, around: anchor) else { return }
      draw(items, at: scaled)
    case .rotation, .transform:
      guard let turned = placement.transformed(by: effect) else { return }
      draw(items, at: turned)
    case .projection(let projection):
      drawProjected(items, projection, at: placement)
    case .opacity(let opacity):
      // Written so that NaN draws nothing.
      guard opacity > 0 else { return }
      guard opacity < 1 else { return draw(items, at: placement) }
      group(items, at: placement) { context.paint(opacity: opacity) }
    case .compositing:
      group(items, at: placement) { context.paint(opacity: 1) }
    case .blend(let mode):
      guard let mode = mode.cairoOperator else { return drawDarker(items, at: placement) }
      group(items, at: placement) { context.paint(blending: mode) }
    case .clip(let path, let style):
      let isWhole = placement.isWholePixels(path)
      // The noise of a sum may not add a row.
      guard let area = bounds(of: path, at: placement, reach: isWhole ? -placement.noise : 0)
      else { return }
      var clipped = self
      clipped.clip = area
      if isWhole {
        return context.withClip(area) { clipped.draw(items, at: placement) }
      }
      clipped.group(items, at: placement) {
        if let mask = clipped.mask(of: path, .fill(style), at: placement) {
          context.paint(through: mask)
        }
      }
    case .mask(let mask):
      group(items, at: placement) {
        var painter = self
        painter.surroundings.areOpacitiesEnough = true
        context.paintGroup(maskedBy: { painter.draw(mask, at: placement) })
      }
    case .color(let filter):
      guard let layer = layer(items, at: placement) else { return }
      layer.apply(filter)
      paint(layer)
    case .blur(let radius, let isOpaque):
      drawBlurred(items, radius, isOpaque, at: placement)
    case .shadow(let color, let radius, let offset):
      drawShadow(of: items, color, radius, offset, at: placement)
      draw(items, at: placement)
    case .innerShadow(let color, let radius, let offset):
      draw(items, at: placement)
      drawInnerShadow(on: items, color, radius, offset, at: placement)
    }
  }

  /// Draws items as one picture, and hands it to the closure as what cairo draws with.
  private func group(
    _ items: [DisplayList.Item], at placement: Placement, _ paint: () -> Void
  ) {
    guard let bounds = bounds(of: items, at: placement) else { return }
    var inner = above
    inner.clip = bounds
    context.withGroup(in: bounds, { inner.draw(items, at: placement) }, then: paint)
  }

  /// Adds up what the items and what is behind them lack to white, of which cairo knows nothing.
  private func drawDarker(_ items: [DisplayList.Item], at placement: Placement) {
    guard let layer = layer(items, at: placement) else { return }
    let behind = Layer(bounds: layer.bounds)
    CairoContext(behind.surface).paint(
      context.target, x: -layer.bounds.minX, y: -layer.bounds.minY)
    behind.surface.flush()
    layer.addDarkness(of: behind)
    context.replace(by: layer)
  }

  private func drawBlurred(
    _ items: [DisplayList.Item], _ radius: CGFloat, _ isOpaque: Bool, at placement: Placement
  ) {
    let blur = BoxBlur(radius: radius * placement.pixelsPerPoint)
    guard let blur else { return draw(items, at: placement) }
    var wide = self
    wide.clip = clip.outset(by: blur.margin)
    guard let layer = wide.layer(items, at: placement, margin: isOpaque ? 0 : blur.margin)
    else { return }
    layer.blur(blur, keepingEdges: isOpaque)
    paint(layer)
  }

  private func drawShadow(
    of items: [DisplayList.Item], _ color: RGBAColor, _ radius: CGFloat, _ offset: CGSize,
    at placement: Placement
  ) {
    guard let color = color.drawable, let (dx, dy) = placement.pixels(offset) else { return }
    let blur = BoxBlur(radius: radius * placement.pixelsPerPoint)
    let margin = blur?.margin ?? 0
    var wide = self
    wide.clip = clip.moved(x: -dx, y: -dy).outset(by: margin)
    wide.surroundings.areOpacitiesEnough = true
    guard let layer = wide.layer(items, at: placement, margin: margin) else { return }
    let shadow = shadows.mask(of: layer, blur)
    context.setColor(color)
    context.withClip(clip) {
      context.paint(
        through: shadow.surface, x: layer.bounds.minX + dx, y: layer.bounds.minY + dy)
    }
  }

  /// Items drawn to a picture of their own, with free pixels around them.
  func layer(
    _ items: [DisplayList.Item], at placement: Placement, margin: Int = 0
  ) -> Layer? {
    guard let bounds = bounds(of: items, at: placement) else { return nil }
    let layer = Layer(bounds: bounds.outset(by: margin))
    var moved = placement
    moved.origin.x -= CGFloat(layer.bounds.minX)
    moved.origin.y -= CGFloat(layer.bounds.minY)
    let local = bounds.moved(x: -layer.bounds.minX, y: -layer.bounds.minY)
    var inner = above
    inner.context = CairoContext(layer.surface)
    inner.surroundings.x += layer.bounds.minX
    inner.surroundings.y += layer.bounds.minY
    inner.frame = DrawnFrame(clip: local, columns: frame.columns.moved(by: -layer.bounds.minX))
    inner.draw(items, at: moved)
    layer.surface.flush()
    return layer
  }

  private func paint(_ layer: Layer) {
    context.withClip(clip) {
      context.paint(layer.surface, x: layer.bounds.minX, y: layer.bounds.minY)
    }
  }

  /// The pixels that a changed group may touch.
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
    case .projection(let projection): return bounds(of: items, projection, at: placement)
    case .clip(let path, _):
      guard let area = bounds(of: path, at: placement) else { return nil }
      return bounds(of: items, at: placement)?.intersection(area)
    case .blur(let radius, _):
      return spread(items, radius, x: 0, y: 0, at: placement)
    case .shadow(_, let radius, let offset):
      let own = bounds(of: items, at: placement)
      guard let (dx, dy) = placement.pixels(offset) else { return own }
      let shadow = spread(items, radius, x: dx, y: dy, at: placement)
      guard let own, let shadow else { return own ?? shadow }
      return own.union(shadow)
    }
  }

  /// The pixels that items touch when they are blurred and moved.
  private func spread(
    _ items: [DisplayList.Item], _ radius: CGFloat, x: Int, y: Int, at placement: Placement
  ) -> PixelRect? {
    let margin = BoxBlur(radius: radius * placement.pixelsPerPoint)?.margin ?? 0
    var wide = self
    wide.clip = clip.moved(x: -x, y: -y).outset(by: margin)
    return wide.bounds(of: items, at: placement)?.outset(by: margin).moved(x: x, y: y)
      .intersection(clip)
  }
}

extension Placement {
  /// A distance in whole pixels; nil where it is not a number.
  func pixels(_ distance: CGSize) -> (x: Int, y: Int)? {
    guard let start = pixel(.zero),
      let end = pixel(CGPoint(x: distance.width, y: distance.height))
    else { return nil }
    return (Int((end.x - start.x).rounded()), Int((end.y - start.y).rounded()))
  }

  /// Whether an outline is a rectangle of whole pixels, which limits drawing without any picture of
  /// its own.
  fileprivate func isWholePixels(_ path: Path) -> Bool {
    guard case .rect(let rect) = path.storage, isUpright,
      let first = pixel(rect.origin), let last = pixel(CGPoint(x: rect.maxX, y: rect.maxY))
    else { return false }
    return [first.x, first.y, last.x, last.y].allSatisfy { abs($0 - $0.rounded()) < 1.0 / 512 }
  }

  /// Less than that of a pixel counts for nothing, in points.
  fileprivate var noise: CGFloat { 1.0 / 512 / max(abs(scale.width), abs(scale.height)) }

  /// The placement inside of an effect that turns or transforms.
  func transformed(by effect: DisplayList.Effect) -> Placement? {
    switch effect {
    case .rotation(let angle, let anchor):
      transformed(by: CGAffineTransform(rotationAngle: angle.radians).around(anchor))
    case .transform(let transform): transformed(by: transform)
    default: self
    }
  }
}

extension Range<Int> {
  func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}

extension PixelRect {
  /// The rectangle with more pixels on each side.
  func outset(by margin: Int) -> PixelRect {
    var result = self
    result.minX -= margin
    result.minY -= margin
    result.maxX += margin
    result.maxY += margin
    return result
  }
}
