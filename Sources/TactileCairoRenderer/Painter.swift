import Foundation
import TactileDrawing

/// Draws the items of one picture.
///
/// All coordinates are converted to pixels here, in Swift, so that invalid ones are detected before
/// they reach cairo, whose first error would end all drawing. Items that cannot be drawn are
/// omitted individually.
@MainActor
struct Painter {
  var context: CairoContext
  let text: TextPainter
  let symbols: SymbolPainter
  let shadows: ShadowCache
  let outlines: OutlinePainter
  let images: ImagePainter
  let materials: MaterialPainter
  /// The pixels that may change.
  var drawnArea: DrawnArea
  /// The window around the picture.
  var surroundings: Surroundings
  /// The effects around the drawn items.
  var effects = EffectStack()

  var clip: PixelRect {
    get { drawnArea.clip }
    set { drawnArea.clip = newValue }
  }

  /// Draws an area of a window, replacing its previous contents.
  func draw(_ list: DisplayList, in area: PixelRect, at placement: Placement) {
    var painter = self
    painter.clip = area
    context.withClip(area) {
      context.clear(list.backdrop.drawable)
      painter.draw(list.items, at: placement)
    }
  }

  /// Draws items, applying the surrounding effects to each of their leaves.
  func draw(_ items: [DisplayList.Item], at placement: Placement) {
    for item in items {
      guard let placement = placement.moved(to: item.origin) else { continue }
      if case .group(let effect, let items) = item.content {
        draw(items, effect, at: placement)
      } else {
        draw(Leaf(content: item.content, placement: placement), in: effects)
      }
    }
  }

  /// Paints a leaf without effects.
  func paint(_ leaf: Leaf) {
    switch leaf.content {
    case .fill(let path, let paint, let style):
      draw(path, paint, style, at: leaf.placement, with: Ink())
    case .stroke(let path, let paint, let style, let isAntialiased):
      stroke(path, paint, style, isAntialiased, at: leaf.placement, with: Ink())
    case .text(let run):
      draw(run, at: leaf.placement, with: Ink())
    case .symbol(let run):
      draw(run, at: leaf.placement, with: Ink())
    case .image(let run):
      images.draw(run, at: leaf.placement, in: clip, on: context, with: Ink())
    case .group(let effect, let items):
      paint(items, effect, at: leaf.placement)
    }
  }

  /// Draws lines of text within their paint bounds.
  func draw(_ run: DisplayList.TextRun, at placement: Placement, with ink: Ink) {
    guard let area = bounds(of: Path(run.paintBounds), at: placement) else { return }
    let fits = bounds(of: run, at: placement).map { area.contains($0) } ?? true
    func drawLines() {
      for line in run.lines {
        guard let baseline = placement.moved(to: line.baseline) else { continue }
        draw(line, of: run, at: baseline, with: ink)
      }
    }
    if fits { drawLines() } else { context.withClip(area, drawLines) }
  }

  private func draw(
    _ line: DisplayList.TextRun.Line, of run: DisplayList.TextRun, at baseline: Placement,
    with ink: Ink
  ) {
    func draw(_ string: String, _ font: FontDescriptor, _ color: RGBAColor, at start: Placement) {
      guard let color = ink.color(color) else { return }
      context.setColor(color)
      context.blending(ink.blend.cairoOperator) {
        text.draw(string, font: font, at: start, in: drawnArea, on: context)
      }
      // Emoji have their own colors, and fade with that of the text (rule 6.2.22).
      for glyph in text.colorGlyphs(of: string, font: font) {
        guard let place = start.moved(to: glyph.origin) else { continue }
        var faded = ink
        faded.opacity = color.opacity
        images.draw(glyph.image, at: place, in: clip, on: context, with: faded)
      }
    }
    guard !line.pieces.isEmpty else {
      return draw(line.string, run.font, run.color, at: baseline)
    }
    for piece in line.pieces {
      for (rect, color) in piece.strokes {
        self.draw(Path(rect), .color(color), FillStyle(), at: baseline, with: ink)
      }
      guard let start = baseline.moved(to: piece.start) else { continue }
      draw(piece.string, piece.font, piece.color, at: start)
    }
  }

  func draw(
    _ path: Path, _ paint: Paint, _ style: FillStyle, at placement: Placement, with ink: Ink
  ) {
    if case .rect(let rect) = path.storage, placement.isUpright, let color = paint.color,
      ink.clips.isEmpty, ink.blend == .normal
    {
      guard bounds(of: path, at: placement) != nil, let color = ink.color(color),
        let pixels = placement.pixels(rect)
      else { return }
      context.setColor(color)
      context.add(pixels)
      return context.fill(style)
    }
    draw(path, paint, .fill(style), over: path.boundingRect, at: placement, with: ink)
  }

  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ isAntialiased: Bool,
    at placement: Placement, with ink: Ink
  ) {
    guard style.isDrawable else { return }
    let half = style.lineWidth / 2
    draw(
      path, paint, .stroke(style, isAntialiased: isAntialiased),
      over: path.boundingRect.insetBy(dx: -half, dy: -half), at: placement, with: ink)
  }

  private func draw(
    _ path: Path, _ paint: Paint, _ pen: Pen, over rect: CGRect, at placement: Placement,
    with ink: Ink
  ) {
    guard let mode = ink.blend.cairoOperator,
      let area = bounds(of: path, at: placement, reach: pen.reach),
      let mask = mask(of: path, pen, at: placement, in: area, within: ink.clips)
    else { return }
    if case .material(var material) = paint.base {
      material.opacity *= ink.opacity
      return draw(material, through: mask, in: area, blending: mode)
    }
    let paint = paint.color.map { ink.color($0).map { .color($0) } } ?? paint.faded(by: ink.opacity)
    guard let paint,
      let source = context.setPaint(paint, over: rect, at: placement, in: area, through: mask)
    else { return }
    defer { withExtendedLifetime(source) {} }
    // A gradient is only computed inside the area.
    if paint.color == nil {
      context.withClip(area) { context.paint(through: mask, blending: mode) }
    } else {
      context.paint(through: mask, blending: mode)
    }
  }

  /// Returns the opacities of an outline clipped to other outlines.
  private func mask(
    of path: Path, _ pen: Pen, at placement: Placement, in area: PixelRect,
    within clips: [Ink.Clip]
  ) -> OutlinePainter.Mask? {
    if clips.count == 1, case .fill = pen, case .rect(let rect) = path.storage,
      let mask = limited(nil, to: clips, in: area),
      placement.innerPixels(of: rect)?.contains(mask.bounds) ?? false
    {
      return mask
    }
    guard let mask = mask(of: path, pen, at: placement) else { return nil }
    return clips.isEmpty ? mask : limited(mask, to: clips, in: area)
  }

  /// Returns the opacities of an outline.
  func mask(of path: Path, _ pen: Pen, at placement: Placement) -> OutlinePainter.Mask? {
    outlines.mask(of: path, pen, at: placement, in: drawnArea)
  }
}

extension RGBAColor {
  /// The color with its components clamped to their range; nil if it is invisible.
  var drawable: RGBAColor? {
    guard red.isFinite, green.isFinite, blue.isFinite, opacity > 0 else { return nil }
    func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }
    return RGBAColor(
      red: clamped(red), green: clamped(green), blue: clamped(blue), opacity: clamped(opacity))
  }
}
