import Foundation
@_spi(Engine) import TactileViewGraph

/// The motion of content along an axis after the finger lifts: a plain value.
///
/// The velocity decreases by a constant factor each millisecond. Content that overshoots an end is
/// brought back by a critically damped spring that starts with its velocity. Lengths are in points,
/// times in seconds.
struct ScrollGlide: Equatable {
  /// The factor by which the velocity decreases per millisecond.
  static let decelerationRate = 0.998
  /// The friction: the velocity decreases by a factor of `exp(-friction)` per second.
  private static let friction = CGFloat(-1000 * log(decelerationRate))
  /// The angular frequency of the spring, in radians per second.
  private static let frequency: CGFloat = 10
  /// The distance from rest at which content counts as resting, in points.
  private static let tolerance: CGFloat = 0.25

  /// A part of the motion: coasting, or a spring toward an edge.
  private enum Leg: Equatable {
    case coasting(from: CGFloat, velocity: CGFloat)
    /// A spring toward an edge. `distance` is the initial distance from the edge; `pull` is the
    /// initial velocity plus the frequency times the distance.
    case springing(to: CGFloat, distance: CGFloat, pull: CGFloat)
  }

  private var legs: [(begin: TimeInterval, leg: Leg)] = []
  /// The time until the content rests, in seconds.
  private(set) var duration: TimeInterval = 0
  /// The position at which the content comes to rest.
  private(set) var end: CGFloat

  /// - Parameters:
  ///   - position: the initial position of the content.
  ///   - velocity: the initial velocity, in points per second.
  ///   - range: the positions at which the content may rest.
  init(from position: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>) {
    end = position
    let velocity = velocity.isFinite ? velocity : 0
    if range.contains(position) {
      coast(from: position, velocity: velocity, in: range, at: 0)
    } else {
      spring(from: position, velocity: velocity, in: range, at: 0)
    }
  }

  /// Creates a glide that comes to rest at a target, without overshooting it.
  ///
  /// - Parameter target: a position in the range. Nil, or the position where the content would come
  ///   to rest anyway, leaves the glide unchanged.
  init(
    from position: CGFloat, velocity: CGFloat, landingAt target: CGFloat?,
    in range: ClosedRange<CGFloat>
  ) {
    self.init(from: position, velocity: velocity, in: range)
    guard let target, abs(end - target) > Self.tolerance else { return }
    legs = []
    duration = 0
    let distance = position - target
    let limit = -Self.frequency * distance
    var velocity = velocity.isFinite ? velocity : 0
    velocity = distance > 0 ? max(velocity, limit) : min(velocity, limit)
    legs.append(
      (0, .springing(to: target, distance: distance, pull: velocity + Self.frequency * distance)))
    finishSpring(at: target, from: 0)
  }

  private mutating func coast(
    from position: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>,
    at begin: TimeInterval
  ) {
    let way = velocity / Self.friction
    guard abs(way) > Self.tolerance else {
      (duration, end) = (begin, position)
      return
    }
    legs.append((begin, .coasting(from: position, velocity: velocity)))
    let rest = position + way
    guard !range.contains(rest) else {
      end = rest
      duration = begin + TimeInterval(log(abs(way) / Self.tolerance) / Self.friction)
      return
    }
    let edge = rest < range.lowerBound ? range.lowerBound : range.upperBound
    let done = (edge - position) / way
    let time = TimeInterval(-log(1 - done) / Self.friction)
    spring(from: edge, velocity: velocity * (1 - done), in: range, at: begin + time)
  }

  private mutating func spring(
    from position: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>,
    at begin: TimeInterval
  ) {
    // Content at an end with an outward velocity overshoots it.
    let isBefore = position < range.lowerBound || position == range.lowerBound && velocity < 0
    let edge = isBefore ? range.lowerBound : range.upperBound
    let distance = position - edge
    let pull = velocity + Self.frequency * distance
    legs.append((begin, .springing(to: edge, distance: distance, pull: pull)))
    if distance != 0, pull / distance < 0 {
      // The content returns so fast that it continues to coast inside the range.
      let time = -distance / pull
      let speed = pull * exp(-Self.frequency * time)
      return coast(from: edge, velocity: speed, in: range, at: begin + TimeInterval(time))
    }
    finishSpring(at: edge, from: begin)
  }

  /// Ends the motion when the last spring is so close to its edge that the difference is invisible.
  private mutating func finishSpring(at edge: CGFloat, from begin: TimeInterval) {
    guard case .springing(_, let distance, let pull)? = legs.last?.leg else { return }
    end = edge
    // After its farthest point, the content only approaches the edge.
    var time = pull == 0 ? 0 : max(1 / Self.frequency - distance / pull, 0)
    while abs((distance + pull * time) * exp(-Self.frequency * time)) > Self.tolerance {
      time += 0.01
    }
    duration = begin + TimeInterval(time)
  }

  /// Returns the position of the content at a time in seconds.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let (begin, leg) = legs.last(where: { $0.begin <= time }) else {
      return end
    }
    let time = CGFloat(time - begin)
    switch leg {
    case .coasting(let start, let velocity):
      return start + velocity / Self.friction * (1 - exp(-Self.friction * time))
    case .springing(let edge, let distance, let pull):
      return edge + (distance + pull * time) * exp(-Self.frequency * time)
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.duration == rhs.duration && lhs.end == rhs.end
      && lhs.legs.elementsEqual(rhs.legs) { $0.begin == $1.begin && $0.leg == $1.leg }
  }
}

/// The decreasing movement of content that is dragged beyond its end.
package enum RubberBand {
  /// The initial ratio of the content's movement to the finger's, beyond an end.
  static let constant: CGFloat = 0.55

  /// Returns the position at which content is shown for a dragged position.
  ///
  /// - Parameters:
  ///   - range: the positions at which the content may rest.
  ///   - length: the length of the view in points, which limits how far the content moves beyond
  ///     its end.
  package static func position(
    of dragged: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return min(max(dragged, range.lowerBound), range.upperBound) }
    func given(_ distance: CGFloat) -> CGFloat {
      (1 - 1 / (distance * constant / length + 1)) * length
    }
    if dragged < range.lowerBound { return range.lowerBound - given(range.lowerBound - dragged) }
    if dragged > range.upperBound { return range.upperBound + given(dragged - range.upperBound) }
    return dragged
  }

  /// Returns the dragged position for which content is shown at a position.
  static func dragged(
    to shown: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    func taken(_ distance: CGFloat) -> CGFloat {
      // No finger moves the content farther than the length of the view.
      let share = min(distance / max(length, 1), 0.99)
      return (1 / (1 - share) - 1) * length / constant
    }
    if shown < range.lowerBound { return range.lowerBound - taken(range.lowerBound - shown) }
    if shown > range.upperBound { return range.upperBound + taken(shown - range.upperBound) }
    return shown
  }
}
