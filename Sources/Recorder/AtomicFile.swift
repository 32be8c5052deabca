import Foundation

/// Writes files so that nobody ever sees them half-written.
package enum AtomicFile {
  /// Writes the data to a file, replacing what was there.
  ///
  /// The data first go to a new file beside the old one, which then takes its name in one step. If
  /// anything fails, the old file is as it was. A link stays a link: what it leads to is replaced.
  ///
  /// - Throws: ``FileNotWritten``, also where the name is that of a directory or a device.
  package static func write(_ data: Data, to file: URL) throws(FileNotWritten) {
    let file = file.resolvingSymlinksInPath()
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    guard type == nil || type as? FileAttributeType == .typeRegular else {
      throw FileNotWritten(file: file, reason: "it is no plain file")
    }
    // Beside it, for a name can only move within one file system.
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

  /// What the system says about an error.
  private static func reason(of error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying ?? error
    guard let code = (underlying as? POSIXError)?.code else { return "\(error)" }
    return String(cString: strerror(code.rawValue))
  }
}

/// A file could not be written.
package struct FileNotWritten: Error, CustomStringConvertible {
  /// The file.
  package let file: URL
  /// What the system says.
  package let reason: String

  package var description: String {
    "Cannot write \(file.lastPathComponent) in \(file.deletingLastPathComponent().path)"
      + " (\(reason)); make sure that this directory exists, can be written to and has room,"
      + " or choose another one."
  }
}
