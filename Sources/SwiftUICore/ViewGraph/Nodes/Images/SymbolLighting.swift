import Foundation

/// The way in which the layers of a symbol are lit in turn.
package struct SymbolLighting: Hashable, Sendable {
  /// Whether a layer stays lit until the last one is lit.
  package var isCumulative = true
  /// Whether the layers go out in the opposite order afterwards.
  package var isReversing = false
  /// Whether layers that are not lit are invisible.
  package var hidesUnlit = false

  package init() {}

  /// Returns the lit layers at a fraction of a round.
  func light(at part: Double) -> SymbolLight {
    SymbolLight(
      share: isReversing ? 1 - abs(2 * part - 1) : part, isCumulative: isCumulative,
      hidesUnlit: hidesUnlit)
  }
}

/// The lit layers of a symbol at a moment.
struct SymbolLight: Equatable, Sendable {
  /// The progress from 0 to 1; in a cumulative round, all layers are lit before it reaches 1.
  let share: Double
  let isCumulative: Bool
  let hidesUnlit: Bool

  /// Returns the indices of the lit layers, from the innermost one.
  func layers(of count: Int) -> Range<Int> {
    if isCumulative { return 0..<min(Int(share * Double(count + 1)), count) }
    let layer = min(Int(share * Double(count)), count - 1)
    return layer..<layer + 1
  }
}

/// A back-and-forth movement of a symbol.
package enum SymbolWiggle: Hashable, Sendable {
  /// A rotation, clockwise first for 1, counterclockwise first for -1.
  case turn(Double)
  /// A movement along an axis; the angle is in degrees, clockwise from the right.
  case move(Double)
  /// A movement in the layout direction for 1, and against it for -1.
  case along(Double)

  /// Returns the pose at a deflection from -1 to 1.
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
  /// Returns the motion for a layout direction.
  func facing(_ direction: LayoutDirection) -> SymbolMotion {
    guard case .wiggle(.along(let sign)) = self else { return self }
    return .wiggle(.along(Mirroring(direction).distance(sign)))
  }
}
