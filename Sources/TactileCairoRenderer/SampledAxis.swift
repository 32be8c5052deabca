import Foundation
import TactileDrawing

/// The weights of an image's pixels for each pixel of a picture, along one axis.
struct SampledAxis {
  /// The index of each pixel's first tap in the lists below, followed by the end of the lists.
  private(set) var starts = [0]
  /// The rows or columns of the image.
  private(set) var indices: [Int] = []
  /// The weight of each row or column; those of a pixel sum up to 1.
  private(set) var weights: [Float] = []
  /// The fraction of each pixel inside the frame, from 0 to 1.
  private(set) var coverage: [Float] = []

  /// One axis of a frame with its parts.
  struct Frame {
    /// The parts from the start to the end; at least one.
    var parts: [Part]
    /// The length, in points.
    var length: CGFloat

    /// Creates an axis of a frame, divided into both caps and the part between them.
    ///
    /// - Parameters:
    ///   - count: The number of the image's pixels, at least one.
    ///   - caps: The widths of both edges that are not stretched, in points.
    init(
      length: CGFloat, count: Int, scale: CGFloat, caps: (CGFloat, CGFloat), isTiled: Bool
    ) {
      func pixels(_ cap: CGFloat, _ most: Int) -> Int {
        Int(min((cap * scale).rounded(), CGFloat(most)))
      }
      let first = pixels(caps.0, count)
      let last = pixels(caps.1, count - first)
      // Caps that do not fit are scaled down by the same factor.
      let wanted = CGFloat(first + last) / scale
      let factor = wanted > length ? length / wanted : 1
      let (start, end) = (
        CGFloat(first) / scale * factor, length - CGFloat(last) / scale * factor
      )
      // If nothing remains between the caps, the pixel there is stretched.
      let middle =
        first + last < count
        ? first..<count - last : min(first, count - 1)..<min(first, count - 1) + 1
      let tile = isTiled ? CGFloat(middle.count) / scale : nil
      self.length = length
      parts = []
      if first > 0 { parts.append(Part(end: start, pixels: 0..<first, start: 0)) }
      if end > start || parts.isEmpty {
        parts.append(Part(end: end, pixels: middle, start: start, tile: tile))
      }
      if last > 0 { parts.append(Part(end: length, pixels: count - last..<count, start: end)) }
    }
  }

  /// A part of a frame that is filled with some pixels of the image.
  struct Part {
    /// The end of the part, in points.
    var end: CGFloat
    var pixels: Range<Int>
    /// The start of the part, in points.
    var start: CGFloat
    /// The length of a tile in points; nil if the pixels are stretched.
    var tile: CGFloat?
  }

  /// Computes the weights for a range of pixels.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of the picture.
  ///   - origin: The start of the frame, in pixels.
  ///   - scale: The number of pixels per point; negative if the axis is mirrored.
  init(
    _ frame: Frame, pixels: Range<Int>, origin: CGFloat, scale: CGFloat,
    _ interpolation: DisplayList.ImageRun.Interpolation, isAntialiased: Bool
  ) {
    let (low, high) = (
      min(origin, origin + frame.length * scale), max(origin, origin + frame.length * scale)
    )
    for pixel in pixels {
      let (left, right) = (CGFloat(pixel), CGFloat(pixel) + 1)
      let covered = Self.snapped(max(min(right, high) - max(left, low), 0))
      coverage.append(Float(isAntialiased ? covered : covered >= 0.5 ? 1 : 0))
      let point = min(max((CGFloat(pixel) + 0.5 - origin) / scale, 0), frame.length)
      addTaps(at: point, in: frame, scale: abs(scale), interpolation)
      starts.append(indices.count)
    }
  }

  private mutating func addTaps(
    at point: CGFloat, in frame: Frame, scale: CGFloat,
    _ interpolation: DisplayList.ImageRun.Interpolation
  ) {
    let part = frame.parts.first { point < $0.end } ?? frame.parts[frame.parts.count - 1]
    let (first, count) = (part.pixels.lowerBound, part.pixels.count)
    let length = part.tile ?? (part.end - part.start)
    let density = length > 0 ? CGFloat(count) / length : 0
    var distance = point - part.start
    if part.tile != nil { distance = distance.truncatingRemainder(dividingBy: length) }
    // A small deviation must not blur an image that is aligned to the pixels.
    let center = Self.snapped(min(max(distance * density, 0), CGFloat(count)))
    let stride = Double(max(Self.snapped(density / scale), 1))
    func index(_ pixel: Int) -> Int {
      guard part.tile != nil else { return first + min(max(pixel, 0), count - 1) }
      return first + ((pixel % count) + count) % count
    }
    let kernel = Kernel(interpolation, stride: stride)
    guard kernel.reach > 0 else {
      indices.append(index(Int(center)))
      weights.append(1)
      return
    }
    let middle = Double(center) - 0.5
    let start = indices.count
    var sum = 0.0
    for pixel in Int(
      (middle - kernel.reach).rounded(.up))...Int((middle + kernel.reach).rounded(.down))
    {
      let weight = kernel.weight(at: Double(pixel) - middle)
      guard weight != 0 else { continue }
      indices.append(index(pixel))
      weights.append(Float(weight))
      sum += weight
    }
    for tap in start..<weights.count { weights[tap] /= Float(sum) }
  }

  private static func snapped(_ value: CGFloat) -> CGFloat { (value * 4096).rounded() / 4096 }
}

/// The weight of an image's pixel by its distance.
private struct Kernel {
  /// The maximum distance in pixels of the image; 0 if only the nearest pixel counts.
  let reach: Double
  private let stride: Double
  private let isCubic: Bool

  /// Creates the kernel of an interpolation.
  ///
  /// - Parameter stride: The number of image pixels under one pixel of the picture, at least 1.
  init(_ interpolation: DisplayList.ImageRun.Interpolation, stride: Double) {
    isCubic = interpolation == .high
    self.stride = interpolation == .low ? 1 : stride
    reach = interpolation == .none ? 0 : self.stride * (isCubic ? 2 : 1)
  }

  func weight(at distance: Double) -> Double {
    let x = abs(distance) / stride
    guard isCubic else { return max(1 - x, 0) }
    // The Catmull-Rom spline.
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }
}
