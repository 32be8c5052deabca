import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// A touch or mouse event in a text field.
struct TextPointer: Equatable {
  enum Kind {
    /// The mouse button has been pressed.
    case press
    /// The mouse moves while its button is pressed.
    case drag
    /// A finger has tapped.
    case tap
    /// A finger has been held down, or moves afterwards.
    case hold
    /// The finger or the mouse has been released.
    case end
  }

  var kind: Kind
  /// The location in the window, in points.
  var location: CGPoint
  /// Whether a click extends the selection.
  var extends = false
}

/// Recognizes touches and mouse drags in a text field.
struct TextPointerMachine: GestureMachine {
  private(set) var phase: GesturePhase<TextPointer> = .possible
  private(set) var deadline: TimeInterval?
  private var pointer: FollowedPointer?
  private var location = CGPoint.zero
  private var isHeld = false

  /// The time after which a stationary finger moves the insertion point, in seconds.
  static let holdTime: TimeInterval = 0.5
  /// The distance from which a moving finger scrolls instead, in points.
  static let farthest: CGFloat = 10

  static var dependency: GestureDependency { .failIfActive }

  mutating func receive(_ sample: PointerSample) {
    guard !phase.isTerminal else { return }
    location = sample.location
    guard var pointer else {
      guard sample.phase == .began else { return fail() }
      self.pointer = FollowedPointer(sample)
      if sample.pointer.isMouse {
        phase = .active(
          TextPointer(
            kind: .press, location: location, extends: sample.modifiers.contains(.shift)))
      } else {
        deadline = sample.time + Self.holdTime
      }
      return
    }
    guard sample.pointer == pointer.pointer, sample.phase != .began, sample.phase != .cancelled
    else { return fail() }
    pointer.move(sample)
    self.pointer = pointer
    if sample.pointer.isMouse {
      phase =
        sample.phase == .ended
        ? .ended(TextPointer(kind: .end, location: location))
        : .active(TextPointer(kind: .drag, location: location))
    } else if isHeld {
      phase =
        sample.phase == .ended
        ? .ended(TextPointer(kind: .end, location: location))
        : .active(TextPointer(kind: .hold, location: location))
    } else if pointer.farthest >= Self.farthest {
      fail()
    } else if sample.phase == .ended {
      deadline = nil
      phase = .ended(TextPointer(kind: .tap, location: location))
    }
  }

  mutating func deadlinePassed() {
    guard !phase.isTerminal else { return }
    deadline = nil
    isHeld = true
    phase = .active(TextPointer(kind: .hold, location: location))
  }

  mutating func fail() {
    deadline = nil
    phase = .failed
  }
}

/// The gesture of a text field.
nonisolated struct TextPointerGesture: PrimitiveGesture {
  typealias Value = TextPointer

  @MainActor
  static func __makeRecognizer(
    _ gesture: Self, _ inputs: __GestureInputs
  ) -> __GestureRecognizer<Value> {
    MachineRecognizer(TextPointerMachine(), in: .global, inputs)
  }

  @MainActor
  static func __updateRecognizer(_ recognizer: __GestureRecognizer<Value>, _ gesture: Self) {}
}
