import Foundation

/// What the system says about why something cannot be made.
package enum SystemReason {
  /// Why nothing can be made beside a file or directory; nil if it seems possible.
  package static func againstWriting(beside url: URL) -> String? {
    // The dot is there only if what is before it is a directory.
    let directory = url.deletingLastPathComponent().path + "/."
    return access(directory, W_OK | X_OK) == 0 ? nil : String(cString: strerror(errno))
  }

  /// The words for an error.
  static func of(_ error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying ?? error
    guard let code = (underlying as? POSIXError)?.code else { return "\(error)" }
    return String(cString: strerror(code.rawValue))
  }
}
