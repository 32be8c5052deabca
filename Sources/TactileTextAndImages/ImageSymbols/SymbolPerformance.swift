import Foundation
@_spi(Engine) import TactileViewGraph

/// An effect that a view sets for the symbols inside it.
struct SymbolEffectEntry: Equatable {
  var motion: SymbolMotion
  /// The factor of the effect's speed.
  var speed: Double
  /// The number of repetitions; nil for the default of the effect.
  var count: Int?
  /// Whether a change of the value plays the effect without end.
  var repeats: Bool
  /// The value whose change plays the effect; nil for an effect that is active or inactive.
  var trigger: AnyEquatable?
  var isActive: Bool

  init(
    motion: SymbolMotion, speed: Double, count: Int? = nil, repeats: Bool = false,
    trigger: AnyEquatable? = nil, isActive: Bool
  ) {
    self.motion = motion
    self.speed = speed
    self.count = count
    self.repeats = repeats
    self.trigger = trigger
    self.isActive = isActive
  }
}

enum SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectEntry] { [] }
}

extension EnvironmentValues {
  /// The effects on symbols in this environment, outermost first.
  var symbolEffects: [SymbolEffectEntry] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

/// The running effects of one symbol.
@MainActor
struct SymbolPerformance {
  private var parts: [Part] = []

  fileprivate struct Part {
    var entry: SymbolEffectEntry
    var progress: AnimatedValue<SymbolProgress>
  }

  /// Whether the symbol has no effects.
  var isEmpty: Bool { parts.isEmpty }

  /// The current pose of the symbol.
  var pose: SymbolPose {
    parts.reduce(SymbolPose()) { pose, part in
      var next = part.entry.motion.pose(at: part.progress.presented.value)
      // At rest, all layers are lit, regardless of the beginning of a round.
      if !part.progress.isMoving { next.light = nil }
      return pose.combined(with: next)
    }
  }

  /// Sets the current effects, and begins or ends those that have changed.
  mutating func update(_ entries: [SymbolEffectEntry], node: ViewNode) {
    guard entries != parts.map(\.entry) else { return }
    if entries.map(\.motion) != parts.map(\.entry.motion) {
      stop()
      parts = entries.map { entry in
        var resting = entry
        resting.isActive = false
        return Part(entry: resting, progress: AnimatedValue(SymbolProgress(value: 0)))
      }
    }
    for index in entries.indices { parts[index].take(entries[index], node: node) }
    node.setNeeds(.display)
  }

  func stop() { parts.forEach { $0.progress.stop() } }
}

@MainActor
extension SymbolPerformance.Part {
  fileprivate mutating func take(_ new: SymbolEffectEntry, node: ViewNode) {
    let old = entry
    entry = new
    let motion = new.motion
    let isStill = EnvironmentValues(scope: node.inputs.environment).accessibilityReduceMotion
    if motion.isLevel {
      guard new.isActive != old.isActive else { return }
      let animation: Animation = isStill ? .linear(duration: 0) : .smooth(duration: 0.3)
      return move(to: new.isActive ? 1 : 0, under: animation.speed(new.speed), node)
    }
    guard !isStill else { return }
    let round = progress.model.value.rounded(.up)
    let once = Animation.linear(duration: motion.duration).speed(new.speed)
    let forever = once.repeatForever(autoreverses: false)
    if new.trigger != nil {
      guard new.trigger != old.trigger else { return }
      if new.repeats { return move(to: round + 1, under: forever, node) }
      let count = new.count ?? 1
      let all = Animation.linear(duration: motion.duration * Double(count))
      move(to: round + Double(count), under: all.speed(new.speed), node)
    } else if new.isActive != old.isActive {
      guard new.isActive else { return move(to: round, under: .linear(duration: 0), node) }
      let repeated = new.count.map { once.repeatCount($0, autoreverses: false) } ?? forever
      move(to: round + 1, under: repeated, node)
    }
  }

  private mutating func move(to value: Double, under animation: Animation, _ node: ViewNode) {
    // An animation to the same value would be ignored, and would not end a running one.
    let target = value == progress.model.value && animation.isInstant ? value + 1 : value
    node.graph.inTransaction(Transaction(animation: animation)) {
      progress.update(SymbolProgress(value: target), node: node, phase: .display)
    }
  }
}

/// The progress of an effect.
struct SymbolProgress: Animatable {
  var value: Double

  var animatableData: Double {
    get { value * AnimatableUnit.scale }
    set { value = newValue / AnimatableUnit.scale }
  }
}
