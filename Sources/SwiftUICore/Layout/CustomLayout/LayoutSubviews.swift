import Foundation

/// The subviews of a layout, in document order.
@MainActor
struct LayoutSubviews: @MainActor RandomAccessCollection {
  private let elements: [ElementNode]
  fileprivate let recorder: PlacementRecorder

  init(_ elements: [ElementNode], recorder: PlacementRecorder) {
    self.elements = elements
    self.recorder = recorder
  }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, recorder: recorder)
  }

  /// The average of where the subviews set a guide, when the layout has placed them.
  func explicitAlignment(
    of guide: AlignmentKey, placedBy layout: some Layout, in bounds: CGRect,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let frames = recorder.frames(count: count) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: self)
    }
    var sum: CGFloat = 0
    var found: CGFloat = 0
    for (subview, placed) in zip(self, frames) {
      guard let placed else { continue }
      let dimensions = subview.dimensions(in: placed.proposal)
      guard let value = dimensions[explicit: guide] else { continue }
      sum += value + (guide.axis == .vertical ? placed.frame.minY : placed.frame.minX)
      found += 1
    }
    return found > 0 ? sum / found : nil
  }
}

/// One subview of a layout.
@MainActor
struct LayoutSubview {
  fileprivate let element: ElementNode
  fileprivate let index: Int
  fileprivate let recorder: PlacementRecorder

  /// The layout priority, zero by default.
  var priority: Double { element.preferences.priority }

  /// The distances that the subview prefers to its neighbours.
  var spacing: ViewSpacing { element.preferences.spacing }

  /// The size that the subview chooses for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

  /// The size and guides that the subview has for a proposal.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let element = element
    return ViewDimensions(size: element.sizeThatFits(proposal)) { key, size in
      MainActor.assumeIsolated { element.explicitAlignment(key, in: size) }
    }
  }

  /// Puts the subview's anchor at a point of the container.
  func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = element.sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    recorder.record(
      CGRect(origin: origin, size: size), proposal: proposal, of: element, at: index)
  }
}

/// Receives the frames that a layout gives: either to keep them or to look at them.
@MainActor
final class PlacementRecorder {
  typealias Placed = (frame: CGRect, proposal: ProposedViewSize)
  private let keep: (ElementNode, CGRect, ProposedViewSize) -> Void
  private var frames: [Placed?] = []
  private var isLooking = false

  init(keep: @escaping (ElementNode, CGRect, ProposedViewSize) -> Void) { self.keep = keep }

  fileprivate func record(
    _ frame: CGRect, proposal: ProposedViewSize, of element: ElementNode, at index: Int
  ) {
    if isLooking { frames[index] = (frame, proposal) } else { keep(element, frame, proposal) }
  }

  /// Runs a placing without keeping it and returns what it gave.
  func frames(count: Int, _ placing: () -> Void) -> [Placed?] {
    let outer = (frames, isLooking)
    defer { (frames, isLooking) = outer }
    frames = Array(repeating: nil, count: count)
    isLooking = true
    placing()
    return frames
  }
}
