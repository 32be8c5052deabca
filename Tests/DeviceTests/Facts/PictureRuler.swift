import SwiftUI
import SwiftUITesting

/// Measures distances, in points, and colors in the picture of a window.
struct PictureRuler {
  /// The size of the window, in points.
  let size: CGSize
  /// The number of pixels per point.
  let scale: CGFloat
  private let width: Int
  private let height: Int
  /// Four bytes a pixel: blue, green, red and opacity.
  private let bytes: [UInt8]

  /// Draws the picture of a window.
  @MainActor
  init(_ driver: ViewDriver) throws {
    let picture = try driver.picture()
    size = driver.size
    (width, height) = (picture.width, picture.height)
    scale = CGFloat(picture.width) / driver.size.width
    bytes = picture.bytes
  }

  private func pixel(_ column: Int, _ row: Int) -> PixelColor {
    let start = (row * width + column) * 4
    return PixelColor(
      red: Double(bytes[start + 2]), green: Double(bytes[start + 1]), blue: Double(bytes[start]))
  }

  /// The indices of the pixels from a distance to another one, at most a number of them.
  private func indices(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> Range<Int> {
    let first = min(max(Int((start * scale).rounded()), 0), count)
    return first..<min(max(Int((end * scale).rounded()), first), count)
  }

  /// The color of the pixel at a point.
  func color(_ x: CGFloat, _ y: CGFloat) -> PixelColor {
    pixel(
      min(max(Int(x * scale), 0), width - 1), min(max(Int(y * scale), 0), height - 1))
  }

  /// The bounds of the pixels in an area that have a wanted color.
  func bounds(
    in area: CGRect, where isWanted: (PixelColor) -> Bool
  ) throws -> CGRect {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    let columns = indices(area.minX, area.maxX, width)
    for row in indices(area.minY, area.maxY, height) {
      for column in columns where isWanted(pixel(column, row)) {
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
      }
    }
    guard right >= 0 else { throw Unmeasurable("the area \(area) has no such pixel") }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale,
      width: CGFloat(right + 1 - left) / scale, height: CGFloat(bottom + 1 - top) / scale)
  }

  /// The color in an area that differs most from that of the area's top left pixel.
  func strongestColor(in area: CGRect) -> PixelColor {
    let background = color(area.minX, area.minY)
    var strongest = background
    let columns = indices(area.minX, area.maxX, width)
    for row in indices(area.minY, area.maxY, height) {
      for column in columns {
        let color = pixel(column, row)
        if color.distance(to: background) > strongest.distance(to: background) { strongest = color }
      }
    }
    return strongest
  }

  /// The bounds of what is drawn in an area on the color of its top left pixel.
  ///
  /// Pixels at an edge count from a fifth of the strongest difference.
  func ink(in area: CGRect) throws -> CGRect {
    let background = color(area.minX, area.minY)
    let limit = strongestColor(in: area).distance(to: background) / 5
    return try bounds(in: area) { limit > 0 && $0.distance(to: background) > limit }
  }

  /// The parts of a column of pixels that have a wanted color, in points.
  func runs(
    atX x: CGFloat, from top: CGFloat = 0, to bottom: CGFloat = .greatestFiniteMagnitude,
    where isWanted: (PixelColor) -> Bool
  ) -> [ClosedRange<CGFloat>] {
    let column = min(max(Int(x * scale), 0), width - 1)
    let rows = indices(top, min(bottom, size.height), height)
    return runs(rows) { isWanted(pixel(column, $0)) }
  }

  /// The parts of a row of pixels that have a wanted color, in points.
  func runs(
    atY y: CGFloat, from left: CGFloat = 0, to right: CGFloat = .greatestFiniteMagnitude,
    where isWanted: (PixelColor) -> Bool
  ) -> [ClosedRange<CGFloat>] {
    let row = min(max(Int(y * scale), 0), height - 1)
    let columns = indices(left, min(right, size.width), width)
    return runs(columns) { isWanted(pixel($0, row)) }
  }

  private func runs(_ range: Range<Int>, where isWanted: (Int) -> Bool) -> [ClosedRange<CGFloat>] {
    var found: [ClosedRange<CGFloat>] = []
    var start: Int?
    for index in range.lowerBound...range.upperBound {
      let isInside = index < range.upperBound && isWanted(index)
      if isInside, start == nil { start = index }
      if !isInside, let first = start {
        found.append(CGFloat(first) / scale...CGFloat(index) / scale)
        start = nil
      }
    }
    return found
  }

  /// The length of the filled part of each row of pixels in an area, in points.
  ///
  /// A pixel at an edge counts by the place of its color between the background and the fill.
  func filledLengths(
    in area: CGRect, on background: PixelColor, with fill: PixelColor
  ) -> [Double] {
    let columns = indices(area.minX, area.maxX, width)
    return indices(area.minY, area.maxY, height).map { row in
      columns.reduce(0) { $0 + pixel($1, row).share(of: fill, on: background) } / Double(scale)
    }
  }

  /// The greatest difference between the outlines of a filled frame and a shape of the same size.
  ///
  /// - Parameters:
  ///   - reach: The width and the height of the area at the corner that is compared, in points.
  ///   - isTrailing: Whether the top right corner is compared instead of the top left one.
  ///   - background: The color around the frame.
  @MainActor
  func cornerDifference(
    of frame: CGRect, from shape: some Shape, reach: CGFloat, isTrailing: Bool = false,
    on background: PixelColor
  ) throws -> Double {
    let driver = try DeviceFact.driver(
      look: .any, width: frame.width + 20, height: frame.height + 20, scale: scale
    ) {
      shape.fill(.black).frame(width: frame.width, height: frame.height)
    }
    func area(_ frame: CGRect) -> CGRect {
      let x = isTrailing ? frame.maxX - reach : frame.minX
      return CGRect(x: x, y: frame.minY, width: reach, height: min(reach, frame.height))
    }
    let model = try PictureRuler(driver).filledLengths(
      in: area(CGRect(origin: CGPoint(x: 10, y: 10), size: frame.size)), on: .white, with: .black)
    let middle = area(frame)
    let fill = color(isTrailing ? middle.minX + 1 : middle.maxX - 1, middle.maxY - 1)
    let lengths = filledLengths(in: area(frame), on: background, with: fill)
    guard lengths.count == model.count, fill != background else {
      throw Unmeasurable("nothing is filled at \(frame)")
    }
    return zip(lengths, model).map { abs($0 - $1) }.max() ?? 0
  }
}

/// The color of a pixel, with components from 0 to 255.
struct PixelColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  static let white = PixelColor(red: 255, green: 255, blue: 255)
  static let black = PixelColor(red: 0, green: 0, blue: 0)

  /// The components, as a fact compares them.
  var numbers: [Double] { [red, green, blue] }

  /// Whether the color is that of a switch that is on.
  var isGreen: Bool { green - red > 60 }

  /// The greatest difference between two components.
  func distance(to other: PixelColor) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// How far the color is on the way from a background to a fill, from 0 to 1.
  func share(of fill: PixelColor, on background: PixelColor) -> Double {
    let way = zip(fill.numbers, background.numbers).map { $0 - $1 }
    let length = way.reduce(0) { $0 + $1 * $1 }
    guard length > 0 else { return 0 }
    let own = zip(numbers, background.numbers).map { $0 - $1 }
    return min(max(zip(own, way).reduce(0) { $0 + $1.0 * $1.1 } / length, 0), 1)
  }
}

/// An error for a window that doesn't show what is to be measured.
struct Unmeasurable: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
