import Foundation

extension ElementNode {
  /// Reads something of the element for a layout that may have kept its subviews too long.
  ///
  /// Warns, and returns what stands for it, where the view is gone or another thread asks.
  nonisolated func readingForLayout<Value>(
    _ otherwise: Value, _ read: @MainActor (ElementNode) -> Value
  ) -> Value {
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "A subview of a layout was used on another thread than the main one, where it knows nothing. "
          + "Use subviews within the functions of the layout that get them.")
      return otherwise
    }
    nonisolated(unsafe) var value = otherwise
    MainActor.assumeIsolated {
      guard !isRemoved else {
        return RuntimeWarning.issue(
          "A subview of a layout was used after its view had been removed. Use subviews within the "
            + "functions of the layout that get them, and keep none of them in its cache.")
      }
      value = read(self)
    }
    return value
  }
}
