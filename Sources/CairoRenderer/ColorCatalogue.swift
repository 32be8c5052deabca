import Drawing
import Foundation

/// Reads colours of asset catalogues: the folders that end with `.xcassets`.
enum ColorCatalogue {
  /// The colour of a name in the catalogues of a directory.
  static func color(
    named name: String, in directory: String
  ) throws(ImageFailure) -> ColorAsset {
    let path = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if !path.contains(where: { ["", ".", ".."].contains($0) }) {
      for catalogue in catalogues(of: directory) {
        guard let file = file(of: path[...], in: catalogue, depth: 0) else { continue }
        return try ColorContents(file: file).asset
      }
    }
    throw ImageFailure(
      "there is no \(name).colorset in the asset catalogues of \(directory); add one to the "
        + "resources, and pass `bundle: .module` where they are a package's")
  }

  /// The catalogues that lie in the directory, as those of a package's processed resources do, or in
  /// its folder `Resources`, as those do that were copied along with their folder.
  private static func catalogues(of directory: String) -> [String] {
    ["", "/Resources"].flatMap { folder in
      folders(in: directory + folder).filter { $0.hasSuffix(".xcassets") }
        .map { "\(directory)\(folder)/\($0)" }
    }
  }

  private static func folders(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Folders in folders in a catalogue; links that lead back to one are not followed for ever.
  private static let deepest = 20

  /// The file that describes a colour; the names of folders that provide a namespace belong to the
  /// colour's own.
  private static func file(
    of path: ArraySlice<String>, in folder: String, depth: Int
  ) -> String? {
    guard let name = path.first, depth < deepest else { return nil }
    if path.count == 1 {
      let file = "\(folder)/\(name).colorset/Contents.json"
      if FileManager.default.fileExists(atPath: file) { return file }
    }
    for child in folders(in: folder) where !child.contains(".") {
      let inner = "\(folder)/\(child)"
      let rest = providesNamespace(inner) ? (child == name ? path.dropFirst() : []) : path
      if let file = file(of: rest, in: inner, depth: depth + 1) { return file }
    }
    return nil
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    let properties = JSONFile.object(at: "\(folder)/Contents.json")?["properties"]
    return (properties as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }
}

/// A file of the kind that catalogues are made of.
enum JSONFile {
  /// The object in a file; nil where there is none.
  static func object(at path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }
}
