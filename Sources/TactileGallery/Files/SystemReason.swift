import Foundation

/// The system's reasons for not writing a file.
package enum SystemReason {
  /// Returns the reason why nothing can be created next to a file or directory; nil if it seems
  /// possible.
  package static func againstWriting(beside url: URL) -> String? {
    // The path with the dot only exists if the part before it is a directory.
    let directory = url.deletingLastPathComponent().path + "/."
    return access(directory, W_OK | X_OK) == 0 ? nil : String(cString: strerror(errno))
  }

  /// Returns the system's message for an error.
  static func of(_ error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying ?? error
    guard let code = (underlying as? POSIXError)?.code else { return "\(error)" }
    return String(cString: strerror(code.rawValue))
  }
}
