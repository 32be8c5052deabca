import Foundation

/// The files in the groups of an Xcode project.
struct XcodeGroups {
  /// The files that a reference stands for, by its identifier: several for one with localizations.
  private(set) var files: [String: [URL]] = [:]
  /// The groups that stand for directories, whose files belong to targets without being listed.
  private(set) var directories: [(group: XcodeObjects.Object, url: URL)] = []

  /// Finds the files of a project.
  ///
  /// - Parameter directory: The directory that paths are relative to.
  init(_ root: XcodeObjects.Object, in directory: URL) {
    guard let group = root.object("mainGroup") else { return }
    var visited: Set<String> = []
    add(group, to: directory, root: directory, &visited)
  }

  /// Adds the files of a group.
  ///
  /// - Parameter visited: The groups that were added, since a damaged project may contain a group in itself.
  private mutating func add(
    _ object: XcodeObjects.Object, to parent: URL, root: URL, _ visited: inout Set<String>
  ) {
    guard visited.insert(object.identifier).inserted,
      let url = Self.url(of: object, in: parent, root: root)
    else { return }
    switch object.kind {
    case "PBXFileSystemSynchronizedRootGroup": directories.append((object, url))
    case "PBXGroup":
      for child in object.objects("children") { add(child, to: url, root: root, &visited) }
    case "PBXVariantGroup":
      let children = object.objects("children")
      files[object.identifier] = children.compactMap { Self.url(of: $0, in: url, root: root) }
    default: files[object.identifier] = [url]
    }
  }

  /// Returns the place of a group or a file; nil if it is outside of the project's directory tree, as those of the system are.
  private static func url(
    of object: XcodeObjects.Object, in parent: URL, root: URL
  ) -> URL? {
    let path = object.string("path")
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>":
      return path.map { parent.appendingPathComponent($0).standardizedFileURL } ?? parent
    case "SOURCE_ROOT":
      return path.map { root.appendingPathComponent($0).standardizedFileURL } ?? root
    case "<absolute>": return path.map { URL(fileURLWithPath: $0).standardizedFileURL }
    default: return nil
    }
  }
}
