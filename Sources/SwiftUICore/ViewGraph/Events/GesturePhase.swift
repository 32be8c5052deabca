/// Where a gesture stands.
///
/// Mirrors the phases of SwiftUI's gestures (rule 3.1.1).
enum GesturePhase<Value> {
  /// It may still become one.
  case possible
  /// It is one, and goes on.
  case active(Value)
  /// It came to its end.
  case ended(Value)
  /// It is none, or was cancelled.
  case failed
}

extension GesturePhase: Equatable where Value: Equatable {}

extension GesturePhase {
  var isTerminal: Bool { standing.isTerminal }

  /// The phase without its value.
  var standing: GestureStanding {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The value of a gesture that is one, or was one to its end.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A phase without its value: what gestures know of one another.
package enum GestureStanding: String, Sendable {
  case possible, active, ended, failed

  var isTerminal: Bool { self == .ended || self == .failed }
}

/// What the gestures that come first leave to a gesture.
package enum GestureVerdict: Equatable, Sendable {
  /// They have failed: it may act.
  case free
  /// One of them is undecided.
  case wait
  /// One of them is active or has ended.
  case beaten
}

/// How a kind of gesture gives way to those that come first (rule 3.7.41).
enum GestureDependency {
  /// Fails when one of them is active; is held while one is undecided.
  case failIfActive
  /// Is held until all of them have failed.
  case pausedUntilFailed
}

extension GestureVerdict {
  /// What both leave.
  func and(_ other: GestureVerdict) -> GestureVerdict {
    switch (self, other) {
    case (.beaten, _), (_, .beaten): .beaten
    case (.wait, _), (_, .wait): .wait
    case (.free, .free): .free
    }
  }

  /// What a gesture leaves to those that come after it.
  init(after standing: GestureStanding) {
    switch standing {
    case .possible: self = .wait
    case .active, .ended: self = .beaten
    case .failed: self = .free
    }
  }
}

extension GesturePhase {
  /// What others see of the phase: who is held only seems possible.
  func held(by verdict: GestureVerdict, _ dependency: GestureDependency) -> GesturePhase {
    switch (self, verdict, dependency) {
    case (.failed, _, _), (_, .beaten, .failIfActive): .failed
    case (_, .free, _): self
    case (_, .wait, _), (_, .beaten, .pausedUntilFailed): .possible
    }
  }
}
