import Foundation
@_spi(Engine) import TactileViewGraph

/// One drawing command of a canvas; symbols are read when the canvas is drawn.
indirect enum CanvasPart {
  case item(DisplayList.Item)
  case symbol(ElementNode)
  case group(DisplayList.Effect, [CanvasPart])
  /// Parts where a mask is opaque; where it is transparent if the mask is inverse.
  case masked([CanvasPart], by: [CanvasPart], isInverse: Bool, bounds: CGRect)

  /// The part as one picture, so that an effect around it applies to all of it at once.
  var asLeaf: CanvasPart {
    switch self {
    case .symbol: .group(.compositing, [self])
    case .group(.transform, let parts) where parts.contains(where: \.isSymbol):
      .group(.compositing, [self])
    case .group(.blend, _): .group(.compositing, [self])
    default: self
    }
  }

  private var isSymbol: Bool { if case .symbol = asUntransformed { true } else { false } }

  private var asUntransformed: CanvasPart {
    if case .group(.transform, let parts) = self, parts.count == 1 {
      parts[0].asUntransformed
    } else {
      self
    }
  }

  /// The display items of the part, in the canvas's coordinates.
  @MainActor
  var items: [DisplayList.Item] {
    switch self {
    case .item(let item): return [item]
    case .symbol(let element):
      guard !element.isRemoved, element.placement != nil else { return [] }
      var items = ItemCollector()
      element.appendItems(to: &items, at: .zero)
      return items.items
    case .group(let effect, let parts):
      let items = parts.flatMap(\.items)
      return items.isEmpty
        ? [] : [DisplayList.Item(origin: .zero, content: .group(effect, items))]
    case .masked(let parts, let mask, let isInverse, let bounds):
      let items = parts.flatMap(\.items)
      if items.isEmpty { return [] }
      var mask = mask.flatMap(\.items)
      if isInverse {
        let whole = DisplayList.Item(origin: .zero, content: .fill(Path(bounds), .opaqueBlack))
        let hole = DisplayList.Item(
          origin: .zero, content: .group(.blend(.destinationOut), mask))
        mask = [
          DisplayList.Item(origin: .zero, content: .group(.compositing, [whole, hole]))
        ]
      }
      return [DisplayList.Item(origin: .zero, content: .group(.mask(mask), items))]
    }
  }
}

/// The commands that a context or one of its layers draws, in order.
final class CanvasRecording {
  private weak let canvas: CanvasNode?
  private(set) var parts: [CanvasPart] = []
  /// Whether a command is mixed with the earlier ones.
  private(set) var mixes = false
  /// Whether something is painted with a material.
  var drawsMaterial = false

  init(canvas: CanvasNode?) { self.canvas = canvas }

  func append(_ parts: [CanvasPart], isMixed: Bool) {
    self.parts += parts
    if isMixed { mixes = true }
  }

  /// An empty recording for a layer of the same canvas.
  func makeLayer() -> CanvasRecording { CanvasRecording(canvas: canvas) }

  /// Runs the closure with the canvas.
  ///
  /// - Returns: nil off the main thread, with a warning, and after the canvas was removed.
  func onMain<Input, Result>(
    with input: Input, _ body: @MainActor (CanvasNode, Input) -> Result?
  ) -> Result? {
    guard MainQueue.isCurrent else {
      RuntimeWarning.issue(
        "Canvas: a GraphicsContext was used off the main thread; text, images and symbols are not "
          + "drawn. Use the context only in the canvas's closure.")
      return nil
    }
    guard let canvas else { return nil }
    return MainQueue.assumeIsolated(with: (canvas, input)) { canvas, input in
      canvas.isRemoved ? nil : body(canvas, input)
    }
  }
}
