import Foundation
@_spi(Engine) import TactileViewGraph

/// The movement of a symbol with the progress of an effect.
enum SymbolMotion: Hashable, Sendable {
  case none, pulse, breathe, disappear
  /// A back-and-forth movement.
  case wiggle(SymbolWiggle)
  /// The layers are lit in turn.
  case variableColor(SymbolLighting)
  /// A brief enlargement by a fraction of the size.
  case bounce(Double)
  /// A rotation by a number of turns.
  case rotate(Double)
  /// A lasting enlargement by a fraction of the size.
  case scale(Double)

  /// Whether the progress goes to one and stays there, instead of repeating.
  var isLevel: Bool {
    switch self {
    case .scale, .disappear: true
    default: false
    }
  }

  /// The duration of one round, in seconds.
  var duration: TimeInterval {
    switch self {
    case .bounce, .wiggle: 0.5
    case .pulse, .rotate: 1
    case .variableColor(let lighting): lighting.isReversing ? 3 : 1.5
    default: 1.5
    }
  }

  /// Returns the pose at a progress; each whole number begins a round.
  func pose(at progress: Double) -> SymbolPose {
    let part = progress - progress.rounded(.down)
    let wave = sin(.pi * part)
    switch self {
    case .none: return SymbolPose()
    case .bounce(let growth): return SymbolPose(scale: 1 + growth * wave)
    case .pulse: return SymbolPose(opacity: 1 - 0.6 * wave)
    case .breathe: return SymbolPose(scale: 1 + 0.1 * wave, opacity: 1 - 0.3 * (1 - wave) * wave)
    case .wiggle(let wiggle): return wiggle.pose(at: sin(4 * .pi * part) * (1 - part))
    case .variableColor(let lighting): return SymbolPose(light: lighting.light(at: part))
    case .rotate(let turns): return SymbolPose(degrees: 360 * turns * part)
    case .scale(let growth): return SymbolPose(scale: 1 + growth * progress)
    case .disappear: return SymbolPose(scale: 1 - 0.3 * progress, opacity: 1 - progress)
    }
  }
}

/// The transformation of a symbol by its effects at a moment.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  /// The displacement, as fractions of the symbol's size.
  var offset = CGSize.zero
  /// The lit layers; nil if all are lit.
  var light: SymbolLight?

  /// Returns the combination of two poses.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, opacity: opacity * other.opacity,
      degrees: degrees + other.degrees,
      offset: CGSize(
        width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      light: other.light ?? light)
  }

  /// Returns the symbol's items in this pose, around the center of its frame.
  func items(_ items: [DisplayList.Item], at origin: CGPoint, size: CGSize) -> [DisplayList.Item] {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var effects: [DisplayList.Effect] = []
    if degrees != 0 { effects.append(.rotation(.degrees(degrees), anchor: middle)) }
    if scale != 1 {
      effects.append(.scale(CGSize(width: scale, height: scale), anchor: middle))
    }
    if opacity != 1 { effects.append(.opacity(min(max(opacity, 0), 1))) }
    var group = items
    for effect in effects {
      group = [DisplayList.Item(origin: .zero, content: .group(effect, group))]
    }
    for index in group.indices {
      group[index].origin.x += origin.x + offset.width * size.width
      group[index].origin.y += origin.y + offset.height * size.height
    }
    return group
  }
}
