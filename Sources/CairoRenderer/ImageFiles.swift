import Drawing
import Foundation

/// Reads PNG files and colours of asset catalogues, and remembers those that were asked for lately.
///
/// A file that changes on the disk is read anew once it is forgotten.
package final class ImageFiles: ImageLoader {
  /// What all windows read with.
  package static let shared = ImageFiles()

  private let lock = NSLock()
  private nonisolated(unsafe) var known = BoundedCache<String, Result<RasterImage, ImageFailure>>(
    limit: 128 << 20)

  private nonisolated(unsafe) var knownColors =
    BoundedCache<String, Result<ColorAsset, ImageFailure>>(limit: 1 << 20)

  package init() {}

  package func image(
    named name: String, in directory: String, scale: CGFloat
  ) throws(ImageFailure) -> RasterImage {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let variants = Self.variants(for: scale)
    for variant in variants {
      let path = "\(directory)/\(base)\(Self.suffix(of: variant)).png"
      if FileManager.default.fileExists(atPath: path) {
        return try read(path, scale: CGFloat(variant))
      }
    }
    let files = variants.sorted().map { "\(base)\(Self.suffix(of: $0)).png" }
    throw ImageFailure(
      "there is no \(files.dropLast().joined(separator: ", ")) or \(files.last!) in \(directory); "
        + "add one to the resources, and pass `bundle: .module` where they are a package's")
  }

  package func image(atPath path: String) throws(ImageFailure) -> RasterImage {
    let name = path.hasSuffix(".png") ? path.dropLast(4) : path[...]
    let scale = [2, 3].first { name.hasSuffix(Self.suffix(of: $0)) } ?? 1
    return try read(path, scale: CGFloat(scale))
  }

  package func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage {
    RasterImage(try PNGPicture.decode(data), scale: scale)
  }

  package func color(
    named name: String, in directory: String
  ) throws(ImageFailure) -> ColorAsset {
    lock.lock()
    defer { lock.unlock() }
    let key = "\(directory)/\(name)"
    if let known = knownColors.value(for: key) { return try known.get() }
    let result = Result { () throws(ImageFailure) in
      try ColorCatalogue.color(named: name, in: directory)
    }
    knownColors.insert(result, cost: key.utf8.count + 500, for: key)
    return try result.get()
  }

  /// The scales of files from what suits best: enough pixels, then as many as possible.
  private static func variants(for scale: CGFloat) -> [Int] {
    let enough = (1...3).filter { CGFloat($0) >= scale }
    return enough + (1...3).filter { CGFloat($0) < scale }.reversed()
  }

  private static func suffix(of scale: Int) -> String { scale == 1 ? "" : "@\(scale)x" }

  private func read(_ path: String, scale: CGFloat) throws(ImageFailure) -> RasterImage {
    lock.lock()
    defer { lock.unlock() }
    if let known = known.value(for: path) { return try known.get() }
    let result = Self.decode(path, scale: scale)
    let cost = (try? result.get()).map { $0.bitmap.pixels.count } ?? 0
    known.insert(result, cost: cost + path.utf8.count + 100, for: path)
    return try result.get()
  }

  private static func decode(
    _ path: String, scale: CGFloat
  ) -> Result<RasterImage, ImageFailure> {
    do throws(ImageFailure) {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ImageFailure("the file \(path) cannot be read; look at its permissions")
      }
      return .success(RasterImage(try PNGPicture.decode(data), scale: scale))
    } catch {
      return .failure(ImageFailure("\(path): \(error.reason)"))
    }
  }
}
