import Foundation
@_spi(Engine) import TactileViewGraph

/// The way in which the layers of a symbol are lit in turn.
struct SymbolLighting: Hashable, Sendable {
  /// Whether a layer stays lit until the last one is lit.
  var isCumulative = true
  /// Whether the layers go out in the opposite order afterwards.
  var isReversing = false
  /// Whether layers that are not lit are invisible.
  var hidesUnlit = false

  init() {}

  /// Returns the lit layers at a fraction of a round.
  func light(at part: Double) -> SymbolLight {
    SymbolLight(
      share: isReversing ? 1 - abs(2 * part - 1) : part, isCumulative: isCumulative,
      hidesUnlit: hidesUnlit)
  }
}

/// A back-and-forth movement of a symbol.
enum SymbolWiggle: Hashable, Sendable {
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
