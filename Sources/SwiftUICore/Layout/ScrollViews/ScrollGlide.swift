import Foundation

/// How content moves on by itself along an axis once nobody holds it: a plain value.
///
/// It slows down by a factor each millisecond. Where it runs over an end it is brought back by a
/// critically damped spring, with the speed that it has there. Lengths are points, times seconds.
struct ScrollGlide: Equatable {
  /// What is left of the speed after a millisecond.
  static let decelerationRate = 0.998
  /// The speed that a second leaves is `exp(-friction)` of what it was.
  private static let friction = CGFloat(-1000 * log(decelerationRate))
  /// The frequency of the spring, in radians a second.
  private static let frequency: CGFloat = 10
  /// How far from its rest content counts as resting.
  private static let tolerance: CGFloat = 0.25

  /// One stretch of the way.
  private enum Leg: Equatable {
    case coasting(from: CGFloat, velocity: CGFloat)
    /// `distance` is how far it is from the end at first; `pull` its speed there and then some.
    case springing(to: CGFloat, distance: CGFloat, pull: CGFloat)
  }

  private var legs: [(begin: TimeInterval, leg: Leg)] = []
  /// How long it takes until the content rests.
  private(set) var duration: TimeInterval = 0
  /// Where it rests.
  private(set) var end: CGFloat

  /// - Parameters:
  ///   - position: where the content is at first.
  ///   - velocity: points a second.
  ///   - range: where it may rest.
  init(from position: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>) {
    end = position
    let velocity = velocity.isFinite ? velocity : 0
    if range.contains(position) {
      coast(from: position, velocity: velocity, in: range, at: 0)
    } else {
      spring(from: position, velocity: velocity, in: range, at: 0)
    }
  }

  /// Makes a glide that comes to rest at a target, without going beyond it.
  ///
  /// - Parameter target: a position in the range; nil, and the position where the content would come to
  ///   rest by itself, leave the glide as it is.
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
    settle(at: target, from: 0)
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
    // What stands at an end is on its way out.
    let isBefore = position < range.lowerBound || position == range.lowerBound && velocity < 0
    let edge = isBefore ? range.lowerBound : range.upperBound
    let distance = position - edge
    let pull = velocity + Self.frequency * distance
    legs.append((begin, .springing(to: edge, distance: distance, pull: pull)))
    if distance != 0, pull / distance < 0 {
      // It comes back so fast that it goes on inside.
      let time = -distance / pull
      let speed = pull * exp(-Self.frequency * time)
      return coast(from: edge, velocity: speed, in: range, at: begin + TimeInterval(time))
    }
    settle(at: edge, from: begin)
  }

  /// Ends the way once the last spring has brought the content so close to its edge that the
  /// difference is invisible.
  private mutating func settle(at edge: CGFloat, from begin: TimeInterval) {
    guard case .springing(_, let distance, let pull)? = legs.last?.leg else { return }
    end = edge
    // After its farthest point the content only comes closer.
    var time = pull == 0 ? 0 : max(1 / Self.frequency - distance / pull, 0)
    while abs((distance + pull * time) * exp(-Self.frequency * time)) > Self.tolerance {
      time += 0.01
    }
    duration = begin + TimeInterval(time)
  }

  /// Where the content is after a time.
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

/// How content gives way that is dragged over its end: less and less.
enum RubberBand {
  /// How much of the first point it gives.
  static let constant: CGFloat = 0.55

  /// Where content is shown that a finger would have at a position.
  ///
  /// - Parameters:
  ///   - range: where the content may rest.
  ///   - length: that of the view, in points; content never goes farther than that over its end.
  static func position(
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

  /// Where a finger would have content that is shown at a position.
  static func dragged(
    to shown: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    func taken(_ distance: CGFloat) -> CGFloat {
      // No finger brings content farther than the view is long.
      let share = min(distance / max(length, 1), 0.99)
      return (1 / (1 - share) - 1) * length / constant
    }
    if shown < range.lowerBound { return range.lowerBound - taken(range.lowerBound - shown) }
    if shown > range.upperBound { return range.upperBound + taken(shown - range.upperBound) }
    return shown
  }
}
