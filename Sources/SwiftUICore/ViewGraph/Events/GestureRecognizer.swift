import Foundation

/// A gesture at work: machines, what combines them, and callbacks for their phases.
///
/// It is made when a pointer first goes down and lives until the gesture is over; its parts are the
/// recognisers of the gestures that a gesture is made of.
@MainActor
public class __AnyGestureRecognizer {
  /// The time at which it wants to be asked without an event; nil for none.
  var deadline: TimeInterval? { nil }

  /// The number of taps, where taps are all that it recognises (rule 3.2.9).
  var tapCount: Int? { nil }

  /// Whether the pan of a scroll view takes its touch away at any time (rule 2.4.49).
  var yieldsToPans: Bool { false }

  /// Whether there is nothing that it could ever recognise.
  var recognizesNothing: Bool { false }

  /// Takes an event, or lets time or a new verdict have their effect.
  ///
  /// - Returns: where it stands now.
  func step(_ input: GestureInput) -> GestureStanding { .failed }

  /// Lets go: what has not come to its end fails, and callbacks learn of it.
  func stop() {}
}

/// A gesture at work that finds values of a type.
@MainActor
public class __GestureRecognizer<Value>: __AnyGestureRecognizer {
  /// The phase as others see it.
  private(set) final var phase: GesturePhase<Value> = .possible

  override final func step(_ input: GestureInput) -> GestureStanding {
    advance(input).standing
  }

  /// Takes an event and returns the phase; what has ended or failed stays as it is.
  final func advance(_ input: GestureInput) -> GesturePhase<Value> {
    if !phase.isTerminal {
      phase = evaluate(input)
      if phase.isTerminal { stopParts() }
    }
    return phase
  }

  override final func stop() {
    guard !phase.isTerminal else { return }
    phase = .failed
    stopParts()
    didStop()
  }

  override final var deadline: TimeInterval? { phase.isTerminal ? nil : wantedDeadline }

  // MARK: For subclasses

  /// The time at which it wants to be asked without an event, as long as it is not over.
  var wantedDeadline: TimeInterval? { nil }

  /// Computes the next phase.
  func evaluate(_ input: GestureInput) -> GesturePhase<Value> { .failed }

  /// Stops the parts, all of which may be over already.
  func stopParts() {}

  /// Called when it fails by having been stopped.
  func didStop() {}
}

typealias AnyGestureRecognizer = __AnyGestureRecognizer
typealias GestureRecognizer = __GestureRecognizer

/// What a recogniser is told.
struct GestureInput {
  /// What a pointer did; nil where only time has passed or the verdict is new.
  var event: PointerEvent?
  /// In seconds of the host's time.
  let time: TimeInterval
  /// What the gestures that come first leave to this one.
  var verdict: GestureVerdict
}

/// Where a recogniser is made.
@MainActor
public struct __GestureInputs {
  /// The element whose gesture it is.
  let node: GestureNode
  /// Whether somebody wants to know when the gesture becomes active, so that it should do so as
  /// early as it can (rule 3.3.14).
  var reportsActivity = false
  private let bodies = BodyCount()

  init(node: GestureNode) { self.node = node }

  /// Counts the gestures with a body.
  private final class BodyCount {
    var count = 0
  }

  /// Where the properties of the next gesture with a body live, as long as the view does.
  func nextHome(of type: Any.Type) -> GestureHome {
    defer { bodies.count += 1 }
    return node.home(at: bodies.count, of: type)
  }

  /// The same place for a gesture whose activity is listened to.
  var reportingActivity: Self {
    var result = self
    result.reportsActivity = true
    return result
  }
}

typealias GestureInputs = __GestureInputs

/// A machine at work on a view.
@MainActor
final class MachineRecognizer<Machine: GestureMachine>: GestureRecognizer<Machine.Value> {
  private var machine: Machine
  private let space: CoordinateSpace
  private let inputs: GestureInputs
  private let taps: Int?

  init(
    _ machine: Machine, in space: CoordinateSpace = .local, taps: Int? = nil,
    _ inputs: GestureInputs
  ) {
    self.machine = machine
    self.space = inputs.node.known(space)
    self.taps = taps
    self.inputs = inputs
  }

  override var wantedDeadline: TimeInterval? { machine.deadline }
  override var tapCount: Int? { taps }
  override var yieldsToPans: Bool { Machine.self is PressGesture.Type }

  override func evaluate(_ input: GestureInput) -> GesturePhase<Machine.Value> {
    machine.step(input, on: inputs.node, in: space)
  }
}

extension GestureMachine {
  /// Takes an event that a view sees, and returns the phase that others may see.
  @MainActor
  mutating func step(
    _ input: GestureInput, on node: GestureNode, in space: CoordinateSpace
  ) -> GesturePhase<Value> {
    if let deadline, deadline <= input.time { deadlinePassed() }
    if let event = input.event { receive(node.sample(event, in: space)) }
    let shown = phase.held(by: input.verdict, Self.dependency)
    if case .failed = shown { fail() }
    return shown
  }
}

extension GestureInputs {
  /// Tells of a setting that cannot be used, and what is done instead.
  func warn(_ problem: String, taken: String) {
    RuntimeWarning.issue(
      "\(problem), in \(node.nearestViewName); \(taken) taken. Look for a division by zero in "
        + "what is given to it.")
  }
}
