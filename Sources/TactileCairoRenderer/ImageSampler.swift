import Foundation
import TactileDrawing

/// Resamples an image to another size, pixel by pixel.
///
/// The scaling of cairo depends slightly on the drawn rectangle, so a redrawn part would not match
/// the rest. Here, each pixel depends only on the image and its placement.
struct ImageSampler {
  let run: DisplayList.ImageRun
  /// The placement of the image; its pixels are those of the layers to fill.
  let placement: Placement

  /// Fills a layer that is inside the image's frame.
  func fill(_ layer: Layer) {
    if placement.isUpright { fillUpright(layer) } else { fillTurned(layer) }
    layer.markChanged()
  }

  private func fillUpright(_ layer: Layer) {
    let (bounds, bitmap) = (layer.bounds, run.image.bitmap)
    let isTiled = run.resizing == .tile
    let columns = SampledAxis(
      SampledAxis.Frame(
        length: run.size.width, count: bitmap.width, scale: run.image.scale,
        caps: (run.caps.left, run.caps.right), isTiled: isTiled),
      pixels: bounds.minX..<bounds.maxX, origin: placement.origin.x,
      scale: placement.scale.width, run.interpolation, isAntialiased: run.isAntialiased)
    let rows = SampledAxis(
      SampledAxis.Frame(
        length: run.size.height, count: bitmap.height, scale: run.image.scale,
        caps: (run.caps.top, run.caps.bottom), isTiled: isTiled),
      pixels: bounds.minY..<bounds.maxY, origin: placement.origin.y,
      scale: placement.scale.height, run.interpolation, isAntialiased: run.isAntialiased)
    mix(bitmap, columns, rows, into: layer)
  }

  /// Resamples along rows, using each row of the image at most once, then along columns.
  private func mix(
    _ bitmap: Bitmap, _ columns: SampledAxis, _ rows: SampledAxis, into layer: Layer
  ) {
    let width = layer.bounds.width * 4
    var mixed: [Int: [Float]] = [:]
    var sums = [Float](repeating: 0, count: width)
    for y in 0..<layer.bounds.height {
      let taps = rows.starts[y]..<rows.starts[y + 1]
      if mixed.count > taps.count + 64 {
        let needed = Set(rows.indices[taps])
        mixed = mixed.filter { needed.contains($0.key) }
      }
      for index in 0..<width { sums[index] = 0 }
      for tap in taps {
        let row = rows.indices[tap]
        let line = mixed[row] ?? Self.mix(row: row, of: bitmap, columns)
        mixed[row] = line
        let weight = rows.weights[tap]
        line.withUnsafeBufferPointer { line in
          sums.withUnsafeMutableBufferPointer { sums in
            for index in 0..<width { sums[index] += line[index] * weight }
          }
        }
      }
      for x in 0..<layer.bounds.width {
        let covered = rows.coverage[y] * columns.coverage[x]
        // No color exceeds its opacity; cubic interpolation overshoots in both directions.
        let opacity = min(max(sums[x * 4 + 3], 0), 255) * covered
        func byte(_ sum: Float) -> UInt8 {
          UInt8(min(max(sum * covered, 0), opacity).rounded())
        }
        layer.set(
          (
            byte(sums[x * 4]), byte(sums[x * 4 + 1]), byte(sums[x * 4 + 2]),
            UInt8(opacity.rounded())
          ),
          x: x, y: y)
      }
    }
  }

  private static func mix(row: Int, of bitmap: Bitmap, _ columns: SampledAxis) -> [Float] {
    let count = columns.starts.count - 1
    return [Float](unsafeUninitializedCapacity: count * 4) { line, initialized in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        let start = row * bitmap.width * 4
        for x in 0..<count {
          var (b, g, r, a): (Float, Float, Float, Float) = (0, 0, 0, 0)
          for tap in columns.starts[x]..<columns.starts[x + 1] {
            let (pixel, weight) = (start + columns.indices[tap] * 4, columns.weights[tap])
            b += Float(pixels[pixel]) * weight
            g += Float(pixels[pixel + 1]) * weight
            r += Float(pixels[pixel + 2]) * weight
            a += Float(pixels[pixel + 3]) * weight
          }
          (line[x * 4], line[x * 4 + 1], line[x * 4 + 2], line[x * 4 + 3]) = (b, g, r, a)
        }
      }
      initialized = count * 4
    }
  }

  // MARK: Turned images

  /// The maximum number of pixels along a side of an image before its rotation.
  private static let longestSide: CGFloat = 4096

  /// Draws the image upright at a similar resolution, then rotates the result.
  private func fillTurned(_ layer: Layer) {
    func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int {
      Int(min(max(length * (x * x + y * y).squareRoot(), 1), Self.longestSide).rounded(.up))
    }
    let transform = placement.transform
    let width = pixels(run.size.width, transform.a, transform.b)
    let height = pixels(run.size.height, transform.c, transform.d)
    guard let bounds = PixelRect(width: width, height: height),
      let inverse = transform.inverse, inverse.isFinite
    else { return }
    let scale = CGSize(
      width: CGFloat(width) / run.size.width, height: CGFloat(height) / run.size.height)
    let upright = Layer(bounds: bounds)
    ImageSampler(run: run, placement: Placement(scale: scale, origin: .zero)).fill(upright)
    for y in 0..<layer.bounds.height {
      for x in 0..<layer.bounds.width {
        let pixel = CGPoint(
          x: CGFloat(layer.bounds.minX + x) + 0.5, y: CGFloat(layer.bounds.minY + y) + 0.5)
        let point = pixel.applying(inverse)
        layer.set(
          upright.color(
            x: Double(point.x * scale.width), y: Double(point.y * scale.height),
            isMixed: run.isAntialiased && run.interpolation != .none), x: x, y: y)
      }
    }
  }
}

extension Layer {
  /// Returns the color at a position, interpolated between four pixels; outside, pixels are
  /// transparent.
  fileprivate func color(
    x: Double, y: Double, isMixed: Bool
  ) -> (UInt8, UInt8, UInt8, UInt8) {
    guard x > -1, y > -1, x < Double(bounds.width) + 1, y < Double(bounds.height) + 1 else {
      return (0, 0, 0, 0)
    }
    guard isMixed else { return color(Int(x.rounded(.down)), Int(y.rounded(.down))) }
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, down) = (x - 0.5 - left, y - 0.5 - top)
    let (column, row) = (Int(left), Int(top))
    let (a, b) = (color(column, row), color(column + 1, row))
    let (c, d) = (color(column, row + 1), color(column + 1, row + 1))
    func mix(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt8 {
      let upper = Double(a) * (1 - right) + Double(b) * right
      let lower = Double(c) * (1 - right) + Double(d) * right
      return UInt8((upper * (1 - down) + lower * down).rounded())
    }
    return (
      mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1), mix(a.2, b.2, c.2, d.2),
      mix(a.3, b.3, c.3, d.3)
    )
  }
}
