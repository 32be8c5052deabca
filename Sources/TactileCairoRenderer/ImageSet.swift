import Foundation
import TactileDrawing

/// The contents file of an image set, which lists the files for each combination of traits.
struct ImageSet {
  /// A file of the set, at one scale.
  struct File: Hashable {
    let path: String
    /// The number of pixels per point.
    let scale: Int
  }

  /// Whether the image is a template or keeps its own colors; nil if not specified.
  let isTemplate: Bool?
  /// The files of the set; at least one.
  private let variants: [AssetVariant<File>]

  init(of folder: String) throws(ImageFailure) {
    let contents = try AssetContents(of: folder)
    switch contents.properties["template-rendering-intent"] as? String {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    variants = try contents.variants(of: "images", with: "filename", noun: "image") {
      (entry) throws(ImageFailure) in
      let name = entry["filename"] as? String ?? ""
      return File(path: "\(folder)/\(name)", scale: try Self.scale(entry["scale"], of: name))
    }
  }

  private static func scale(_ figure: Any?, of name: String) throws(ImageFailure) -> Int {
    // An image with a single scale has one pixel per point.
    guard let figure else { return 1 }
    guard let scale = ImageFiles.scales.first(where: { "\($0)x" == figure as? String }) else {
      throw .unreadable("the scale of \(name) is “\(figure)”; write 1x, 2x or 3x")
    }
    return scale
  }

  /// Returns the file for a place with the most suitable scale.
  func file(scale: CGFloat, place: AssetPlace) -> File {
    let files = AssetVariant.variants(variants, in: place).map(\.value)
    for scale in ImageFiles.scales(for: scale) {
      if let file = files.first(where: { $0.scale == scale }) { return file }
    }
    return files[0]
  }
}
