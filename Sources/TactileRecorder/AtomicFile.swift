import Foundation

/// Writes files atomically, so that no reader sees a partially written file.
package enum AtomicFile {
  /// Writes data to a file, replacing its contents.
  ///
  /// The data is first written to a new file in the same directory, which is then renamed in one
  /// step. If anything fails, the old file is unchanged. If the path is a symbolic link, its
  /// destination is replaced.
  ///
  /// - Throws: ``FileNotWritten``, also if the path is that of a directory or a device.
  package static func write(_ data: Data, to file: URL) throws(FileNotWritten) {
    let file = file.resolvingSymlinksInPath()
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    guard type == nil || type as? FileAttributeType == .typeRegular else {
      throw FileNotWritten(file: file, reason: "it isn't a regular file")
    }
    // In the same directory, because a file can only be renamed within one file system.
    let temporary = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
    do {
      try data.write(to: temporary, options: .withoutOverwriting)
      guard rename(temporary.path, file.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw FileNotWritten(file: file, reason: reason(of: error))
    }
  }

  /// Returns the system's message for an error.
  private static func reason(of error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying ?? error
    guard let code = (underlying as? POSIXError)?.code else { return "\(error)" }
    return String(cString: strerror(code.rawValue))
  }
}

/// An error thrown if a file could not be written.
package struct FileNotWritten: Error, CustomStringConvertible {
  /// The file that could not be written.
  package let file: URL
  /// The system's description of the error.
  package let reason: String

  package var description: String {
    "Cannot write \(file.lastPathComponent) in \(file.deletingLastPathComponent().path) "
      + "(\(reason)); make sure that this directory exists, is writable and has room, or choose "
      + "another one."
  }
}
