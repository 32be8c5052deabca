import Foundation
import TactileDrawing
@_spi(Engine) import TactileViewGraph

/// Two fingers on one view: the distance between them and the direction from one to the other.
struct FingerPair {
  private struct Finger {
    let pointer: PointerEvent.Pointer
    var global: CGPoint
    var location: CGPoint
  }

  /// The fingers that are down, at most two; further fingers are ignored.
  private var fingers: [Finger] = []
  /// The vector from the first finger to the second when the second went down, in points of the
  /// window.
  private var start = CGVector.zero
  /// The midpoint of the fingers when the second went down, in points of the view's local
  /// coordinates.
  private(set) var startLocation = CGPoint.zero
  /// The midpoint at the start, as a unit point of the view.
  private(set) var startAnchor = UnitPoint.center
  /// The angle turned since the start, in radians; it accumulates beyond a full turn.
  private(set) var rotation: Double = 0

  /// The effect of an event on the pair.
  enum Change {
    /// The second finger has gone down, or one of the two has moved.
    case moved
    /// One of two fingers was lifted.
    case ended
    /// Fewer than two fingers are down, or the event is of a further finger.
    case unchanged
    /// A finger was lifted before the second went down, or was cancelled.
    case failed
  }

  mutating func receive(_ sample: PointerSample) -> Change {
    let finger = Finger(
      pointer: sample.pointer, global: sample.global, location: sample.location)
    let index = fingers.firstIndex { $0.pointer == sample.pointer }
    switch sample.phase {
    case .began:
      guard fingers.count < 2 else { return .unchanged }
      fingers.append(finger)
      guard fingers.count == 2 else { return .unchanged }
      begin(in: sample.bounds)
      return .moved
    case .moved:
      guard let index else { return .unchanged }
      move(index, to: finger)
    case .ended:
      guard let index else { return .unchanged }
      move(index, to: finger)
      return fingers.count == 2 ? .ended : .failed
    case .cancelled, .hovered, .left:
      return index == nil ? .unchanged : .failed
    }
    return fingers.count == 2 ? .moved : .unchanged
  }

  private mutating func begin(in bounds: CGRect) {
    start = way
    let (first, second) = (fingers[0].location, fingers[1].location)
    startLocation = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    startAnchor = UnitPoint(
      x: bounds.width > 0 ? startLocation.x / bounds.width : 0.5,
      y: bounds.height > 0 ? startLocation.y / bounds.height : 0.5)
  }

  private mutating func move(_ index: Int, to finger: Finger) {
    let before = way.angle
    fingers[index] = finger
    guard fingers.count == 2 else { return }
    // The shorter of the two turns, since fingers do not jump.
    rotation += (way.angle - before).remainder(dividingBy: 2 * .pi)
  }

  /// The vector from the first finger to the second, in points of the window.
  private var way: CGVector {
    guard fingers.count == 2 else { return .zero }
    return CGVector(
      dx: fingers[1].global.x - fingers[0].global.x,
      dy: fingers[1].global.y - fingers[0].global.y)
  }

  /// The ratio of the current distance between the fingers to that at the start.
  ///
  /// Distances below one point count as one point.
  var magnification: CGFloat { max(way.length, 1) / max(start.length, 1) }
}

extension CGVector {
  fileprivate var length: CGFloat { hypot(dx, dy) }
  fileprivate var angle: Double { length > 0 ? Double(atan2(dy, dx)) : 0 }
}
