internal import CPangoCairo
import Drawing
import Foundation

/// Draws symbols for one renderer, whose icons are read when they are first drawn.
final class SymbolPainter {
  private let files: IconFiles
  /// nil stands for a symbol that cannot be drawn, so that it is looked for only once.
  private var icons: [String: Icon?] = [:]

  init(files: IconFiles) { self.files = files }

  /// What a symbol is made of, one over the other; some of it may take away.
  func outlines(of run: DisplayList.SymbolRun) -> [SymbolOutline] {
    let figure: SymbolFigure?
    if let value = run.value {
      guard let lit = SymbolNames.icon(of: run.name, lit: value) else { return [] }
      figure = SymbolFigure(icon: lit)
    } else {
      figure =
        (run.layer == .whole ? nil : SymbolNames.layeredFigure(of: run.name))
        ?? SymbolNames.figure(of: run.name)
    }
    guard let figure, let icon = self.icon(named: figure.icon, of: run.name) else {
      return SymbolComposer(run: run, icon: Icon(outlines: Self.missing))
        .outlines(of: SymbolFigure(icon: ""))
    }
    return SymbolComposer(run: run, icon: icon).outlines(of: figure)
  }

  private func icon(named name: String, of symbol: String) -> Icon? {
    if let known = icons[name] { return known }
    let icon = files.icon(named: name, of: symbol)
    icons[name] = .some(icon)
    return icon
  }

  /// A crossed square, for symbols that are not there.
  private static let missing: [Icon.Outline] = [
    Icon.Outline(
      path: SVGPath.parse("M1 1H15V15H1ZM2 2V14H14V2Z") ?? Path(), isEvenOdd: true),
    Icon.Outline(
      path: SVGPath.parse("M2 3L3 2L14 13L13 14ZM13 2L14 3L3 14L2 13Z") ?? Path(),
      isEvenOdd: false),
  ]
}

extension CairoContext {
  /// Fills the current path, with a seam of a width in pixels around it, and begins a new one.
  func fill(isEvenOdd: Bool, seam: CGFloat) {
    cairo_save(pointer)
    if isEvenOdd { cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD) }
    if seam > 0 {
      cairo_fill_preserve(pointer)
      cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_width(pointer, seam)
      cairo_stroke(pointer)
    } else {
      cairo_fill(pointer)
    }
    cairo_restore(pointer)
  }
}
