import Foundation
import TactileGallery
import TactileRecorder

/// A file that a command writes.
///
/// Problems with the path that can be detected in advance are reported before anything is drawn.
struct OutputFile {
  private let file: URL

  init(_ path: String) throws(UnwritablePath) {
    guard !path.isEmpty else {
      throw UnwritablePath(path: path, reason: "the name is empty", remedy: "give it a name")
    }
    // If the path is a symbolic link, its destination is replaced.
    file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
    guard !isDirectory.boolValue, !path.hasSuffix("/") else {
      throw UnwritablePath(
        path: path, reason: "it is a directory", remedy: "add the name of a file")
    }
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    guard !exists || type as? FileAttributeType == .typeRegular else {
      throw UnwritablePath(
        path: path, reason: "it isn't a regular file", remedy: "choose a regular file")
    }
    if let reason = SystemReason.againstWriting(beside: file) {
      throw UnwritablePath(path: path, reason: reason, remedy: UnwritablePath.checkDirectory)
    }
  }

  /// Writes the file atomically, and prints its path.
  func write(_ data: Data) throws {
    try AtomicFile.write(data, to: file)
    print(file.path)
  }
}
