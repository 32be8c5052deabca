import Drawing
import Foundation

/// Two fingers on one view: how far apart they are, and in which direction.
struct FingerPair {
  private struct Finger {
    let pointer: PointerEvent.Pointer
    var global: CGPoint
    var location: CGPoint
  }

  /// The fingers that are down, two at most; others do not count.
  private var fingers: [Finger] = []
  /// The way from the first finger to the second when the second went down, in points of the window.
  private var start = CGVector.zero
  /// The middle of the fingers when the second went down, in the view's own coordinates.
  private(set) var startLocation = CGPoint.zero
  /// That middle as a part of the view.
  private(set) var startAnchor = UnitPoint.center
  /// The angle from the start, in radians; it goes on beyond a whole turn.
  private(set) var rotation: Double = 0

  /// What an event means for two fingers.
  enum Change {
    /// They are two now, or have moved.
    case moved
    /// One of them was lifted.
    case ended
    /// There are no longer, or not yet, two of them.
    case single
    /// They were never two, or were taken away.
    case failed
  }

  mutating func receive(_ sample: PointerSample) -> Change {
    let finger = Finger(
      pointer: sample.pointer, global: sample.global, location: sample.location)
    let index = fingers.firstIndex { $0.pointer == sample.pointer }
    switch sample.phase {
    case .began:
      guard fingers.count < 2 else { return .moved }
      fingers.append(finger)
      guard fingers.count == 2 else { return .single }
      begin(in: sample.bounds)
      return .moved
    case .moved:
      guard let index else { return .single }
      move(index, to: finger)
    case .ended:
      guard let index else { return .single }
      move(index, to: finger)
      return fingers.count == 2 ? .ended : .failed
    case .cancelled, .hovered, .left:
      return index == nil ? .single : .failed
    }
    return fingers.count == 2 ? .moved : .single
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
    // The shorter way round: fingers do not jump.
    rotation += (way.angle - before).remainder(dividingBy: 2 * .pi)
  }

  /// The way from the first finger to the second.
  private var way: CGVector {
    guard fingers.count == 2 else { return .zero }
    return CGVector(
      dx: fingers[1].global.x - fingers[0].global.x,
      dy: fingers[1].global.y - fingers[0].global.y)
  }

  /// How much further apart the fingers are than at the start; fingers that began closer than a
  /// point count as a point apart.
  var magnification: CGFloat { max(way.length, 1) / max(start.length, 1) }
}

extension CGVector {
  fileprivate var length: CGFloat { hypot(dx, dy) }
  fileprivate var angle: Double { length > 0 ? Double(atan2(dy, dx)) : 0 }
}
