import SwiftUI

/// A text, a symbol, or another thing that a window draws, and where.
struct DrawnItem {
  let content: DisplayList.Content
  /// The frame in points of the window, before clipping.
  let frame: CGRect
  /// The part of the window to which the item is clipped.
  let clip: CGRect

  /// The text's lines, joined; nil for other items.
  var text: DisplayList.TextRun? {
    if case .text(let run) = content { run } else { nil }
  }
}

extension DisplayList {
  /// The drawn items in drawing order, from back to front, without those in projections.
  var drawnItems: [DrawnItem] {
    var found: [DrawnItem] = []
    let window = CGRect(origin: .zero, size: size)
    Self.collect(items, .identity, clip: window, into: &found)
    return found
  }

  private static func collect(
    _ items: [Item], _ place: CGAffineTransform, clip: CGRect, into found: inout [DrawnItem]
  ) {
    for item in items {
      let place = place.translatedBy(x: item.origin.x, y: item.origin.y)
      guard case .group(let effect, let content) = item.content else {
        if let bounds = item.content.bounds, place.isFinite {
          found.append(
            DrawnItem(content: item.content, frame: bounds.applying(place), clip: clip))
        }
        continue
      }
      switch effect {
      case .scale(let scale, let anchor):
        let scaled = CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor)
        collect(content, scaled.concatenating(place), clip: clip, into: &found)
      case .rotation(let angle, let anchor):
        let turned = CGAffineTransform(rotationAngle: angle.radians).around(anchor)
        collect(content, turned.concatenating(place), clip: clip, into: &found)
      case .transform(let transform):
        collect(content, transform.concatenating(place), clip: clip, into: &found)
      case .projection: continue
      case .clip(let path, _):
        let clip = clip.intersection(path.boundingRect.applying(place))
        collect(content, place, clip: clip, into: &found)
      default: collect(content, place, clip: clip, into: &found)
      }
    }
  }

  /// Returns the list with another color for each text and symbol; nil removes them.
  ///
  /// The color is opaque, but what is invisible stays so, as do the parts of symbols that have several.
  func inked(_ color: RGBAColor?) -> DisplayList {
    var list = self
    list.items = Self.inked(items, color)
    return list
  }

  private static func inked(_ items: [Item], _ color: RGBAColor?) -> [Item] {
    items.compactMap { (item: Item) -> Item? in
      var item = item
      switch item.content {
      case .text(var run):
        guard let color else { return nil }
        run.color = color.ifVisible(run.color)
        for line in run.lines.indices {
          for piece in run.lines[line].pieces.indices {
            let old = run.lines[line].pieces[piece].color
            run.lines[line].pieces[piece].color = color.ifVisible(old)
          }
        }
        item.content = .text(run)
      case .symbol(var symbol) where symbol.layer == .whole:
        guard let color else { return nil }
        symbol.color = color.ifVisible(symbol.color)
        item.content = .symbol(symbol)
      case .group(let effect, let content):
        item.content = .group(effect, inked(content, color))
      default: break
      }
      return item
    }
  }
}

extension DisplayList.Content {
  /// The area of a leaf in its own coordinates; nil for a group.
  fileprivate var bounds: CGRect? {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _, _): path.boundingRect
    case .text(let run): CGRect(origin: .zero, size: run.size)
    case .symbol(let symbol): CGRect(origin: .zero, size: symbol.size)
    case .image(let image): CGRect(origin: .zero, size: image.size)
    case .group: nil
    }
  }
}

extension RGBAColor {
  /// Returns the color, or a clear one in place of a clear one.
  fileprivate func ifVisible(_ other: RGBAColor) -> RGBAColor { other.opacity > 0 ? self : other }
}
