import Foundation

/// How a symbol moves with the progress of an effect.
enum SymbolMotion: Hashable, Sendable {
  case none, pulse, breathe, disappear
  /// To and fro.
  case wiggle(SymbolWiggle)
  /// Its layers are lit in turn.
  case variableColor(SymbolLighting)
  /// So much larger for a moment.
  case bounce(Double)
  /// So many turns.
  case rotate(Double)
  /// So much larger for a while.
  case scale(Double)

  /// Whether the progress goes to one and stays, instead of going round.
  var isLevel: Bool {
    switch self {
    case .scale, .disappear: true
    default: false
    }
  }

  /// How long one round takes, in seconds.
  var duration: TimeInterval {
    switch self {
    case .bounce, .wiggle: 0.5
    case .pulse, .rotate: 1
    case .variableColor(let lighting): lighting.isReversing ? 3 : 1.5
    default: 1.5
    }
  }

  /// How the symbol lies at a progress; rounds are whole numbers.
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

/// What effects do to a symbol at a moment.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  /// How far it is from its place, in its own sizes.
  var offset = CGSize.zero
  /// The layers that are lit; nil where all are.
  var light: SymbolLight?

  /// Both, one after the other.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, opacity: opacity * other.opacity,
      degrees: degrees + other.degrees,
      offset: CGSize(
        width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      light: other.light ?? light)
  }

  /// The symbol's items as they lie then, around the middle of its frame.
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
