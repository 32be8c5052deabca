import Foundation
import Synchronization
import TactileDrawing

/// Loads and caches PNG and JPEG files, and colors and images of asset catalogs.
///
/// A file that changes on disk is read again once it is no longer cached.
package final class ImageFiles: ImageLoader {
  /// The loader that all windows share.
  package static let shared = ImageFiles()

  private let images = FileMemory<RasterImage>(limit: 128 << 20)
  private let sets = FileMemory<ImageSet?>(limit: 1 << 20)
  private let colors = FileMemory<ColorAsset>(limit: 1 << 20)
  private let symbols = Mutex(SymbolPainter(files: .debian))

  package init() {}

  /// An image in a catalog takes precedence over a file, as on Apple platforms.
  package func image(
    named name: String, in directory: String, scale: CGFloat, place: AssetPlace
  ) throws(ImageFailure) -> RasterImage {
    if let set = try set(named: name, in: directory) {
      let file = set.file(scale: scale, place: place)
      do throws(ImageFailure) {
        return try read(file.path, scale: file.scale)
      } catch {
        // The catalog has the name, even where the file is gone.
        throw .unreadable(error.reason)
      }
    }
    let (base, type) = Self.parts(of: name)
    for scale in Self.scales(for: scale) {
      let path = "\(directory)/\(base)\(Self.suffix(of: scale)).\(type)"
      if FileManager.default.fileExists(atPath: path) { return try read(path, scale: scale) }
    }
    let files = Self.scales.map { "\(base)\(Self.suffix(of: $0)).\(type)" }
      .joined(separator: ", ")
    throw .missing(
      "there is no \(files) or \(base).imageset of an asset catalog in \(directory); add one to "
        + "the resources, and pass `bundle: .module` if they belong to a package")
  }

  package func isTemplate(named name: String, in directory: String) -> Bool? {
    (try? set(named: name, in: directory))?.isTemplate
  }

  package func ink(ofSymbol name: String) -> CGRect? {
    symbols.withLock { $0.ink(of: name) }
  }

  package func image(atPath path: String) throws(ImageFailure) -> RasterImage {
    let (name, _) = Self.parts(of: path)
    return try read(path, scale: [2, 3].first { name.hasSuffix(Self.suffix(of: $0)) } ?? 1)
  }

  package func image(from data: Data, scale: CGFloat) throws(ImageFailure) -> RasterImage {
    let contents = try ImageDecoder.decode(data)
    return RasterImage(contents.bitmap, scale: scale, flaw: contents.flaw)
  }

  package func color(
    named name: String, in directory: String
  ) throws(ImageFailure) -> ColorAsset {
    try colors.value(for: "\(directory)/\(name)") { () throws(ImageFailure) in
      guard let folder = AssetCatalogue.folder(of: name, kind: "colorset", in: directory) else {
        throw .missing(
          "there is no \(name).colorset in the asset catalogs of \(directory); add one to the "
            + "resources, and pass `bundle: .module` if they belong to a package")
      }
      return try ColorContents(of: folder).asset
    }
  }

  // MARK: Scales

  /// The supported scales of files, in pixels per point.
  static let scales = 1...3

  /// Returns the scales of files by preference: those with enough pixels first, then the largest.
  static func scales(for scale: CGFloat) -> [Int] {
    scales.filter { CGFloat($0) >= scale } + scales.filter { CGFloat($0) < scale }.reversed()
  }

  private static func suffix(of scale: Int) -> String { scale == 1 ? "" : "@\(scale)x" }

  /// The types of files that are found by name.
  private static let types = ["png", "jpg", "jpeg"]

  /// A file's name without its type, and the type: PNG where the name has none (as for
  /// `UIImage(named:)`).
  private static func parts(of name: String) -> (base: String, type: String) {
    let type = (name as NSString).pathExtension
    return types.contains(type.lowercased())
      ? (String(name.dropLast(type.count + 1)), type) : (name, "png")
  }

  // MARK: Reading

  /// Returns an image's entry in the catalogs; nil if they do not contain the name.
  private func set(named name: String, in directory: String) throws(ImageFailure) -> ImageSet? {
    try sets.value(for: "\(directory)/\(name)") { () throws(ImageFailure) in
      guard let folder = AssetCatalogue.folder(of: name, kind: "imageset", in: directory) else {
        return nil
      }
      return try ImageSet(of: folder)
    }
  }

  private func read(_ path: String, scale: Int) throws(ImageFailure) -> RasterImage {
    try images.value(for: "\(scale) \(path)", cost: { $0.bitmap.pixels.count }) {
      () throws(ImageFailure) in
      do throws(ImageFailure) {
        let contents = try Self.contents(of: path)
        let flaw = contents.flaw.map { "\(path): \($0)" }
        return RasterImage(contents.bitmap, scale: CGFloat(scale), flaw: flaw)
      } catch {
        throw ImageFailure(kind: error.kind, reason: "\(path): \(error.reason)")
      }
    }
  }

  private static func contents(of path: String) throws(ImageFailure) -> ImageDecoder.Contents {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileManager.default.fileExists(atPath: path)
        ? .unreadable("the file cannot be read; check its permissions")
        : .missing("there is no such file; check its name")
    }
    guard !["pdf", "svg"].contains((path as NSString).pathExtension.lowercased()) else {
      throw .unreadable("vector graphics, such as PDF and SVG, are not supported; save it as PNG")
    }
    return try ImageDecoder.decode(data)
  }
}
