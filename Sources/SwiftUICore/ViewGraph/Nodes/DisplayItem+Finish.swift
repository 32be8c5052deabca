import Foundation

extension DisplayList.Item {
  /// The item with the shadows and the blending of what it is painted with.
  func finished(with finishes: [PaintFinish]) -> DisplayList.Item {
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
  /// A rectangle around all that is drawn of what lies in another.
  func reach(of rect: CGRect) -> CGRect {
    isEmpty || rect.isNull ? rect : reduce(rect) { $1.effect.drawnRect(of: $0) }
  }
}
