import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// A finger or the mouse on a slider.
nonisolated struct SliderDrag: Equatable {
  /// The place where the pointer went down, in points from the left end of the slider.
  var start: CGFloat
  /// The current place of the pointer.
  var x: CGFloat
  /// The width of the slider, in points.
  var width: CGFloat
  /// Whether the mouse drags, which can begin beside the thumb.
  var isMouse: Bool
}

/// Follows the finger or the mouse that drags the thumb of a slider (rules 9.1.5 to 9.1.8).
struct SliderMachine: GestureMachine {
  /// Returns whether a finger that goes down at a place, in a slider of a width, is on the thumb.
  let isOnThumb: (_ x: CGFloat, _ width: CGFloat) -> Bool
  /// Whether the mouse can begin beside the thumb.
  let mouseJumps: Bool

  private(set) var phase: GesturePhase<SliderDrag> = .possible
  private(set) var deadline: TimeInterval?
  private var pointer: FollowedPointer?
  private var start = CGPoint.zero
  private var drag: SliderDrag?

  /// The time after which a finger that rests on the thumb holds it, in seconds.
  ///
  /// Until then, a scroll view may scroll.
  static let holdTime: TimeInterval = 0.15
  /// The distance from which a finger drags the thumb or scrolls, in points.
  static let distance: CGFloat = 4

  static var dependency: GestureDependency { .pausedUntilFailed }

  init(mouseJumps: Bool, isOnThumb: @escaping (CGFloat, CGFloat) -> Bool) {
    self.mouseJumps = mouseJumps
    self.isOnThumb = isOnThumb
  }

  mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    guard var pointer else { return begin(sample) }
    guard sample.pointer == pointer.pointer, sample.phase != .began, sample.phase != .cancelled
    else { return fail() }
    pointer.move(sample)
    self.pointer = pointer
    drag?.x = sample.location.x
    drag?.width = sample.bounds.width
    guard let drag else { return fail() }
    if case .active = phase {
      deadline = nil
      phase = sample.phase == .ended ? .ended(drag) : .active(drag)
      return
    }
    if sample.phase == .ended { return fail() }
    guard pointer.farthest >= Self.distance else { return }
    // The direction decides between the slider and a scroll view around it.
    if abs(sample.location.x - start.x) >= abs(sample.location.y - start.y) {
      deadline = nil
      phase = .active(drag)
    } else {
      fail()
    }
  }

  private mutating func begin(_ sample: PointerSample) {
    guard sample.phase == .began else { return fail() }
    let (x, width) = (sample.location.x, sample.bounds.width)
    let jumps = sample.pointer.isMouse && mouseJumps
    guard jumps || isOnThumb(x, width) else { return fail() }
    pointer = FollowedPointer(sample)
    start = sample.location
    let drag = SliderDrag(start: x, x: x, width: width, isMouse: jumps)
    self.drag = drag
    if jumps {
      phase = .active(drag)
    } else {
      deadline = sample.time + Self.holdTime
    }
  }

  mutating func deadlinePassed() {
    deadline = nil
    guard case .possible = phase, let drag else { return }
    phase = .active(drag)
  }

  mutating func fail() {
    deadline = nil
    phase = .failed
  }
}

/// The gesture that drags the thumb of a slider.
nonisolated struct SliderGesture: PrimitiveGesture {
  typealias Value = SliderDrag

  /// Returns whether a place, in a slider of a width, is on the thumb.
  let isOnThumb: (_ x: CGFloat, _ width: CGFloat) -> Bool

  @MainActor
  static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    MachineRecognizer(
      SliderMachine(
        mouseJumps: inputs.node.graph.configuration.indirectIdiom == .mac,
        isOnThumb: gesture.isOnThumb), inputs)
  }

  @MainActor
  static func __updateRecognizer(_ recognizer: __GestureRecognizer<Value>, _ gesture: Self) {}
}
