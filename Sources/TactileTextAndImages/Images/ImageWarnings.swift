@_spi(Engine) import TactileViewGraph

/// Warnings about images, each of which is issued once.
package enum ImageWarnings {
  /// Issues a warning unless it has been issued before.
  ///
  /// - Parameter remedy: the end of the message, evaluated only if the warning is issued.
  package static func issue(_ message: String, remedy: () -> String = { "" }) {
    RuntimeWarning.issueOnce(message, remedy: remedy)
  }

  /// Issues a warning once where a file is there but cannot be used.
  ///
  /// A missing file is no mistake where the caller can test for nil.
  package static func issueUnreadable(_ failure: ImageFailure, source: String) {
    guard failure.kind == .unreadable else { return }
    issue("\(source) is nil: \(failure.reason).")
  }

  /// Issues a warning once where the file of an image is damaged.
  ///
  /// - Parameter source: the expression that reads the file, such as `Image("photo")`.
  package static func issueFlaw(of image: RasterImage, source: String) {
    guard let flaw = image.flaw else { return }
    issue("\(source) draws the part of its file that can be decoded: \(flaw).")
  }
}
