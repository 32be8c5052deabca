import SwiftUI
import TactileHeadlessHost

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The touches of a script, and what the rules say about them.
extension Script {
  /// A finger goes down on some button, or beside it where the button cannot be hit.
  mutating func press(andRelease: Bool = true) {
    let frames = stage.host.graph.buttons.map(\.frame).filter { !$0.isNull }
    guard let frame = frames.randomElement(using: &editor.random) else { return edit() }
    var location = CGPoint(x: frame.midX, y: frame.midY)
    if isPredictable, editor.random.chance(4) {
      location.x += CGFloat(editor.random.below(81) - 40)
      location.y += CGFloat(editor.random.below(41) - 20)
    }
    story = "a press at \(location)"
    touches += 1
    touched = andRelease ? spec : nil
    predicted = predict(location)
    let start = stage.host.time
    stage.down(at: location, settles: !isPredictable || !andRelease)
    // A finger that waits for views to come to rest may be down too long for a tap (rule 2.5.56).
    if stage.host.time - start > 0.7 { (touched, predicted) = (nil, nil) }
    predictions.note(predicted, isLifted: andRelease)
    finger = location
    if andRelease { release() }
  }

  /// What has to act in a touch that is lifted at once.
  private func predict(_ location: CGPoint) -> [TouchLink]? {
    let spec = spec
    guard isPredictable, !spec.mayScrollUnderBars,
      // What is presented covers the window.
      stage.surroundings.stand.open == nil, let counts = model.shownCounts
    else { return nil }
    var place = NaivePlace(pixel: 1 / configuration.displayScale)
    (place.counts, place.isScrolled) = (counts, hasScrolled)
    let window = NaiveWindow(spec, configuration.size, in: place)
    return window.isSingle ? window.acting(at: location, isHeld: true) : nil
  }

  mutating func release() {
    guard let finger else { return }
    stage.up(at: finger)
    self.finger = nil
  }

  /// Counts the actions since the last time, of which a touch causes a limited number: one of a button, and one of
  /// each gesture, or one of each gesture that doesn't wait for the finger to be lifted.
  mutating func countActions() -> String? {
    let actors = Array(stage.surroundings.actors.dropFirst(countedActions))
    // A finger that is still down may act when it is lifted.
    defer {
      (countedActions, touches) = (stage.surroundings.actions, finger == nil ? 0 : 1)
      (touched, predicted) = (nil, nil)
    }
    let most = touches * (finger == nil ? 1 + spec.gestures : spec.holds)
    guard actors.count <= most else {
      return "\(touches) touches have acted \(actors.count) times, not \(most)"
    }
    if let predicted {
      let expected = predicted.filter { finger == nil || $0.isHold }.map(\.actor)
      model.countAll(by: expected.count)
      guard Set(expected) == Set(actors), expected.count == actors.count else {
        return "\(actors) have acted instead of \(expected), by the rules, in \(spec)"
      }
      return nil
    }
    switch touched.flatMap({ TouchChain.expected(of: actors, in: $0) }) {
    case .success(let expected):
      model.countAll(by: expected.count)
      guard Set(expected) == Set(actors), expected.count == actors.count else {
        return "\(actors) have acted instead of \(expected)"
      }
      return nil
    case .failure(let broken): return broken.rule
    case nil:
      model.countAll(byAtMost: most)
      return nil
    }
  }
}
