import Drawing
import Foundation

/// What the file of an image set says: which files show the picture where.
struct ImageSet {
  /// A file of the set.
  struct File: Hashable {
    let path: String
    /// Pixels a point.
    let scale: Int
  }

  /// Whether the picture is a template, or has its own colours; nil where nothing is said.
  let isTemplate: Bool?
  /// At least one.
  private let variants: [AssetVariant<File>]

  init(of folder: String) throws(ImageFailure) {
    let contents = try AssetContents(of: folder)
    switch contents.properties["template-rendering-intent"] as? String {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    variants = try contents.variants(of: "images", with: "filename", noun: "picture") {
      (entry) throws(ImageFailure) in
      let name = entry["filename"] as? String ?? ""
      return File(path: "\(folder)/\(name)", scale: try Self.scale(entry["scale"], of: name))
    }
  }

  private static func scale(_ figure: Any?, of name: String) throws(ImageFailure) -> Int {
    // A picture of a single scale has as many points as pixels.
    guard let figure else { return 1 }
    guard let scale = ImageFiles.scales.first(where: { "\($0)x" == figure as? String }) else {
      throw .unreadable("the scale of \(name) is “\(figure)”; write 1x, 2x or 3x")
    }
    return scale
  }

  /// The file for a place: of those that were made for it the one that suits the scale best.
  func file(scale: CGFloat, place: AssetPlace) -> File {
    let files = AssetVariant.variants(variants, in: place).map(\.value)
    for scale in ImageFiles.scales(for: scale) {
      if let file = files.first(where: { $0.scale == scale }) { return file }
    }
    return files[0]
  }
}
