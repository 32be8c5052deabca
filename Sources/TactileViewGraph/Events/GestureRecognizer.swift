import Foundation

/// A recognizer that drives a gesture: state machines, their combinations, and callbacks.
///
/// It is created when a pointer goes down and exists until the gesture is over. Its parts are the
/// recognizers of the gestures that a gesture is composed of.
@MainActor
open class __AnyGestureRecognizer {
  /// The time at which the recognizer has to be evaluated without an event; nil for none.
  var deadline: TimeInterval? { nil }

  /// The standing of the gesture after the last step.
  fileprivate(set) final var standing: GestureStanding = .possible

  /// The number of taps, if the gesture recognizes only taps (rule 3.2.9); otherwise nil.
  @_spi(Engine) open var tapCount: Int? { nil }

  /// Whether the pan of a scroll view may take over its touches at any time (rule 2.4.49).
  @_spi(Engine) open var yieldsToPans: Bool { false }

  /// Whether the gesture can never be recognized.
  @_spi(Engine) open var recognizesNothing: Bool { false }

  /// Processes an event, the passing of time, or a new verdict.
  ///
  /// - Returns: The standing of the gesture after this step.
  func step(_ input: GestureInput) -> GestureStanding { .failed }

  /// Stops the recognizer: a gesture that has not ended fails, and its callbacks are called.
  func stop() {}
}

/// A recognizer with values of a known type.
@MainActor
open class __GestureRecognizer<Value>: __AnyGestureRecognizer {
  @_spi(Engine) public override init() { super.init() }

  /// The phase of the gesture, as others see it.
  package private(set) final var phase: GesturePhase<Value> = .possible

  override final func step(_ input: GestureInput) -> GestureStanding {
    process(input)
    return standing
  }

  /// Processes an input and returns the phase; an ended or failed gesture does not change.
  package final func advance(_ input: GestureInput) -> GesturePhase<Value> {
    process(input)
    return phase
  }

  private final func process(_ input: GestureInput) {
    guard !standing.isTerminal else { return }
    phase = evaluate(input)
    standing = phase.standing
    if standing.isTerminal { stopParts() }
  }

  package override final func stop() {
    guard !standing.isTerminal else { return }
    phase = .failed
    standing = .failed
    stopParts()
    didStop()
  }

  package override final var deadline: TimeInterval? { standing.isTerminal ? nil : wantedDeadline }

  // MARK: For subclasses

  /// The deadline of the recognizer while it has not ended; nil for none.
  @_spi(Engine) open var wantedDeadline: TimeInterval? { nil }

  /// Computes the next phase of the gesture.
  @_spi(Engine) open func evaluate(_ input: GestureInput) -> GesturePhase<Value> { .failed }

  /// Stops the parts, some of which may already be over.
  @_spi(Engine) open func stopParts() {}

  /// Called when the recognizer fails because it was stopped.
  @_spi(Engine) open func didStop() {}
}

/// A recognizer that is made from a gesture and updated with later values of it.
@MainActor
package protocol ValueRecognizer<Source>: AnyGestureRecognizer {
  associatedtype Source: Gesture

  /// Passes a new value of the gesture to the recognizer.
  func update(_ gesture: Source)
}

extension ValueRecognizer {
  /// Passes a new value to a recognizer that an earlier value created, so the class is known.
  package static func update(_ recognizer: AnyGestureRecognizer, _ gesture: Source) {
    downcast(recognizer, to: Self.self).update(gesture)
  }
}

/// The engine's name of ``__AnyGestureRecognizer``.
@_spi(Engine) public typealias AnyGestureRecognizer = __AnyGestureRecognizer
/// The engine's name of ``__GestureRecognizer``.
@_spi(Engine) public typealias GestureRecognizer = __GestureRecognizer

/// The input of a recognizer's step.
@_spi(Engine) public struct GestureInput {
  /// The pointer event; nil if only time has passed or the verdict has changed.
  package var event: PointerEvent?
  /// The current time, in seconds of the host's time.
  package let time: TimeInterval
  /// The arena's verdict for the gesture.
  package var verdict: GestureVerdict
}

/// The context in which a recognizer is created.
@MainActor
public struct __GestureInputs {
  /// The element that the gesture is attached to.
  package let node: GestureNode
  /// Whether a callback observes when the gesture becomes active, so that it should do so as early
  /// as possible (rule 3.3.14).
  package var reportsActivity = false
  private let homes: GestureHomes
  private let bodies = BodyCount()

  package init(node: GestureNode, homes: GestureHomes) { (self.node, self.homes) = (node, homes) }

  /// A counter of the gestures with a body.
  private final class BodyCount {
    var count = 0
  }

  /// Returns the storage for the properties of the next gesture with a body, which exists as long as the view.
  func nextHome(of type: Any.Type) -> GestureHome {
    defer { bodies.count += 1 }
    return homes.home(at: bodies.count, of: type, inputs: node.inputs)
  }

  /// The same context for a gesture whose activity is observed.
  package var reportingActivity: Self {
    var result = self
    result.reportsActivity = true
    return result
  }
}

package typealias GestureInputs = __GestureInputs

/// A recognizer that runs a state machine.
@MainActor
package final class MachineRecognizer<Machine: GestureMachine>: GestureRecognizer<Machine.Value> {
  private var machine: Machine
  private let space: CoordinateSpace
  private let inputs: GestureInputs
  private let taps: Int?

  package init(
    _ machine: Machine, in space: CoordinateSpace = .local, taps: Int? = nil,
    _ inputs: GestureInputs
  ) {
    self.machine = machine
    self.space = inputs.node.known(space)
    self.taps = taps
    self.inputs = inputs
  }

  package override var wantedDeadline: TimeInterval? { machine.deadline }
  package override var tapCount: Int? { taps }
  package override var yieldsToPans: Bool { Machine.yieldsToPans }

  package override func evaluate(_ input: GestureInput) -> GesturePhase<Machine.Value> {
    machine.step(input, on: inputs.node, in: space)
  }
}

extension GestureMachine {
  /// Processes an input on a view, and returns the phase that others see.
  @MainActor
  package mutating func step(
    _ input: GestureInput, on node: GestureNode, in space: CoordinateSpace
  ) -> GesturePhase<Value> {
    var sample: PointerSample?
    if let event = input.event { sample = node.sample(event, in: space) }
    return step(sample, at: input.time, input.verdict)
  }

  /// Processes an event, the passing of time or a verdict, and returns the phase that others see.
  package mutating func step(
    _ sample: PointerSample?, at time: TimeInterval, _ verdict: GestureVerdict
  ) -> GesturePhase<Value> {
    if let deadline, deadline <= time { deadlinePassed() }
    if let sample { receive(sample) }
    let shown = phase.held(by: verdict, Self.dependency)
    if case .failed = shown { fail() }
    return shown
  }
}

extension GestureInputs {
  /// Issues a warning about an unusable setting, with the value that is used instead.
  package func warn(_ problem: String, taken: String) {
    RuntimeWarning.issue(
      "\(problem), in \(node.nearestViewName); \(taken) taken. Look for a division by zero in the "
        + "argument.")
  }
}
