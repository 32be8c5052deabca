import Foundation
import TactileDrawing

extension Painter {
  /// Returns the pixels of the clip that items may touch; nil if there are none.
  func bounds(of items: [DisplayList.Item], at placement: Placement) -> PixelRect? {
    items.lazy.compactMap { bounds(of: $0, at: placement) }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }

  private func bounds(of item: DisplayList.Item, at placement: Placement) -> PixelRect? {
    placement.moved(to: item.origin).flatMap { bounds(of: item.content, at: $0) }
  }

  /// Returns the pixels of the clip that content touches; nil if there are none.
  func bounds(of content: DisplayList.Content, at placement: Placement) -> PixelRect? {
    switch content {
    case .fill(let path, _, _):
      return bounds(of: path, at: placement)
    case .stroke(let path, _, let style, _):
      return style.isDrawable ? bounds(of: path, at: placement, reach: style.reach) : nil
    case .text(let run):
      guard let area = bounds(of: Path(run.paintBounds), at: placement) else { return nil }
      return bounds(of: run, at: placement)?.intersection(area)
    case .symbol(let run):
      return bounds(of: Path(run.paintBounds), at: placement)
    case .image(let run):
      return bounds(of: Path(CGRect(origin: .zero, size: run.size)), at: placement)
    case .group(let effect, let items):
      return bounds(of: items, effect, at: placement)
    }
  }

  /// Returns the pixels of the text, including letters outside of the paint bounds.
  func bounds(of run: DisplayList.TextRun, at placement: Placement) -> PixelRect? {
    run.lines.lazy
      .compactMap { line in
        placement.moved(to: line.baseline).flatMap { bounds(of: line, in: run.font, at: $0) }
      }
      .reduce(nil) { $0?.union($1) ?? $1 }
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

  /// Returns the pixels of the clip that an outline touches; nil if there are none.
  ///
  /// - Parameter reach: The distance that the drawing extends beyond the outline, in points.
  func bounds(
    of path: Path, at placement: Placement, reach: CGFloat = 0
  ) -> PixelRect? {
    placement.pixels(of: path, reach: reach)?.intersection(clip)
  }
}

extension DisplayList.TextRun.Piece {
  /// The start of the piece's baseline, relative to that of the line.
  var start: CGPoint { CGPoint(x: x, y: -baselineOffset) }
}

extension Placement {
  /// Returns the pixels that an outline touches; nil if there are none.
  ///
  /// - Parameters:
  ///   - reach: The distance that the drawing extends beyond the outline, in points.
  ///   - margin: The distance that it extends farther, in pixels.
  func pixels(of path: Path, reach: CGFloat, margin: CGFloat = 0) -> PixelRect? {
    let box = path.boundingRect
    guard !box.isNull, let area = pixels(box.insetBy(dx: -reach, dy: -reach)) else { return nil }
    return PixelRect(
      minX: area.minX - margin, minY: area.minY - margin, maxX: area.maxX + margin,
      maxY: area.maxY + margin)
  }

  /// Returns the pixels around a rectangle, clamped to the range of coordinates.
  func pixels(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    func clamped(_ value: CGFloat) -> CGFloat {
      min(max(value, -Self.farthest), Self.farthest)
    }
    func corners(_ xFactor: CGFloat, _ yFactor: CGFloat, _ start: CGFloat) -> [CGFloat] {
      if yFactor == 0 { return [rect.minX, rect.maxX].map { start + $0 * xFactor } }
      if xFactor == 0 { return [rect.minY, rect.maxY].map { start + $0 * yFactor } }
      return [rect.minX, rect.maxX].flatMap { x in
        [rect.minY, rect.maxY].map { start + x * xFactor + $0 * yFactor }
      }
    }
    let x = corners(scale.width, skew.width, origin.x)
    let y = corners(skew.height, scale.height, origin.y)
    guard !(x + y).contains(where: \.isNaN) else { return nil }
    let (minX, maxX) = (clamped(x.min()!), clamped(x.max()!))
    let (minY, maxY) = (clamped(y.min()!), clamped(y.max()!))
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension StrokeStyle {
  /// Whether cairo can draw the line.
  var isDrawable: Bool { lineWidth > 0 && lineWidth <= 1e5 && reach.isFinite }
}
