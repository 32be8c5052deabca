import Foundation

/// Finds colors and images in asset catalogs, the folders with the extension `.xcassets`.
enum AssetCatalogue {
  /// Returns the folder of a named asset in the catalogs of a directory; nil if there is none.
  ///
  /// - Parameter kind: The extension of the folder, such as `colorset`.
  static func folder(of name: String, kind: String, in directory: String) -> String? {
    let path = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
    for catalogue in catalogues(of: directory) {
      if let folder = folder(of: path[...], kind: kind, in: catalogue, depth: 0) { return folder }
    }
    return nil
  }

  /// Returns the catalogs in a directory, as in a package's processed resources, and in its
  /// folder `Resources`, as in resources copied with their folder.
  private static func catalogues(of directory: String) -> [String] {
    ["", "/Resources"].flatMap { folder in
      folders(in: directory + folder).filter { $0.hasSuffix(".xcassets") }
        .map { "\(directory)\(folder)/\($0)" }
    }
  }

  private static func folders(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The maximum depth of folders in a catalog, which limits cycles of symbolic links.
  private static let deepest = 20

  /// Returns the folder of a path; folders that provide a namespace are components of the path.
  private static func folder(
    of path: ArraySlice<String>, kind: String, in folder: String, depth: Int
  ) -> String? {
    guard let name = path.first, depth < deepest else { return nil }
    if path.count == 1 {
      let set = "\(folder)/\(name).\(kind)"
      if FileManager.default.fileExists(atPath: AssetContents.file(of: set)) { return set }
    }
    for child in folders(in: folder) where !child.contains(".") {
      let inner = "\(folder)/\(child)"
      let rest = providesNamespace(inner) ? (child == name ? path.dropFirst() : []) : path
      if let found = self.folder(of: rest, kind: kind, in: inner, depth: depth + 1) { return found }
    }
    return nil
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    let contents = try? AssetContents(of: folder)
    return contents?.properties["provides-namespace"] as? Bool ?? false
  }
}
