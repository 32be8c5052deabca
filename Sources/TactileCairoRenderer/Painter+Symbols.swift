internal import CTactilePangoCairo
import Foundation
import TactileDrawing

extension Painter {
  /// Draws a symbol, as an isolated picture if parts of it are cut out.
  func draw(_ run: DisplayList.SymbolRun, at placement: Placement, with ink: Ink) {
    guard let color = ink.color(run.color), let mode = ink.blend.cairoOperator,
      let area = bounds(of: Path(run.paintBounds), at: placement)
    else { return }
    let outlines = symbols.outlines(of: run)
    guard let inner = square(of: run, at: placement) else { return }
    // Overlapping layers must be as opaque as a single one.
    let isGrouped =
      outlines.contains(where: \.isErased) || (color.opacity < 1 && outlines.count > 1)
    var opaque = color
    opaque.opacity = 1
    func paint() {
      context.setColor(isGrouped ? opaque : color)
      for outline in outlines {
        guard let mask = mask(of: outline.path, outline.pen, at: inner) else { continue }
        outline.isErased
          ? context.erase(mask)
          : context.paint(through: mask, blending: isGrouped ? CAIRO_OPERATOR_OVER : mode)
      }
    }
    if isGrouped {
      context.withGroup(in: area, paint) {
        context.paint(opacity: color.opacity, blending: mode)
      }
    } else {
      paint()
    }
  }

  /// Returns the placement of a symbol's square.
  private func square(of run: DisplayList.SymbolRun, at placement: Placement) -> Placement? {
    let ink = symbols.ink(of: run.name)
    let unit = run.square.map { $0 / SymbolFigure.side }
    let scale = CGSize(
      width: unit ?? run.size.width / ink.width, height: unit ?? run.size.height / ink.height)
    let origin = CGPoint(
      x: run.size.width / 2 - ink.midX * scale.width,
      y: run.size.height / 2 - ink.midY * scale.height)
    return placement.moved(to: origin)?.scaled(by: scale, around: .zero)
  }

  /// Returns whether a symbol is a single outline, so that it can fade by its color.
  func isOneOutline(_ run: DisplayList.SymbolRun) -> Bool {
    let outlines = symbols.outlines(of: run)
    return outlines.count == 1 && !outlines[0].isErased
  }
}

extension CairoContext {
  /// Erases existing pixels through a mask.
  fileprivate func erase(_ mask: OutlinePainter.Mask) {
    cairo_save(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_DEST_OUT)
    setColor(RGBAColor(red: 0, green: 0, blue: 0))
    paint(through: mask)
    cairo_restore(pointer)
  }
}
