import Foundation
import SwiftUI

/// Two gestures, their places, and the movement of a finger.
struct ArbitrationScene: Hashable, CustomStringConvertible {
  /// A kind of gesture.
  enum Kind: CaseIterable {
    case tap, doubleTap, longPress, drag0, drag10, button, pan

    /// Whether it is a view, not a gesture that is added to one.
    var isView: Bool { self == .button || self == .pan }
  }

  /// How a gesture is added; a button and a scroll view are there by themselves, which is as good as
  /// `gesture`.
  enum Policy: CaseIterable {
    case gesture, simultaneous, highPriority
  }

  /// What the second gesture is added to.
  enum Place: CaseIterable {
    case sameView, parent
  }

  struct Member: Hashable {
    let kind: Kind
    let policy: Policy

    static let all = Kind.allCases.flatMap { kind in
      (kind.isView ? [.gesture] : Policy.allCases).map { Member(kind: kind, policy: $0) }
    }
  }

  let inner: Member
  let outer: Member
  let place: Place

  /// All pairs there are: a button or a scroll view cannot be added to the same view.
  static let all = Member.all.flatMap { inner in
    Member.all.flatMap { outer in
      Place.allCases
        .filter { !outer.kind.isView || $0 == .parent }
        .map { ArbitrationScene(inner: inner, outer: outer, place: $0) }
    }
  }

  var description: String {
    "\(inner.kind) by \(inner.policy), then \(outer.kind) by \(outer.policy), \(place)"
  }
}

/// The movement of a finger with its times.
enum FingerScript: CaseIterable {
  case quickTap, hold, longHold, smallMove, mediumMove, largeMove, outAndIn, doubleTap, cancel

  /// One touch: the finger goes down in the middle, moves sideways, and leaves.
  struct Touch {
    let down: TimeInterval
    /// How far from the middle the finger is from a moment on.
    var moves: [(time: TimeInterval, distance: CGFloat)] = []
    let up: TimeInterval
    var isCancelled = false
  }

  /// The views are 100 points wide; a press strays at 120 points from the middle.
  var touches: [Touch] {
    switch self {
    case .quickTap: [Touch(down: 0, up: 0.1)]
    case .hold: [Touch(down: 0, up: 0.6)]
    case .longHold: [Touch(down: 0, up: 1)]
    case .smallMove: [Touch(down: 0, moves: [(0.05, 5)], up: 0.1)]
    case .mediumMove: [Touch(down: 0, moves: [(0.05, 20)], up: 0.1)]
    case .largeMove: [Touch(down: 0, moves: [(0.05, 150)], up: 0.2)]
    case .outAndIn: [Touch(down: 0, moves: [(0.05, 150), (0.1, 0)], up: 0.2)]
    case .doubleTap: [Touch(down: 0, up: 0.1), Touch(down: 0.2, up: 0.3)]
    case .cancel: [Touch(down: 0, up: 0.1, isCancelled: true)]
    }
  }
}

/// The events of one of the two gestures, with their times.
struct ArbitrationNote: Hashable, CustomStringConvertible {
  let isInner: Bool
  /// `changed`, `ended`, of a button `pressed` and `action`, of a scroll view `pans`.
  let what: String
  let milliseconds: Int

  init(isInner: Bool, _ what: String, at time: TimeInterval) {
    self.isInner = isInner
    self.what = what
    milliseconds = Int((time * 1000).rounded())
  }

  var description: String { "\(isInner ? "inner" : "outer") \(what) at \(milliseconds)" }
}
