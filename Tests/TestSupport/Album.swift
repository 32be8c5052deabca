import Foundation
import TactileDrawing

@_spi(Engine) @testable import TactileViewGraph

/// An image loader without files: images of a single color, with the sizes in their names.
final class Album: ImageLoader {
  private let pictures: [String: RasterImage]
  private let darkPictures: [String: RasterImage]
  private let templates: Set<String>
  private let colors: [String: ColorAsset]
  private let unreadable: Set<String>

  /// - Parameters:
  ///   - sizes: in pixels, by name; at two pixels a point.
  ///   - darkSizes: of those that are others in dark windows.
  ///   - templates: the names of pictures whose catalog says that they are templates.
  ///   - flawed: the names of pictures whose files are damaged, but can be drawn.
  ///   - unreadable: the names of files that are there and cannot be used.
  init(
    _ sizes: [String: (width: Int, height: Int)],
    darkSizes: [String: (width: Int, height: Int)] = [:], templates: Set<String> = [],
    colors: [String: ColorAsset] = [:], flawed: Set<String> = [], unreadable: Set<String> = []
  ) {
    func picture(_ name: String, _ size: (width: Int, height: Int)) -> RasterImage {
      let pixels = [UInt8](repeating: 255, count: size.width * size.height * 4)
      return RasterImage(
        Bitmap(width: size.width, height: size.height, pixels: pixels), scale: 2,
        flaw: flawed.contains(name) ? "\(name) is cut off; save it again" : nil)
    }
    func pictures(_ sizes: [String: (width: Int, height: Int)]) -> [String: RasterImage] {
      Dictionary(uniqueKeysWithValues: sizes.map { ($0.key, picture($0.key, $0.value)) })
    }
    self.pictures = pictures(sizes)
    darkPictures = pictures(darkSizes)
    self.unreadable = unreadable
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
    if unreadable.contains(name) { throw .unreadable("\(name) is no picture; save it as PNG") }
    guard let picture = pictures[name] else {
      throw .missing("there is no \(name).png; add one to the resources")
    }
    return picture
  }

  func color(
    named name: String, in directory: String
  ) throws(ImageFailure) -> ColorAsset {
    if unreadable.contains(name) { throw .unreadable("\(name) is no color; write one") }
    guard let color = colors[name] else {
      throw .missing("there is no \(name).colorset; add one to the resources")
    }
    return color
  }

  func image(atPath path: String) throws(ImageFailure) -> RasterImage {
    try picture((path as NSString).lastPathComponent)
  }

  /// The bytes are the picture's name.
  func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage {
    let picture = try picture(String(decoding: data, as: UTF8.self))
    return RasterImage(picture.bitmap, scale: scale, flaw: picture.flaw)
  }
}
