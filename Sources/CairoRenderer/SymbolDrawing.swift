import Drawing
import Foundation

/// One step of drawing a symbol: an outline that is filled, or cut out of what is there.
struct SymbolOutline {
  let path: Path
  let pen: Pen
  /// Whether the outline takes away.
  var isErased = false
  /// Where the square of the outline's coordinates lies in the symbol's, both of 16 units.
  var square = CGRect(x: 0, y: 0, width: IconFiles.side, height: IconFiles.side)
  /// The size that the symbol's square is stretched to, in points.
  let size: CGSize

  /// Where the outline's coordinates lie, if the symbol's square lies at a placement.
  func placement(_ outer: Placement) -> Placement? {
    let side = IconFiles.side
    return
      outer.scaled(
        by: CGSize(width: size.width / side, height: size.height / side), around: .zero)?
      .moved(to: square.origin)?
      .scaled(
        by: CGSize(width: square.width / side, height: square.height / side), around: .zero)
  }
}

/// Puts a symbol together from its icon, its frame and its slash.
struct SymbolComposer {
  let run: DisplayList.SymbolRun
  let icon: Icon

  /// How much thicker lines are than those of the icons, in sixteenths of the symbol.
  private var seam: CGFloat { CGFloat(max(min(run.weight, 900) - 400, 0)) / 500 }

  /// How much thinner lines are: half of an icon's line at the least weight.
  private var shaving: CGFloat { CGFloat(400 - max(min(run.weight, 400), 100)) / 600 }

  /// The steps for a figure, the first one at the back.
  func outlines(of figure: SymbolFigure) -> [SymbolOutline] {
    guard let enclosure = figure.enclosure else { return glyph(figure, isErased: false) }
    let frame = frame(enclosure, isFilled: figure.isFilled)
    // A small icon keeps the thickness of its lines, as far as it has room.
    let side: CGFloat = enclosure == .square ? 9.5 : 9
    let inset = (IconFiles.side - side) / 2
    let square = CGRect(x: inset, y: inset, width: side, height: side)
    switch run.layer {
    case .enclosure: return frame
    case .figure: return glyph(figure, in: square, seam: 0.5, isErased: false)
    case .whole: return frame + glyph(figure, in: square, seam: 0.5, isErased: figure.isFilled)
    }
  }

  private func frame(_ enclosure: SymbolFigure.Enclosure, isFilled: Bool) -> [SymbolOutline] {
    let inset: CGFloat = isFilled ? 0 : 0.5
    let rect = CGRect(x: 0, y: 0, width: IconFiles.side, height: IconFiles.side)
      .insetBy(dx: inset, dy: enclosure == .rectangle ? inset + 2 : inset)
    let path =
      enclosure == .circle
      ? Path(ellipseIn: rect) : Path(roundedRect: rect, cornerRadius: 3 - inset)
    let width = max(1 + seam - shaving, 0.1)
    return [
      SymbolOutline(
        path: path,
        pen: isFilled
          ? .seamed(seam, isEvenOdd: false)
          : .stroke(StrokeStyle(lineWidth: width), isAntialiased: true),
        size: run.size)
    ]
  }

  /// The icon with its slash.
  private func glyph(
    _ figure: SymbolFigure,
    in square: CGRect = CGRect(x: 0, y: 0, width: IconFiles.side, height: IconFiles.side),
    seam extra: CGFloat = 0, isErased: Bool
  ) -> [SymbolOutline] {
    func step(_ path: Path, _ pen: Pen, isErased: Bool) -> SymbolOutline {
      SymbolOutline(path: path, pen: pen, isErased: isErased, square: square, size: run.size)
    }
    let seam = seam + extra
    var steps = icon.outlines.map {
      step($0.path, .seamed(seam, isEvenOdd: $0.isEvenOdd), isErased: isErased)
    }
    if shaving > 0, extra == 0 {
      steps += icon.outlines.map {
        step(
          $0.path, .stroke(StrokeStyle(lineWidth: shaving), isAntialiased: true),
          isErased: !isErased)
      }
    }
    guard figure.isSlashed else { return steps }
    let slash = Path {
      $0.move(to: CGPoint(x: 1.5, y: 1.5))
      $0.addLine(to: CGPoint(x: 14.5, y: 14.5))
    }
    func line(_ width: CGFloat) -> Pen {
      .stroke(StrokeStyle(lineWidth: width, lineCap: .round), isAntialiased: true)
    }
    return steps + [
      step(slash, line(3 + seam), isErased: !isErased),
      step(slash, line(1 + seam - shaving), isErased: isErased),
    ]
  }
}
