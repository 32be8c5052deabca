import Drawing
import Foundation

/// Effects that change how a picture is painted, and no pixel beside it.
struct Ink {
  var opacity = 1.0
  /// How the picture is mixed with its backdrop.
  var blend = BlendMode.normal
  /// The changes of its colors, the outermost first.
  var filters: [ColorFilter] = []
  /// The outlines that it is drawn inside of.
  var clips: [Clip] = []
  /// The pixels that it is drawn inside of.
  var area: PixelRect?

  /// An outline that limits drawing.
  struct Clip {
    let path: Path
    let style: FillStyle
    let placement: Placement

    /// Whether pixels lie within the outline for sure.
    func contains(_ pixels: PixelRect) -> Bool {
      path.innerRects.contains { placement.innerPixels(of: $0)?.contains(pixels) ?? false }
    }
  }

  /// Whether a picture is painted as it is.
  var isPlain: Bool {
    opacity == 1 && blend == .normal && filters.isEmpty && clips.isEmpty && area == nil
  }

  /// The ink with more effects around it.
  func inside(_ outer: Ink) -> Ink {
    var ink = self
    ink.opacity *= outer.opacity
    if blend == .normal { ink.blend = outer.blend }
    ink.filters = outer.filters + filters
    ink.clips = outer.clips + clips
    if let area = outer.area { ink.limit(to: area) }
    return ink
  }

  /// Limits drawing to pixels, besides those it is limited to already.
  mutating func limit(to pixels: PixelRect) {
    guard let area else { return self.area = pixels }
    guard let common = area.intersection(pixels) else { return opacity = 0 }
    self.area = common
  }

  /// The ink without limits that leave a picture alone.
  ///
  /// - Parameter extent: the pixels that the picture touches.
  func simplified(for extent: PixelRect) -> Ink {
    var ink = self
    if let area, area.contains(extent) { ink.area = nil }
    if !clips.isEmpty { ink.clips.removeAll { $0.contains(extent) } }
    return ink
  }

  /// Whether several pictures can be painted with the ink one by one, as if they were one picture.
  var isDistributive: Bool {
    opacity == 1 && blend == .normal && clips.isEmpty && filters.allSatisfy(\.isDistributive)
  }

  /// A color as painted with the ink.
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

  /// The color as a filter changes it.
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
  /// Rectangles that lie within the outline, where the outline is a simple figure.
  fileprivate var innerRects: [CGRect] {
    switch storage {
    case .rect(let rect): return [rect]
    case .ellipse(let rect):
      return [rect.insetBy(dx: rect.width * 0.147, dy: rect.height * 0.147)]
    case .roundedRect(let rect, let corner, let style):
      let room = min(rect.width / corner.width, rect.height / corner.height) / 2
      // A continuous corner begins up to 1.53 radii from the corner.
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
  /// The pixels that lie within a rectangle as a whole; nil if there are none or axes are turned.
  func innerPixels(of rect: CGRect) -> PixelRect? {
    guard isUpright, !rect.isNull, let first = pixel(rect.origin),
      let last = pixel(CGPoint(x: rect.maxX, y: rect.maxY))
    else { return nil }
    // The noise of a sum may not take a pixel away.
    let (left, right) = (min(first.x, last.x) - 1e-6, max(first.x, last.x) + 1e-6)
    let (top, bottom) = (min(first.y, last.y) - 1e-6, max(first.y, last.y) + 1e-6)
    return PixelRect(
      minX: left.rounded(.up), minY: top.rounded(.up), maxX: right.rounded(.down),
      maxY: bottom.rounded(.down))
  }
}
