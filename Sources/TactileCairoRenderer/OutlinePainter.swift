import Foundation
import TactileDrawing

/// A way of drawing an outline.
enum Pen: Hashable {
  case fill(FillStyle)
  case stroke(StrokeStyle, isAntialiased: Bool)
  /// A fill with an outline of a width in points around it, the seam. A placement that squeezes the fill leaves the seam as
  /// wide in all directions.
  case seamed(CGFloat, isEvenOdd: Bool)

  /// The distance that the drawing extends beyond the outline, in points.
  var reach: CGFloat {
    if case .stroke(let style, _) = self { style.reach } else { 0 }
  }

  /// The distance that the seam extends beyond the outline, in pixels; 0 without a seam.
  func margin(at placement: Placement) -> CGFloat {
    if case .seamed(let width, _) = self { width / 2 * placement.pixelsPerPoint } else { 0 }
  }
}

/// Draws outlines for a renderer, each by a mask of its opacities.
///
/// Cairo's own fills depend slightly on the clip, so a redrawn part of an outline would not match
/// the rest. A mask always consists of whole rows of the outline. Most masks are reused, which is
/// twice as fast as filling.
final class OutlinePainter {
  private struct Key: Hashable {
    let path: Path.Storage
    let pen: Pen
    let transform: CGAffineTransform
  }

  /// The cache holds the masks of some thousand buttons.
  private var masks = BoundedCache<Key, Mask>(limit: 16 << 20)

  /// The maximum number of pixels of a cached mask.
  private static let mostPixels = 1 << 18

  /// The opacities of an outline, or of some rows of it.
  struct Mask {
    let surface: CairoSurface
    /// The position and size of the mask on the picture, in pixels.
    let bounds: PixelRect

    func moved(x: Int, y: Int) -> Mask {
      Mask(surface: surface, bounds: bounds.moved(x: x, y: y))
    }

    /// Returns the product of masks and an opacity in an area; nil if it is zero everywhere.
    static func product(of masks: [Mask], in area: PixelRect, opacity: Double = 1) -> Mask? {
      if masks.count == 1, opacity == 1 { return masks[0] }
      var area = area
      for mask in masks {
        guard let common = area.intersection(mask.bounds) else { return nil }
        area = common
      }
      let surface = CairoSurface(maskWidth: area.width, height: area.height)
      let context = CairoContext(surface)
      context.setColor(RGBAColor(red: 0, green: 0, blue: 0, opacity: opacity))
      for (index, mask) in masks.enumerated() {
        let (x, y) = (mask.bounds.minX - area.minX, mask.bounds.minY - area.minY)
        if index == 0 {
          context.paint(through: mask.surface, x: x, y: y)
        } else {
          context.multiply(by: mask.surface, x: x, y: y)
        }
      }
      surface.flush()
      return Mask(surface: surface, bounds: area)
    }
  }

  /// Returns the opacities of an outline inside an area; nil if cairo cannot draw it.
  ///
  /// - Parameters:
  ///   - area: The area to draw, and the columns of the picture.
  func mask(
    of path: Path, _ pen: Pen, at placement: Placement, in area: DrawnArea
  ) -> Mask? {
    guard let spot = PixelSpot(placement) else { return nil }
    guard
      let bounds = spot.placement.pixels(
        of: path, reach: pen.reach, margin: pen.margin(at: spot.placement))
    else { return nil }
    let key = Key(path: path.storage, pen: pen, transform: spot.placement.transform)
    if let known = masks.value(for: key) { return known.moved(x: spot.x, y: spot.y) }
    guard bounds.width * bounds.height > Self.mostPixels else {
      guard let mask = draw(path, pen, at: spot.placement, in: bounds) else { return nil }
      masks.insert(mask, cost: bounds.width * bounds.height + 400, for: key)
      return mask.moved(x: spot.x, y: spot.y)
    }
    guard let rows = area.rows(of: bounds.moved(x: spot.x, y: spot.y)) else { return nil }
    return draw(path, pen, at: spot.placement, in: rows.moved(x: -spot.x, y: -spot.y))?
      .moved(x: spot.x, y: spot.y)
  }

  private func draw(
    _ path: Path, _ pen: Pen, at placement: Placement, in bounds: PixelRect
  ) -> Mask? {
    let surface = CairoSurface(maskWidth: bounds.width, height: bounds.height)
    let context = CairoContext(surface)
    var placement = placement
    placement.origin.x -= CGFloat(bounds.minX)
    placement.origin.y -= CGFloat(bounds.minY)
    guard context.add(path, at: placement) else { return nil }
    switch pen {
    case .fill(let style): context.fill(style)
    case .stroke(let style, let isAntialiased):
      context.stroke(style, isAntialiased: isAntialiased, at: placement)
    case .seamed(let width, let isEvenOdd):
      context.fill(isEvenOdd: isEvenOdd, seam: width * placement.pixelsPerPoint)
    }
    surface.flush()
    return Mask(surface: surface, bounds: bounds)
  }
}

/// The part of a picture that is drawn.
struct DrawnArea {
  /// The pixels that may change.
  var clip: PixelRect
  /// The columns of the whole picture, even if only a part of it may change.
  var columns: Range<Int>

  /// Returns the rows of some pixels that may change, with all columns of the picture; nil if there
  /// are none.
  func rows(of pixels: PixelRect) -> PixelRect? {
    var rows = pixels
    (rows.minX, rows.maxX) = (
      max(rows.minX, columns.lowerBound), min(rows.maxX, columns.upperBound)
    )
    (rows.minY, rows.maxY) = (max(rows.minY, clip.minY), min(rows.maxY, clip.maxY))
    return rows.width > 0 && rows.height > 0 ? rows : nil
  }
}

/// A placement split into a whole pixel and a remainder, in the steps of cairo's coordinates.
struct PixelSpot {
  let x: Int
  let y: Int
  /// The placement relative to the whole pixel.
  let placement: Placement

  /// Creates a spot; nil if the placement is out of range.
  init?(_ placement: Placement) {
    guard placement.moved(to: .zero) != nil else { return nil }
    // Cairo stores coordinates in 1/256 of a pixel.
    let x = Int((placement.origin.x * 256).rounded())
    let y = Int((placement.origin.y * 256).rounded())
    // Shifting rounds down, also for negative coordinates.
    (self.x, self.y) = (x >> 8, y >> 8)
    self.placement = Placement(
      scale: placement.scale,
      origin: CGPoint(x: CGFloat(x & 255) / 256, y: CGFloat(y & 255) / 256), skew: placement.skew)
  }
}
