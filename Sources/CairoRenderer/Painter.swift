import Drawing
import Foundation

/// Draws the items of one picture.
///
/// All coordinates become pixels here, in Swift, so that hostile ones are found before cairo, whose
/// first error would end all drawing. An item that cannot be drawn is left out, alone.
struct Painter {
  let context: CairoContext
  let text: TextPainter
  let symbols: SymbolPainter
  /// The pixels that may change.
  var clip: PixelRect

  func draw(_ items: [DisplayList.Item], at placement: Placement) {
    for item in items {
      guard let placement = placement.moved(to: item.origin) else { continue }
      switch item.content {
      case .fill(let path, let color):
        draw(path, color, at: placement)
      case .text(let run):
        for line in run.lines {
          guard let baseline = placement.moved(to: line.baseline) else { continue }
          draw(line, of: run, at: baseline)
        }
      case .symbol(let run):
        guard let color = run.color.drawable, bounds(of: run.square, at: placement) != nil else {
          continue
        }
        context.setColor(color)
        symbols.draw(run, at: placement, on: context)
      case .group(.scale(let factors, let anchor), let items):
        guard let scaled = placement.scaled(by: factors, around: anchor) else { continue }
        draw(items, at: scaled)
      case .group(.opacity(let opacity), let items):
        draw(items, at: placement, opacity: opacity)
      }
    }
  }

  private func draw(
    _ line: DisplayList.TextRun.Line, of run: DisplayList.TextRun, at baseline: Placement
  ) {
    guard !line.pieces.isEmpty else {
      guard let color = run.color.drawable else { return }
      context.setColor(color)
      return text.draw(line.string, font: run.font, at: baseline, on: context)
    }
    for piece in line.pieces {
      for (rect, color) in piece.strokes { draw(Path(rect), color, at: baseline) }
      guard let color = piece.color.drawable, let start = baseline.moved(to: piece.start) else {
        continue
      }
      context.setColor(color)
      text.draw(piece.string, font: piece.font, at: start, on: context)
    }
  }

  private func draw(_ path: Path, _ color: RGBAColor, at placement: Placement) {
    guard let color = color.drawable, bounds(of: path, at: placement) != nil else { return }
    if case .rect(let rect) = path.storage {
      guard let pixels = placement.pixels(rect) else { return }
      context.add(pixels)
    } else {
      guard context.add(path, at: placement) else { return }
    }
    context.setColor(color)
    context.fill()
  }

  private func draw(_ items: [DisplayList.Item], at placement: Placement, opacity: Double) {
    // Written so that NaN draws nothing.
    guard opacity > 0 else { return }
    guard opacity < 1 else { return draw(items, at: placement) }
    guard let bounds = bounds(of: items, at: placement) else { return }
    var group = self
    group.clip = bounds
    context.withOpacity(opacity, in: bounds) { group.draw(items, at: placement) }
  }
}

extension Painter {
  /// The pixels of the clip that items may touch; nil if there are none.
  private func bounds(of items: [DisplayList.Item], at placement: Placement) -> PixelRect? {
    items.lazy.compactMap { bounds(of: $0, at: placement) }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }

  private func bounds(of item: DisplayList.Item, at placement: Placement) -> PixelRect? {
    guard let placement = placement.moved(to: item.origin) else { return nil }
    switch item.content {
    case .fill(let path, _):
      return bounds(of: path, at: placement)
    case .text(let run):
      return run.lines.lazy
        .compactMap { line in
          placement.moved(to: line.baseline)
            .flatMap { bounds(of: line, in: run.font, at: $0) }?
            .intersection(clip)
        }
        .reduce(nil) { $0?.union($1) ?? $1 }
    case .symbol(let run):
      return bounds(of: run.square, at: placement)
    case .group(.opacity, let items):
      return bounds(of: items, at: placement)
    case .group(.scale(let factors, let anchor), let items):
      return placement.scaled(by: factors, around: anchor).flatMap { bounds(of: items, at: $0) }
    }
  }

  private func bounds(
    of line: DisplayList.TextRun.Line, in font: FontDescriptor, at baseline: Placement
  ) -> PixelRect? {
    guard !line.pieces.isEmpty else {
      return text.bounds(of: line.string, font: font, at: baseline)
    }
    return line.pieces.lazy
      .flatMap { piece in
        [
          baseline.moved(to: piece.start)
            .flatMap { text.bounds(of: piece.string, font: piece.font, at: $0) }
        ] + piece.strokes.map { bounds(of: Path($0.rect), at: baseline) }
      }
      .reduce(nil) { all, next in
        guard let all, let next else { return all ?? next }
        return all.union(next)
      }
  }

  private func bounds(of path: Path, at placement: Placement) -> PixelRect? {
    guard let area = placement.pixels(path.boundingRect) else { return nil }
    return PixelRect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.maxY)?
      .intersection(clip)
  }
}

extension DisplayList.SymbolRun {
  /// What the symbol may touch, its seam included.
  fileprivate var square: Path {
    Path(
      CGRect(origin: .zero, size: size).insetBy(dx: -size.width / 32, dy: -size.height / 32))
  }
}

extension DisplayList.TextRun.Piece {
  /// The first baseline point, from that of the line.
  fileprivate var start: CGPoint { CGPoint(x: x, y: -baselineOffset) }
}

extension Placement {
  /// The pixels of a rectangle, without the parts that are farther away than all pictures.
  fileprivate func pixels(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    func clamped(_ value: CGFloat) -> CGFloat {
      min(max(value, -Self.farthest), Self.farthest)
    }
    let x = [rect.minX, rect.maxX].map { origin.x + $0 * scale.width }
    let y = [rect.minY, rect.maxY].map { origin.y + $0 * scale.height }
    guard !(x + y).contains(where: \.isNaN) else { return nil }
    let (minX, maxX) = (clamped(x.min()!), clamped(x.max()!))
    let (minY, maxY) = (clamped(y.min()!), clamped(y.max()!))
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension RGBAColor {
  /// The colour with its components in their range; nil if it cannot be seen.
  var drawable: RGBAColor? {
    guard red.isFinite, green.isFinite, blue.isFinite, opacity > 0 else { return nil }
    func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }
    return RGBAColor(
      red: clamped(red), green: clamped(green), blue: clamped(blue), opacity: clamped(opacity))
  }
}
