import Foundation

extension DisplayList.Item {
  /// Returns the item with the finishes of its paint applied.
  package func finished(with finishes: [PaintFinish]) -> DisplayList.Item {
    guard !finishes.isEmpty else { return self }
    var item = self
    item.origin = .zero
    for finish in finishes {
      item = DisplayList.Item(origin: .zero, content: .group(finish.effect, [item]))
    }
    item.origin = origin
    return item
  }
}

extension [PaintFinish] {
  /// Returns a rectangle around the drawing of a rectangle with the finishes.
  package func reach(of rect: CGRect) -> CGRect {
    isEmpty || rect.isNull ? rect : reduce(rect) { $1.effect.drawnRect(of: $0) }
  }
}
