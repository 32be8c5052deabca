import Foundation
import TactileDrawing

@testable import TactileCairoRenderer

/// Short names for the content of the pictures in these tests.
enum Scene {
  static let white = RGBAColor(red: 1, green: 1, blue: 1)
  static let black = RGBAColor(red: 0, green: 0, blue: 0)
  static let red = RGBAColor(red: 1, green: 0, blue: 0)
  static let blue = RGBAColor(red: 0, green: 0, blue: 1)

  /// A list of 100 × 100 points on white.
  static func list(_ items: [DisplayList.Item]) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 100), backdrop: white, items: items)
  }

  static func fill(_ path: Path, _ color: RGBAColor) -> DisplayList.Item {
    DisplayList.Item(origin: .zero, content: .fill(path, color))
  }

  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBAColor
  ) -> DisplayList.Item {
    fill(Path(CGRect(x: x, y: y, width: width, height: height)), color)
  }

  static func group(
    _ effect: DisplayList.Effect, _ items: [DisplayList.Item]
  ) -> DisplayList.Item {
    DisplayList.Item(origin: .zero, content: .group(effect, items))
  }

  /// One line of text whose frame begins at the point.
  static func text(
    _ string: String, at origin: CGPoint = .zero, font: FontDescriptor = FontDescriptor(size: 17),
    _ color: RGBAColor = black
  ) -> DisplayList.Item {
    let line = DisplayList.TextRun.Line(string: string, baseline: CGPoint(x: 0, y: font.ascent))
    let run = DisplayList.TextRun(
      lines: [line], font: font, color: color, size: CGSize(width: 5000, height: font.lineHeight))
    return DisplayList.Item(origin: origin, content: .text(run))
  }

  /// Paints with a renderer of its own.
  @MainActor
  static func paint(_ items: [DisplayList.Item], scale: CGFloat = 1) throws -> Bitmap {
    try CairoRenderer(scale: scale, fontMap: FontMap()).render(list(items))
  }
}

extension Bitmap {
  /// The color at a pixel as `#RRGGBB`, with the opacity where it is not opaque.
  func hex(_ x: Int, _ y: Int) -> String {
    let pixel = self[x, y]
    func hex(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + hex(pixel.red) + hex(pixel.green) + hex(pixel.blue)
      + (pixel.alpha == 255 ? "" : "@\(pixel.alpha)")
  }

  /// The smallest rectangle around the pixels that are not white.
  var ink: CGRect {
    var ink = CGRect.null
    for y in 0..<height {
      for x in 0..<width where hex(x, y) != "#FFFFFF" {
        ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return ink
  }
}
