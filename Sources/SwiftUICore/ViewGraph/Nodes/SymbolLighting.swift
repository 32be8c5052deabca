import Foundation

/// How the layers of a symbol are lit one after the other.
struct SymbolLighting: Hashable, Sendable {
  /// Whether a layer stays lit until the last one is.
  var isCumulative = true
  /// Whether the layers go out in the opposite order afterwards.
  var isReversing = false
  /// Whether nothing is to be seen of a layer that is not lit.
  var hidesUnlit = false

  /// Which layers are lit at a part of a round.
  func light(at part: Double) -> SymbolLight {
    SymbolLight(
      share: isReversing ? 1 - abs(2 * part - 1) : part, isCumulative: isCumulative,
      hidesUnlit: hidesUnlit)
  }
}

/// Which layers of a symbol are lit at a moment.
struct SymbolLight: Equatable, Sendable {
  /// From 0 to 1, where the last layer has been lit for a while.
  let share: Double
  let isCumulative: Bool
  let hidesUnlit: Bool

  /// The layers that are lit of so many, counted from the innermost one.
  func layers(of count: Int) -> Range<Int> {
    if isCumulative { return 0..<min(Int(share * Double(count + 1)), count) }
    let layer = min(Int(share * Double(count)), count - 1)
    return layer..<layer + 1
  }
}

/// How a symbol moves to and fro.
enum SymbolWiggle: Hashable, Sendable {
  /// It turns, with the clock first for 1, against it for -1.
  case turn(Double)
  /// It moves along an axis, an angle in degrees with the clock from the right.
  case move(Double)
  /// It moves in the direction of reading for 1, against it for -1.
  case along(Double)

  /// How the symbol lies at a swing from -1 to 1.
  func pose(at swing: Double) -> SymbolPose {
    switch self {
    case .turn(let sign): SymbolPose(degrees: 12 * sign * swing)
    case .move(let angle):
      SymbolPose(
        offset: CGSize(
          width: 0.12 * swing * cos(angle * .pi / 180),
          height: 0.12 * swing * sin(angle * .pi / 180)))
    case .along(let sign): SymbolPose(offset: CGSize(width: 0.12 * swing * sign, height: 0))
    }
  }
}

extension SymbolMotion {
  /// The motion where people read in a direction.
  func facing(_ direction: LayoutDirection) -> SymbolMotion {
    guard case .wiggle(.along(let sign)) = self else { return self }
    return .wiggle(.along(direction == .rightToLeft ? -sign : sign))
  }
}
