/// The state of a gesture's recognition, with its current value.
///
/// Mirrors the phases of SwiftUI's gestures (rule 3.1.1).
@_spi(Engine) public enum GesturePhase<Value> {
  /// The gesture has not been recognized yet.
  case possible
  /// The gesture has been recognized and continues.
  case active(Value)
  /// The gesture has been completed.
  case ended(Value)
  /// The gesture was not recognized, or was cancelled.
  case failed
}

extension GesturePhase: Equatable where Value: Equatable {
  /// Whether two phases are the same, with equal values; inlinable, since presses compare phases of a Boolean value.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.possible, .possible), (.failed, .failed): true
    case (.active(let lhs), .active(let rhs)), (.ended(let lhs), .ended(let rhs)): lhs == rhs
    default: false
    }
  }
}

extension GesturePhase {
  package var isTerminal: Bool { standing.isTerminal }

  /// The phase without its value.
  package var standing: GestureStanding {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The value of an active or ended gesture; otherwise nil.
  package var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A phase without its value, which is all that gestures know of each other.
package enum GestureStanding: String, Sendable {
  case possible, active, ended, failed

  var isTerminal: Bool { self == .ended || self == .failed }
}

/// The consequence that the standing of the preceding gestures has for a gesture.
package enum GestureVerdict: Equatable, Sendable {
  /// All of them have failed, so the gesture may act.
  case free
  /// One of them is undecided.
  case wait
  /// One of them is active or has ended.
  case beaten
}

/// The way a kind of gesture yields to gestures that precede it (rule 3.7.41).
package enum GestureDependency {
  /// The gesture fails when one of them is active, and is held while one is undecided.
  case failIfActive
  /// The gesture is held until all of them have failed.
  case pausedUntilFailed
}

extension GestureVerdict {
  /// Returns the stricter of two verdicts.
  package func and(_ other: GestureVerdict) -> GestureVerdict {
    switch (self, other) {
    case (.beaten, _), (_, .beaten): .beaten
    case (.wait, _), (_, .wait): .wait
    case (.free, .free): .free
    }
  }

  /// Creates the verdict of a gesture with a standing for the gestures that follow it.
  package init(after standing: GestureStanding) {
    switch standing {
    case .possible: self = .wait
    case .active, .ended: self = .beaten
    case .failed: self = .free
    }
  }
}

extension GesturePhase {
  /// Returns the phase that others see: a held gesture appears to be possible.
  func held(by verdict: GestureVerdict, _ dependency: GestureDependency) -> GesturePhase {
    switch (self, verdict, dependency) {
    case (.failed, _, _), (_, .beaten, .failIfActive): .failed
    case (_, .free, _): self
    case (_, .wait, _), (_, .beaten, .pausedUntilFailed): .possible
    }
  }
}
