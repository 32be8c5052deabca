import Foundation

/// The animation of an element's shown frame to its layout frame.
///
/// Layout is always final; the shown frame follows it (rules 4.5.37 and 4.5.38). Origin and size
/// animate together, aligned to whole pixels.
@MainActor
package final class LayoutMotion {
  typealias Distance = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  private let animator: Animator<Distance>
  /// The offset of the shown origin from the final one in the last display phase, in points.
  private(set) var shift = CGPoint.zero
  /// The difference of the shown size to the final one, in points.
  package private(set) var growth = CGSize.zero

  init(node: ViewNode) { animator = Animator(node: node, phase: .display, aspect: "frame") }

  var isRunning: Bool { animator.isRunning }

  /// Animates a change of the final frame's origin and size, under the graph's transaction.
  func follow(_ distance: CGSize, _ growth: CGSize, in graph: ViewGraph) {
    let way = Distance(
      AnimatablePair(distance.width, distance.height),
      AnimatablePair(growth.width, growth.height))
    animator.aim(Self.numbers)
    animator.move(by: way, with: graph.transaction, at: graph.time)
  }

  /// Returns the components of the frame's offset, for traces.
  private static func numbers(_ offset: Distance) -> [NamedNumber] {
    [
      NamedNumber(name: "x", value: offset.first.first),
      NamedNumber(name: "y", value: offset.first.second),
      NamedNumber(name: "width", value: offset.second.first),
      NamedNumber(name: "height", value: offset.second.second),
    ]
  }

  /// Updates the shown frame for the current time; returns whether it differs from the last one.
  func show(scale: CGFloat) -> Bool {
    let grid = PixelGrid(scale: scale)
    let offset = animator.offset
    let newShift = CGPoint(
      x: grid.nearest(offset.first.first), y: grid.nearest(offset.first.second))
    let newGrowth = CGSize(
      width: grid.nearest(offset.first.first + offset.second.first) - newShift.x,
      height: grid.nearest(offset.first.second + offset.second.second) - newShift.y)
    defer { (shift, growth) = (newShift, newGrowth) }
    return newShift != shift || newGrowth != growth
  }

  func stop() { animator.stop() }
}
