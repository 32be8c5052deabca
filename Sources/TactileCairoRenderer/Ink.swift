import Foundation
import TactileDrawing

/// The effects that change the painting of a picture without affecting other pixels.
struct Ink {
  var opacity = 1.0
  /// The blend mode of the picture and its backdrop.
  var blend = BlendMode.normal
  /// The color filters, outermost first.
  var filters: [ColorFilter] = []
  /// The outlines that clip the picture.
  var clips: [Clip] = []
  /// The rectangle of pixels that clips the picture; nil for none.
  var area: PixelRect?

  /// An outline that clips drawing.
  struct Clip {
    let path: Path
    let style: FillStyle
    let placement: Placement

    /// Returns whether a rectangle of pixels is certain to be inside the outline.
    func contains(_ pixels: PixelRect) -> Bool {
      path.innerRects.contains { placement.innerPixels(of: $0)?.contains(pixels) ?? false }
    }
  }

  /// Whether a picture is painted without changes.
  var isPlain: Bool {
    opacity == 1 && blend == .normal && filters.isEmpty && clips.isEmpty && area == nil
  }

  /// Returns the ink with more effects around it.
  func inside(_ outer: Ink) -> Ink {
    var ink = self
    ink.opacity *= outer.opacity
    if blend == .normal { ink.blend = outer.blend }
    ink.filters = outer.filters + filters
    ink.clips = outer.clips + clips
    if let area = outer.area { ink.limit(to: area) }
    return ink
  }

  /// Clips drawing to a rectangle of pixels, in addition to existing clips.
  mutating func limit(to pixels: PixelRect) {
    guard let area else { return self.area = pixels }
    guard let common = area.intersection(pixels) else { return opacity = 0 }
    self.area = common
  }

  /// Returns the ink without clips that do not affect a picture.
  ///
  /// - Parameter extent: The pixels that the picture touches.
  func simplified(for extent: PixelRect) -> Ink {
    var ink = self
    if let area, area.contains(extent) { ink.area = nil }
    if !clips.isEmpty { ink.clips.removeAll { $0.contains(extent) } }
    return ink
  }

  /// Whether painting several pictures one by one equals painting them as one picture.
  var isDistributive: Bool {
    opacity == 1 && blend == .normal && clips.isEmpty && filters.allSatisfy(\.isDistributive)
  }

  /// Returns a color as painted with the ink; nil if it is invisible.
  func color(_ color: RGBAColor) -> RGBAColor? {
    guard var color = color.drawable else { return nil }
    for filter in filters.reversed() { color = color.filtered(by: filter) }
    color.opacity *= opacity
    return color.drawable
  }
}

extension ColorFilter {
  /// Whether filtering several pictures one by one is filtering them as one picture.
  fileprivate var isDistributive: Bool {
    switch self {
    case .luminanceToAlpha, .matrix, .threshold: false
    default: true
    }
  }
}

extension RGBAColor {
  fileprivate static let transparent = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// Returns the color after applying a filter.
  fileprivate func filtered(by filter: ColorFilter) -> RGBAColor {
    let rows = filter.matrix
    guard rows.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return self }
    if case .threshold(let min, let max, let color) = filter {
      return opacity > 0 && opacity >= min && opacity <= max ? color : .transparent
    }
    func mix(_ row: [Double]) -> Double {
      min(max(row[0] * red + row[1] * green + row[2] * blue + row[3] * opacity + row[4], 0), 1)
    }
    return RGBAColor(
      red: mix(rows[0]), green: mix(rows[1]), blue: mix(rows[2]),
      opacity: mix(rows[3]) * (filter.keepsOpacity ? opacity : 1))
  }
}

extension Path {
  /// Rectangles inside the outline, if it is a common shape.
  fileprivate var innerRects: [CGRect] {
    switch storage {
    case .rect(let rect): return [rect]
    case .ellipse(let rect):
      return [rect.insetBy(dx: rect.width * 0.147, dy: rect.height * 0.147)]
    case .roundedRect(let rect, let corner, let style):
      let room = min(rect.width / corner.width, rect.height / corner.height) / 2
      // A continuous corner begins up to 1.53 radii from the corner point.
      let reach = style == .continuous ? min(max(room, 1), 1.53) : 1
      return [
        rect.insetBy(dx: corner.width * reach, dy: 0),
        rect.insetBy(dx: 0, dy: corner.height * reach),
        rect.insetBy(dx: corner.width * 0.3, dy: corner.height * 0.3),
      ]
    case .empty, .elements: return []
    }
  }
}

extension Placement {
  /// Returns the pixels completely inside a rectangle; nil if there are none or axes are rotated.
  func innerPixels(of rect: CGRect) -> PixelRect? {
    guard isUpright, !rect.isNull, let first = pixel(rect.origin),
      let last = pixel(CGPoint(x: rect.maxX, y: rect.maxY))
    else { return nil }
    // A tolerance, so that rounding errors do not exclude a pixel.
    let (left, right) = (min(first.x, last.x) - 1e-6, max(first.x, last.x) + 1e-6)
    let (top, bottom) = (min(first.y, last.y) - 1e-6, max(first.y, last.y) + 1e-6)
    return PixelRect(
      minX: left.rounded(.up), minY: top.rounded(.up), maxX: right.rounded(.down),
      maxY: bottom.rounded(.down))
  }
}
