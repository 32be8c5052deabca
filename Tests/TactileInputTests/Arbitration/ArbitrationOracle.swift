import Foundation

@testable import TestSupport

/// The results of two gestures by the rules, computed with points in time instead of events.
///
/// It implements rules 2.2.22 to 2.2.30, 2.4.47 to 2.4.54, 3.2.7, 3.3.14, 3.4.19 to 3.4.25, 3.7.41
/// and 3.8.42 to 3.8.46 independently of the engine.
struct ArbitrationOracle {
  let scene: ArbitrationScene
  let touches: [FingerScript.Touch]

  /// What a gesture comes to by itself, from some touch on.
  private struct Course {
    let kind: ArbitrationScene.Kind
    let firstTouch: Int
    /// When it is recognized: active, or ended where it is never active.
    var begin: TimeInterval?
    var end: TimeInterval?
    var fail: TimeInterval?
    /// When it is over by itself.
    var over: TimeInterval { end ?? fail ?? .infinity }
  }

  // MARK: Alone

  private func course(of kind: ArbitrationScene.Kind, from index: Int) -> Course {
    let touch = touches[index]
    var course = Course(kind: kind, firstTouch: index)
    switch kind {
    case .tap: tap(touch, &course)
    case .doubleTap:
      tap(touch, &course)
      guard let released = course.end else { break }
      (course.begin, course.end) = (nil, nil)
      let next = touches.dropFirst(index + 1).first
      if let next, next.down < released + 0.35 {
        tap(next, &course)
      } else {
        course.fail = released + 0.35
      }
    case .longPress:
      let strayed = touch.moves.first { $0.distance >= 10 }?.time ?? .infinity
      if touch.down + 0.5 < min(strayed, touch.up) {
        course.begin = touch.down + 0.5
        course.end = course.begin
      } else {
        course.fail = min(strayed, touch.up)
      }
    case .drag0: drag(touch, from: touch.down, &course)
    case .drag10, .pan: drag(touch, from: touch.moves.first { $0.distance >= 10 }?.time, &course)
    case .button:
      // A canceled press has begun all the same.
      course.begin =
        isInScrollView ? min(touch.down + 0.15, touch.up) : touch.down + 0.012
      if !touch.isCancelled, isInside(touch, at: touch.up) {
        course.end = touch.up
      } else {
        course.fail = touch.up
      }
    }
    return course
  }

  /// Whether the button is in the scroll view.
  private var isInScrollView: Bool { scene.inner.kind == .button && scene.outer.kind == .pan }

  private func tap(_ touch: FingerScript.Touch, _ course: inout Course) {
    let strayed = touch.moves.first { $0.distance >= 45 }?.time ?? .infinity
    let failure = min(strayed, touch.down + 0.75, touch.isCancelled ? touch.up : .infinity)
    if failure <= touch.up {
      course.fail = failure
    } else {
      course.begin = touch.up
      course.end = touch.up
    }
  }

  private func drag(
    _ touch: FingerScript.Touch, from begin: TimeInterval?, _ course: inout Course
  ) {
    course.begin = begin
    if begin == nil || touch.isCancelled { course.fail = touch.up } else { course.end = touch.up }
  }

  private func isInside(_ touch: FingerScript.Touch, at time: TimeInterval) -> Bool {
    (touch.moves.last { $0.time <= time }?.distance ?? 0) < 120
  }

  // MARK: Together

  var notes: Set<ArbitrationNote> {
    let (inner, outer) = (scene.inner, scene.outer)
    guard inner.policy != .simultaneous, outer.policy != .simultaneous else {
      return free(inner.kind, isInner: true).notes.union(free(outer.kind, isInner: false).notes)
    }
    if inner.kind == .pan || outer.kind == .pan { return aroundPan }
    let winner = free(innerComesFirst ? inner.kind : outer.kind, isInner: innerComesFirst)
    return winner.notes.union(
      held(
        innerComesFirst ? outer.kind : inner.kind, isInner: !innerComesFirst,
        behind: winner.courses))
  }

  /// The notes that a scroll view and another gesture produce.
  ///
  /// No gesture waits for a pan, and the gesture that begins first gets the touch, except for a
  /// button's. If both begin at once, a gesture of the scroll view's content and one with a high priority come before
  /// the pan, and others after it (rules 2.4.48, 2.4.49 and 2.4.54); of two pans, the inner one is first.
  private var aroundPan: Set<ArbitrationNote> {
    let isInner = scene.inner.kind != .pan
    let other = isInner ? scene.inner.kind : scene.outer.kind
    var notes: Set<ArbitrationNote> = []
    var time = -TimeInterval.infinity
    for index in touches.indices {
      let pan = course(of: .pan, from: index)
      let rival = course(of: other, from: index)
      let isFree = touches[index].down >= time
      let rivalsBegin = rival.begin ?? .infinity
      if let begin = pan.begin,
        other == .button || begin < rivalsBegin || begin == rivalsBegin && panPrecedes
      {
        notes.formUnion(self.notes(of: pan, from: 0, isInner: !isInner))
        // What the other has shown by then stays shown.
        if isFree, other != .pan {
          let shown = self.notes(of: rival, from: 0, isInner: isInner)
          notes.formUnion(shown.filter { TimeInterval($0.milliseconds) / 1000 < begin })
        }
      } else if isFree {
        notes.formUnion(self.notes(of: rival, from: 0, isInner: isInner))
      }
      if isFree { time = rival.over }
    }
    return notes
  }

  /// Whether the scroll view's pan begins rather than the other gesture, if both could begin at once.
  private var panPrecedes: Bool {
    if scene.inner.kind == .pan { return scene.outer.policy != .highPriority }
    return scene.inner.kind == .button
  }

  private var innerComesFirst: Bool {
    let (inner, outer) = (scene.inner, scene.outer)
    guard inner.policy == outer.policy else { return inner.policy == .highPriority }
    // Of taps the one of more counts.
    switch (inner.kind, outer.kind) {
    case (.doubleTap, .tap): return true
    case (.tap, .doubleTap): return false
    default: return inner.policy == .gesture
    }
  }

  /// A gesture that no other gesture blocks.
  private func free(
    _ kind: ArbitrationScene.Kind, isInner: Bool
  ) -> (courses: [Course], notes: Set<ArbitrationNote>) {
    var courses: [Course] = []
    var notes: Set<ArbitrationNote> = []
    var time = -TimeInterval.infinity
    for index in touches.indices where touches[index].down >= time {
      let course = course(of: kind, from: index)
      courses.append(course)
      notes.formUnion(self.notes(of: course, from: 0, isInner: isInner))
      time = course.over
    }
    return (courses, notes)
  }

  /// A gesture that may act when those before it have failed.
  private func held(
    _ kind: ArbitrationScene.Kind, isInner: Bool, behind winners: [Course]
  ) -> Set<ArbitrationNote> {
    var notes: Set<ArbitrationNote> = []
    var time = -TimeInterval.infinity
    for index in touches.indices where touches[index].down >= time {
      let course = course(of: kind, from: index)
      // The winners that share a touch with this gesture.
      let rivals = winners.filter { winner in
        touches.indices.contains { touch in
          touch >= index && touches[touch].down < course.over && touch >= winner.firstTouch
            && touches[touch].down < winner.over
        }
      }
      if [.tap, .doubleTap, .button].contains(kind),
        let beaten = rivals.compactMap(\.begin).min()
      {
        // Fails with the rival's beginning, whatever becomes of the rival.
        time = min(course.over, beaten)
        continue
      }
      if rivals.contains(where: { $0.begin != nil && $0.fail == nil }) {
        // Held until all is over.
        time = rivals.map(\.over).reduce(course.over, max)
        continue
      }
      let freed = rivals.compactMap(\.fail).max() ?? 0
      notes.formUnion(self.notes(of: course, from: freed, isInner: isInner))
      time = course.end == nil ? course.over : max(course.over, freed)
    }
    return notes
  }

  /// Returns the notes of a course for a gesture that may act from a time on.
  private func notes(
    of course: Course, from freed: TimeInterval, isInner: Bool
  ) -> Set<ArbitrationNote> {
    guard let begin = course.begin else { return [] }
    func note(_ what: String, _ time: TimeInterval) -> ArbitrationNote {
      ArbitrationNote(isInner: isInner, what, at: time)
    }
    let shown = max(begin, freed)
    let touch = touches[course.firstTouch]
    var notes: Set<ArbitrationNote> = []
    switch course.kind {
    case .tap, .doubleTap, .longPress: return [note("ended", shown)]
    case .pan: return [note("pans", shown)]
    case .drag0, .drag10:
      if shown < course.over { notes.insert(note("changed", shown)) }
      for move in touch.moves where move.time > shown && move.time < course.over {
        notes.insert(note("changed", move.time))
      }
      if let end = course.end { notes.insert(note("ended", max(end, freed))) }
    case .button:
      if shown < course.over {
        if isInside(touch, at: shown) { notes.insert(note("pressed", shown)) }
        for move in touch.moves where move.time > shown {
          let wasInside = isInside(touch, at: move.time - 1e-6)
          if !wasInside, isInside(touch, at: move.time) {
            notes.insert(note("pressed", move.time))
          }
        }
      }
      if let end = course.end {
        // Who comes to the turn with the release flashes.
        if shown >= end { notes.insert(note("pressed", shown)) }
        notes.insert(note("action", max(end, freed)))
      }
    }
    return notes
  }
}
