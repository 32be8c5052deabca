import Foundation

extension ElementNode {
  /// Reads a property of the element for a layout that may have kept its subviews too long.
  ///
  /// If the view has been removed, or off the main thread, it issues a warning and returns the fallback.
  nonisolated func readingForLayout<Value>(
    _ otherwise: Value, _ read: @MainActor (ElementNode) -> Value
  ) -> Value {
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "A subview of a layout was used off the main thread, where it has no values. Use subviews "
          + "only in the methods of the layout that receive them.")
      return otherwise
    }
    return MainQueue.assumeIsolated(with: otherwise) { otherwise in
      guard !isRemoved else {
        RuntimeWarning.issue(
          "A subview of a layout was used after its view was removed. Use subviews only in the "
            + "methods of the layout that receive them, and don't store them in its cache.")
        return otherwise
      }
      return read(self)
    }
  }
}
