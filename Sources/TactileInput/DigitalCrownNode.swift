import Foundation
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// An element that changes a value when the wheel is turned over it, or while its content has the
/// focus.
@MainActor
final class DigitalCrownNode: PassThroughNode, ClockListener, ValueNode, WheelTurnable {
  private var modifier: DigitalCrownModifier
  /// The position of the crown; nil while it rests.
  private var offset: Double?
  /// The value that was written last, to notice changes from elsewhere.
  private var written: Double?
  private var tracker = VelocityTracker<Double>()

  /// The time after the last event at which the crown has come to rest, in seconds.
  private static let idleDelay: TimeInterval = 0.25

  init(_ modifier: DigitalCrownModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "digitalCrownRotation" }

  func update(_ newModifier: DigitalCrownModifier) { modifier = newModifier }

  override func didRemove() { graph.clock.set(nil, for: self) }

  /// Turns the crown by an event of the wheel.
  func turn(_ event: ScrollEvent) {
    guard isEnabledHere else { return }
    let notches = Double(event.notches)
    if notches != 0 { turn(by: -notches / modifier.sensitivity.notchesPerUnit) }
    guard offset != nil else { return }
    switch event.phase {
    case .wheel, .began, .changed: graph.clock.set(graph.time + Self.idleDelay, for: self)
    case .ended, .cancelled:
      graph.clock.set(nil, for: self)
      timeHasCome()
    }
  }

  private func turn(by distance: Double) {
    let (scale, value) = (modifier.scale, modifier.value)
    let current = value.read()
    let before = (current == written ? offset : nil) ?? current
    let moved = scale.limited(before + distance)
    if offset == nil {
      tracker = VelocityTracker()
      tracker.add(before, at: graph.time)
    }
    offset = moved
    tracker.add(moved, at: graph.time)
    let new = scale.snaps ? scale.snapped(moved) : moved
    write(new, instead: current)
    let event = DigitalCrownEvent(offset: moved, velocity: tracker.velocity)
    queueAction("digitalCrownRotation") { [modifier] in modifier.onChange(event) }
    guard modifier.isHapticFeedbackEnabled else { return }
    let limits = scale.limits.map { [$0.lowerBound, $0.upperBound] } ?? []
    let isAtEnd = scale.stride == nil && moved != before && limits.contains(moved)
    if isAtEnd || scale.detent(at: moved) != scale.detent(at: before) {
      graph.services.play(.selection)
    }
  }

  private func write(_ new: Double, instead old: Double) {
    written = new
    guard new != old else { return }
    queueAction("digitalCrownRotation") { [modifier] in modifier.value.write(new) }
  }

  /// The crown has come to rest.
  func timeHasCome() {
    guard let offset else { return }
    self.offset = nil
    let snapped = modifier.scale.snapped(offset)
    write(snapped, instead: modifier.value.read())
    queueAction("digitalCrownRotation") { [modifier] in modifier.onIdle() }
  }
}
