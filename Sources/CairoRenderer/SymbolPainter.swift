internal import CPangoCairo
import Drawing
import Foundation

/// Draws symbols for one renderer, whose icons are read when they are first drawn.
final class SymbolPainter {
  private let files: IconFiles
  /// nil stands for a symbol that cannot be drawn, so that it is looked for only once.
  private var icons: [String: Icon?] = [:]

  init(files: IconFiles) { self.files = files }

  /// What a symbol is made of, one over the other.
  func outlines(of run: DisplayList.SymbolRun) -> [SymbolOutline] {
    // Heavier symbols are drawn with a seam: no icon set has all weights.
    let seam = CGFloat(max(min(run.weight, 900) - 400, 0)) / 500
    return (icon(of: run.name)?.outlines ?? Self.missing).map {
      SymbolOutline(
        path: $0.path, pen: .seamed(seam, isEvenOdd: $0.isEvenOdd), size: run.size)
    }
  }

  private func icon(of name: String) -> Icon? {
    if let known = icons[name] { return known }
    let icon = files.icon(of: name)
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

/// An outline in the coordinates of its icon.
struct SymbolOutline {
  let path: Path
  let pen: Pen
  /// The size that the icon's square is stretched to, in points.
  let size: CGSize

  /// Where the icon's coordinates lie, if its square lies at a placement.
  func placement(_ outer: Placement) -> Placement? {
    outer.scaled(
      by: CGSize(width: size.width / IconFiles.side, height: size.height / IconFiles.side),
      around: .zero)
  }
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
