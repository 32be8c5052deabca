import Foundation
@_spi(Engine) import TactileViewGraph

/// The press of a button: down, out, in again, up (rules 2.2.21 to 2.2.28).
///
/// The value is true while the pointer is inside. The gesture ends with a release inside and fails
/// with one outside; there is no time limit. A second pointer also makes it fail (rule 2.2.36).
package struct PressGesture: GestureMachine {
  /// The distance outside the bounds at which a finger still counts as inside, in points.
  let outset: CGFloat
  /// The same distance for the mouse.
  let mouseOutset: CGFloat
  /// The delay after which a finger counts as down, in seconds; a mouse counts at once (rule 2.2.28).
  let touchDelay: TimeInterval

  package static var yieldsToPans: Bool { true }

  package private(set) var phase: GesturePhase<Bool> = .possible
  package private(set) var deadline: TimeInterval?
  private var pointer: PointerEvent.Pointer?

  /// The default delay of a touch, in seconds.
  static let touchDelay: TimeInterval = 0.012
  /// The delay where the finger may be about to scroll, in seconds (rule 2.4.47).
  static let scrollDelay: TimeInterval = 0.15

  package static var dependency: GestureDependency { .failIfActive }

  package init(
    outset: CGFloat, mouseOutset: CGFloat? = nil,
    touchDelay: TimeInterval = PressGesture.touchDelay
  ) {
    self.outset = outset
    self.mouseOutset = mouseOutset ?? outset
    self.touchDelay = touchDelay
  }

  /// Creates the press of a view, with a longer delay if a finger could scroll instead.
  @MainActor
  package init(on node: ElementNode) {
    let window = node.graph.configuration
    self.init(
      outset: window.idiom.pressOutset, mouseOutset: window.indirectIdiom.pressOutset,
      touchDelay: node.mayPan ? Self.scrollDelay : Self.touchDelay)
  }

  package mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    guard pointer == nil || pointer == sample.pointer else { return fail() }
    pointer = sample.pointer
    let outset = sample.pointer.isMouse ? mouseOutset : outset
    let isInside = sample.bounds.insetBy(dx: -outset, dy: -outset).covers(sample.location)
    switch sample.phase {
    case .began:
      if case .touch = sample.pointer {
        deadline = sample.time + touchDelay
      } else {
        phase = .active(true)
      }
    case .moved:
      if deadline == nil || !isInside { begin(isInside) }
    case .ended:
      deadline = nil
      phase = isInside ? .ended(true) : .failed
    case .cancelled, .hovered, .left: fail()
    }
  }

  package mutating func deadlinePassed() { if !phase.isTerminal { begin(true) } }

  package mutating func fail() {
    deadline = nil
    phase = .failed
  }

  /// Begins the press of a key, which has no location that could leave the button.
  package mutating func hold() { begin(true) }

  /// Ends a press of a key.
  package mutating func release() { if !phase.isTerminal { phase = .ended(true) } }

  private mutating func begin(_ isInside: Bool) {
    deadline = nil
    phase = .active(isInside)
  }
}

/// The distance that a press may stray from a button, by device (rule 2.2.23).
extension Idiom {
  var pressOutset: CGFloat {
    switch self {
    case .phone: 70
    case .pad: 25
    case .mac: 0
    }
  }
}
