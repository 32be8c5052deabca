import Foundation

/// Finds colours and pictures in asset catalogues: the folders that end with `.xcassets`.
enum AssetCatalogue {
  /// The folder of what has a name in the catalogues of a directory; nil where there is none.
  ///
  /// - Parameter kind: what the folder's name ends with, such as `colorset`.
  static func folder(of name: String, kind: String, in directory: String) -> String? {
    let path = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
    for catalogue in catalogues(of: directory) {
      if let folder = folder(of: path[...], kind: kind, in: catalogue, depth: 0) { return folder }
    }
    return nil
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

  /// The folder of a path; the names of folders that provide a namespace belong to it.
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
