import Foundation

/// The directory of a gallery, which is replaced atomically.
package struct GalleryDirectory {
  private let path: String
  private let directory: URL

  /// The name of the file that identifies a gallery's directory; it lists the other files.
  static let markerName = ".tactile-gallery"

  /// Creates a directory for a path that does not exist or is an existing gallery.
  ///
  /// - Throws: ``UnwritablePath`` if another file or directory has the path.
  package init(path: String) throws(UnwritablePath) {
    self.path = path
    // If the path is a symbolic link, its destination is replaced.
    directory = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard !path.isEmpty else { throw unwritable("the name is empty", "name a directory") }
    try checkReplaceable()
    if let reason = SystemReason.againstWriting(beside: directory) { throw unwritable(reason) }
  }

  /// The location of the page to open.
  package var page: URL { directory.appendingPathComponent(FileName.page) }

  /// Replaces the contents of the directory.
  ///
  /// The files are first written to a new directory next to it, which is then renamed.
  ///
  /// - Throws: ``UnwritablePath``; the old gallery is then unchanged.
  package func write(_ files: GalleryFiles) throws(UnwritablePath) {
    let new = sibling("new")
    let old = sibling("old")
    defer { try? FileManager.default.removeItem(at: new) }
    do {
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
      for (name, data) in files.contents {
        try data.write(to: new.appendingPathComponent(name))
      }
      let marker = files.contents.keys.sorted().map { $0 + "\n" }.joined()
      try Data(marker.utf8).write(to: new.appendingPathComponent(Self.markerName))
    } catch {
      throw unwritable(SystemReason.of(error))
    }
    // The directory may have changed while the files were written.
    try checkReplaceable()
    let hadOld = rename(directory.path, old.path) == 0
    guard rename(new.path, directory.path) == 0 else {
      let reason = String(cString: strerror(errno))
      if hadOld { _ = rename(old.path, directory.path) }
      throw unwritable(reason)
    }
    try? FileManager.default.removeItem(at: old)
  }

  /// Returns a hidden directory next to this one, because a directory can only be renamed within
  /// one file system.
  private func sibling(_ purpose: String) -> URL {
    directory.deletingLastPathComponent()
      .appendingPathComponent(".\(directory.lastPathComponent).\(purpose).\(UUID().uuidString)")
  }

  /// Checks that only a gallery's own files would be replaced.
  private func checkReplaceable() throws(UnwritablePath) {
    guard (try? FileManager.default.attributesOfItem(atPath: directory.path)) != nil else {
      return
    }
    let marker = directory.appendingPathComponent(Self.markerName)
    guard let list = try? String(contentsOf: marker, encoding: .utf8),
      let present = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
    else {
      throw unwritable(
        "it is there and is not a gallery", "choose a directory that does not exist yet")
    }
    let ours = Set(list.split(separator: "\n").map(String.init) + [Self.markerName])
    if let foreign = present.sorted().first(where: { !ours.contains($0) }) {
      throw unwritable("it also holds “\(foreign)”", "move that elsewhere")
    }
  }

  private func unwritable(
    _ reason: String, _ remedy: String = UnwritablePath.checkDirectory
  ) -> UnwritablePath {
    UnwritablePath(path: path, reason: reason, remedy: remedy)
  }
}
