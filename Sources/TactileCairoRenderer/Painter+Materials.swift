internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// The window around a painter's picture, for drawing materials.
struct Surroundings {
  /// All pixels of the window.
  let window: PixelRect
  /// The pictures below the current one, from back to front.
  ///
  /// Their pixels are in the coordinates of the window.
  var below: [OpaquePointer] = []
  /// Whether only the opacities of the drawing matter, as for content that casts a shadow.
  var areOpacitiesEnough = false
}

extension Painter {
  /// A painter for an offscreen buffer above the current picture.
  var above: Painter {
    var painter = isolated
    painter.surroundings.below.append(context.target)
    return painter
  }

  /// The painter without effects.
  var isolated: Painter {
    var painter = self
    painter.effects = EffectStack()
    return painter
  }

  /// Draws a material through a mask.
  func draw(
    _ material: MaterialPaint, through mask: OutlinePainter.Mask, in area: PixelRect,
    blending mode: cairo_operator_t
  ) {
    guard material.opacity > 0 else { return }
    if surroundings.areOpacitiesEnough {
      context.setColor(RGBAColor(red: 0, green: 0, blue: 0, opacity: min(material.opacity, 1)))
      return context.paint(through: mask, blending: mode)
    }
    let layer = materials.layer(
      material, at: area, over: picture(behind: area), in: surroundings.window)
    context.withClip(area) {
      context.setSource(layer.surface, x: area.minX, y: area.minY)
      context.paint(through: mask, blending: mode)
    }
  }

  /// Returns the backdrop drawn so far that affects an area of the window.
  private func picture(behind area: PixelRect) -> Layer {
    let layer = Layer(bounds: materials.source(of: area, in: surroundings.window))
    let canvas = CairoContext(layer.surface)
    for target in surroundings.below + [context.target] {
      canvas.paint(target, x: -layer.bounds.minX, y: -layer.bounds.minY)
    }
    layer.surface.flush()
    return layer
  }
}

extension Painter {
  /// Returns the pixels that must be drawn for an area to be correct: the area itself, and the
  /// backdrops it depends on.
  ///
  /// Coordinates are those of the window. From front to back, each material adds its backdrop to
  /// the area required of all items drawn before it.
  func needed(
    by items: [DisplayList.Item], in area: PixelRect, at placement: Placement
  ) -> PixelRect {
    var area = area
    for item in items.reversed() {
      guard let placement = placement.moved(to: item.origin) else { continue }
      switch item.content {
      case .fill(let path, .material, _):
        area = needed(by: placement.pixels(of: path, reach: 0), in: area)
      case .stroke(let path, .material, let style, _):
        area = needed(by: placement.pixels(of: path, reach: style.reach), in: area)
      case .group(let effect, let items):
        area = needed(by: items, effect, in: area, at: placement)
      default: break
      }
    }
    return area
  }

  private func needed(by pixels: PixelRect?, in area: PixelRect) -> PixelRect {
    guard let seen = pixels?.intersection(area) else { return area }
    return area.union(materials.source(of: seen, in: surroundings.window))
  }

  private func needed(
    by items: [DisplayList.Item], _ effect: DisplayList.Effect, in area: PixelRect,
    at placement: Placement
  ) -> PixelRect {
    switch effect {
    case .scale(let factors, let anchor):
      guard let scaled = placement.scaled(by: factors, around: anchor) else { return area }
      return needed(by: items, in: area, at: scaled)
    case .rotation, .transform:
      guard let turned = placement.transformed(by: effect) else { return area }
      return needed(by: items, in: area, at: turned)
    case .blur(let radius, _):
      let margin = BoxBlur(radius: radius * placement.pixelsPerPoint)?.margin ?? 0
      let wide = area.outset(by: margin)
      let all = needed(by: items, in: wide, at: placement)
      return all == wide ? area : all.intersection(surroundings.window)?.union(area) ?? area
    default: return needed(by: items, in: area, at: placement)
    }
  }
}
