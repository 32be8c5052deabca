internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// Draws symbols for a renderer, and loads their icons on first use.
final class SymbolPainter {
  /// The values that determine the steps of a symbol.
  private struct Key: Hashable {
    let name: String
    let weight: Int
    let layer: DisplayList.SymbolRun.Layer
    let value: Double?
  }

  private let files: IconFiles
  /// The loaded icons; nil for a shape that cannot be read, so that it is only looked up once.
  private var icons: [SymbolLayer.Shape: Icon?] = [:]
  private var inks: [String: CGRect] = [:]
  private var symbols = BoundedCache<Key, [SymbolOutline]>(limit: 4000)

  init(files: IconFiles) { self.files = files }

  /// Returns the outlines of a symbol, from back to front; some may be erased.
  func outlines(of run: DisplayList.SymbolRun) -> [SymbolOutline] {
    let key = Key(name: run.name, weight: run.weight, layer: run.layer, value: run.value)
    if let known = symbols.value(for: key) { return known }
    let outlines = compose(run)
    symbols.insert(outlines, cost: 1, for: key)
    return outlines
  }

  /// Returns the part of its square that a symbol of regular weight fills, in units; all of it if that is empty.
  func ink(of name: String) -> CGRect {
    if let known = inks[name] { return known }
    let black = RGBAColor(red: 0, green: 0, blue: 0)
    let run = DisplayList.SymbolRun(name: name, size: .zero, color: black)
    let ink = outlines(of: run).reduce(CGRect.null) { area, outline in
      if outline.isErased { return area }
      let reach = outline.pen.reach
      return area.union(outline.path.boundingRect.insetBy(dx: -reach, dy: -reach))
    }
    let side = SymbolFigure.side
    let isEmpty = ink.isNull || !(ink.width > 0 && ink.height > 0)
    inks[name] = isEmpty ? CGRect(x: 0, y: 0, width: side, height: side) : ink
    return inks[name] ?? ink
  }

  private func compose(_ run: DisplayList.SymbolRun) -> [SymbolOutline] {
    let figure: SymbolFigure?
    if let value = run.value {
      figure = SymbolNames.figure(of: run.name, lit: value)
      if figure == nil, SymbolNames.isKnown(run.name) { return [] }
    } else {
      figure = SymbolNames.figure(of: run.name)
    }
    let composer = SymbolComposer(weight: run.weight) { self.icon($0, of: run.name) }
    let layer = figure?.hasParts == true ? run.layer : .whole
    return figure.flatMap { composer.outlines(of: $0, layer) }
      ?? Self.missing.map { SymbolOutline(path: $0, pen: .fill(FillStyle(eoFill: true))) }
  }

  private func icon(_ shape: SymbolLayer.Shape, of symbol: String) -> Icon? {
    if let known = icons[shape] { return known }
    let icon =
      switch shape {
      case .icon(let name): files.icon(named: name, of: symbol)
      case .material(let name): files.materialIcon(named: name, of: symbol)
      case .drawing(let drawing): Icon(drawing: drawing)
      case .letters(let letters): Icon(letters: letters)
      }
    icons[shape] = .some(icon)
    return icon
  }

  /// A crossed square, for missing symbols.
  private static let missing: [Path] = [
    SVGPath.parse("M1 1H15V15H1ZM2 2V14H14V2Z") ?? Path(),
    SVGPath.parse("M2 3L3 2L14 13L13 14Z") ?? Path(),
    SVGPath.parse("M13 2L14 3L3 14L2 13Z") ?? Path(),
  ]
}

extension CairoContext {
  /// Fills the current path with an outline of a width in pixels around it, and clears it.
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
