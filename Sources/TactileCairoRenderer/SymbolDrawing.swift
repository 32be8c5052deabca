import Foundation
import TactileDrawing

/// A step of drawing a symbol: an outline that is filled, or erased from the existing drawing.
struct SymbolOutline: Equatable {
  /// The outline, in the symbol's square of 16 units.
  let path: Path
  let pen: Pen
  /// Whether the outline is erased.
  var isErased = false
}

/// Composes the outlines of a symbol from the layers of its figure.
struct SymbolComposer {
  /// The weight of the strokes, on the scale of font weights; 400 is regular.
  let weight: Int
  /// Returns the shape of a layer in its own square; nil if it cannot be read.
  let shape: (SymbolLayer.Shape) -> Icon?

  /// The additional width of lines for heavier weights, in units.
  private var seam: CGFloat { CGFloat(max(min(weight, 900) - 400, 0)) / 500 }

  /// The reduction of lines for lighter weights: half of an icon's line at the lightest weight.
  private var shaving: CGFloat { CGFloat(400 - max(min(weight, 400), 100)) / 600 }

  /// The minimum width of lines in scaled-down shapes, in units.
  private static let thinnest: CGFloat = 0.9

  /// Returns the steps for a part of a figure, from back to front; nil if a shape cannot be read.
  func outlines(of figure: SymbolFigure, _ part: DisplayList.SymbolRun.Layer) -> [SymbolOutline]? {
    var steps: [SymbolOutline] = []
    // A mark is cut out of an enclosure, which is another part, but not out of its own part.
    let isInverted = part == .figure && figure.layers.first { $0.part == .figure }?.isCut == true
    for var layer in figure.layers {
      if isInverted, layer.part == .figure { layer.isCut.toggle() }
      guard let icon = shape(layer.shape) else { return nil }
      let drawer = LayerDrawer(layer: layer, icon: icon, seam: seam, shaving: shaving)
      switch (part, layer.part) {
      case (.whole, _): steps += drawer.gap + drawer.outlines(isErased: layer.isCut)
      case (.enclosure, .enclosure), (.accent, .accent):
        steps += drawer.gap + drawer.outlines(isErased: layer.isCut)
      case (.enclosure, .figure), (.accent, .figure): steps += layer.isCut ? [] : drawer.gap
      case (.figure, .figure): steps += drawer.gap + drawer.outlines(isErased: layer.isCut)
      case (.figure, _), (.enclosure, .accent), (.accent, .enclosure): break
      }
    }
    return steps
  }

  private struct LayerDrawer {
    let layer: SymbolLayer
    let icon: Icon
    let seam: CGFloat
    let shaving: CGFloat

    /// The width of a line, in units; small shapes keep it as far as they have room.
    private var line: CGFloat {
      // Thin lines would make badges hard to distinguish.
      let least = layer.gap > 0 && layer.scale < 0.6 ? 1.2 : SymbolComposer.thinnest
      return max(max(min(layer.scale, 1), least) + seam - shaving, 0.1)
    }

    private func step(_ path: Path, _ pen: Pen, isErased: Bool) -> SymbolOutline {
      SymbolOutline(path: path.applying(layer.transform), pen: pen, isErased: isErased)
    }

    /// The steps that erase the area behind the layer and a margin around it.
    var gap: [SymbolOutline] {
      guard layer.gap > 0 else { return [] }
      // Each contour is erased separately, including the areas that lines enclose.
      let areas = icon.silhouette.map {
        step($0, .seamed(2 * layer.gap, isEvenOdd: false), isErased: !layer.isCut)
      }
      let lines = icon.outlines.filter { $0.line != nil }.map {
        step(
          $0.path,
          .stroke(
            StrokeStyle(lineWidth: 2 * layer.gap + line, lineCap: .round, lineJoin: .round),
            isAntialiased: true),
          isErased: !layer.isCut)
      }
      return areas + lines
    }

    func outlines(isErased: Bool) -> [SymbolOutline] {
      switch layer.form {
      case .plain: icon.outlines.flatMap { plain($0, isErased: isErased) }
      case .solid: icon.solid.flatMap { plain($0, isErased: isErased) }
      case .outlined:
        icon.outlines.map { step($0.path, stroke(.solid), isErased: isErased) }
      }
    }

    private func plain(_ outline: Icon.Outline, isErased: Bool) -> [SymbolOutline] {
      if let style = outline.line { return [step(outline.path, stroke(style), isErased: isErased)] }
      // The lines of a scaled-down icon are thickened to match the others.
      let extra = max(SymbolComposer.thinnest - layer.scale, 0) * 0.6
      let fill = step(
        outline.path, .seamed(seam + extra, isEvenOdd: outline.isEvenOdd), isErased: isErased)
      guard shaving > 0, extra == 0 else { return [fill] }
      let shaved = StrokeStyle(lineWidth: shaving)
      return [fill, step(outline.path, .stroke(shaved, isAntialiased: true), isErased: !isErased)]
    }

    private func stroke(_ style: Icon.Line) -> Pen {
      var stroke = StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round)
      switch style {
      case .solid: break
      case .dashed: (stroke.dash, stroke.lineCap) = ([2.2, 1.7], .butt)
      case .dotted: (stroke.dash, stroke.lineWidth) = ([0.01, 2.35], line * 1.2)
      }
      return .stroke(stroke, isAntialiased: true)
    }
  }
}
