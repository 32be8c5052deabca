import Drawing
import Foundation

@testable import SwiftUICore

/// A loader of pictures that are no files: all of one colour, in the sizes that their names have.
final class Album: ImageLoader {
  private let pictures: [String: RasterImage]
  private let darkPictures: [String: RasterImage]
  private let templates: Set<String>
  private let colors: [String: ColorAsset]

  /// - Parameters:
  ///   - sizes: in pixels, by name; at two pixels a point.
  ///   - darkSizes: of those that are others in dark windows.
  ///   - templates: the names of pictures whose catalogue says that they are templates.
  init(
    _ sizes: [String: (width: Int, height: Int)],
    darkSizes: [String: (width: Int, height: Int)] = [:], templates: Set<String> = [],
    colors: [String: ColorAsset] = [:]
  ) {
    func picture(_ width: Int, _ height: Int) -> RasterImage {
      RasterImage(
        Bitmap(
          width: width, height: height,
          pixels: [UInt8](repeating: 255, count: width * height * 4)), scale: 2)
    }
    pictures = sizes.mapValues { picture($0.width, $0.height) }
    darkPictures = darkSizes.mapValues { picture($0.width, $0.height) }
    self.templates = templates
    self.colors = colors
  }

  func image(
    named name: String, in directory: String, scale: CGFloat, place: AssetPlace
  ) throws(ImageFailure) -> RasterImage {
    if place.isDark, let picture = darkPictures[name] { return picture }
    return try picture(name)
  }

  func isTemplate(named name: String, in directory: String) -> Bool? {
    templates.contains(name) ? true : nil
  }

  private func picture(_ name: String) throws(ImageFailure) -> RasterImage {
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
    try picture((path as NSString).lastPathComponent)
  }

  /// The bytes are the picture's name.
  func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage {
    RasterImage(try picture(String(decoding: data, as: UTF8.self)).bitmap, scale: scale)
  }
}
