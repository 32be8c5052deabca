import Drawing
import Foundation

@testable import SwiftUICore

/// A loader of pictures that are no files: all of one colour, in the sizes that their names have.
final class Album: ImageLoader {
  private let pictures: [String: RasterImage]
  private let colors: [String: ColorAsset]

  /// - Parameter sizes: in pixels, by name; at two pixels a point.
  init(_ sizes: [String: (width: Int, height: Int)], colors: [String: ColorAsset] = [:]) {
    self.colors = colors
    pictures = sizes.mapValues { width, height in
      RasterImage(
        Bitmap(
          width: width, height: height,
          pixels: [UInt8](repeating: 255, count: width * height * 4)), scale: 2)
    }
  }

  func image(
    named name: String, in directory: String, scale: CGFloat
  ) throws(ImageFailure) -> RasterImage {
    guard let picture = pictures[name] else {
      throw ImageFailure("there is no \(name).png; add one to the resources")
    }
    return picture
  }

  func color(
    named name: String, in directory: String
  ) throws(ImageFailure) -> ColorAsset {
    guard let color = colors[name] else {
      throw ImageFailure("there is no \(name).colorset; add one to the resources")
    }
    return color
  }

  func image(atPath path: String) throws(ImageFailure) -> RasterImage {
    try image(named: (path as NSString).lastPathComponent, in: "", scale: 1)
  }

  /// The bytes are the picture's name.
  func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage {
    let picture = try image(named: String(decoding: data, as: UTF8.self), in: "", scale: 1)
    return RasterImage(picture.bitmap, scale: scale)
  }
}
