import Foundation

/// The directory of a gallery: it is there as a whole, or not at all.
package struct GalleryDirectory {
  private let path: String
  private let directory: URL

  /// The name of the file that tells a gallery from other directories; it lists the other files.
  static let markerName = ".tactile-gallery"

  /// A directory that does not exist or is a gallery.
  ///
  /// - Throws: ``UnwritablePath`` where something else is there.
  package init(path: String) throws(UnwritablePath) {
    self.path = path
    // A link stays a link: what it leads to is replaced.
    directory = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard !path.isEmpty else { throw unwritable("the name is empty", "name a directory") }
    try checkReplaceable()
    if let reason = SystemReason.againstWriting(beside: directory) { throw unwritable(reason) }
  }

  /// The page to open.
  package var page: URL { directory.appendingPathComponent(FileName.page) }

  /// Puts the files in place of what was there.
  ///
  /// They are first written to a new directory beside it, which then takes its name.
  ///
  /// - Throws: ``UnwritablePath``; the old gallery is then as it was.
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
    // What was there may have changed while the files were made.
    try checkReplaceable()
    let hadOld = rename(directory.path, old.path) == 0
    guard rename(new.path, directory.path) == 0 else {
      let reason = String(cString: strerror(errno))
      if hadOld { _ = rename(old.path, directory.path) }
      throw unwritable(reason)
    }
    try? FileManager.default.removeItem(at: old)
  }

  /// A hidden directory beside this one, for a name can only move within one file system.
  private func sibling(_ purpose: String) -> URL {
    directory.deletingLastPathComponent()
      .appendingPathComponent(".\(directory.lastPathComponent).\(purpose).\(UUID().uuidString)")
  }

  /// Makes sure that only a gallery's own files can get lost.
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
