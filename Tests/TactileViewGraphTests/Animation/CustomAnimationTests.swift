import SwiftUI
import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Custom animations (rule 4.1.15).
@MainActor
@Suite struct CustomAnimationTests {
  private func expect(
    _ expected: Double, in window: Window, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let opacity = window.opacity(of: "A") ?? 0
    #expect(abs(opacity - expected) < 1e-6, sourceLocation: sourceLocation)
  }

  /// Goes in steps, and waits for a while after the last one.
  private struct Steps: CustomAnimation {
    var count = 4
    var rest: TimeInterval = 0

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.isLogicallyComplete = time >= 1
      guard time < 1 + rest else { return nil }
      var done = value
      done.scale(by: min((time * Double(count)).rounded(.down) / Double(count), 1))
      return done
    }
  }

  @Test("4.1.15: a custom animation moves the value, and ends by returning nil")
  func function() {
    let (window, opacity) = opacityStage(from: 1)
    withAnimation(Animation(Steps())) { opacity.wrappedValue = 0 }
    window.update()
    expect(1, in: window)
    window.wait(0.3)
    expect(0.75, in: window)
    window.wait(0.3)
    expect(0.5, in: window)
    window.wait(0.5)
    expect(0, in: window)
    #expect(!window.graph.isAnimating)
  }

  @Test("4.1.15: an animation exposes its base")
  func base() {
    #expect(Animation(Steps(count: 7)).base as? Steps == Steps(count: 7))
    #expect(Animation(Steps(count: 7)) == Animation(Steps(count: 7)))
    #expect(Animation(Steps(count: 7)) != Animation(Steps(count: 8)))
    let again = Animation(Animation.linear(duration: 1).base as! CurveAnimation)
    #expect(again == .linear(duration: 1))
  }

  @Test("4.1.13: delayed, faster and repeated animations evaluate their base at an adjusted time")
  func wrapped() {
    for (animation, time, expected) in [
      (Animation(Steps()).delay(1), 1.3, 0.75), (Animation(Steps()).speed(2), 0.3, 0.5),
      (Animation(Steps()).repeatCount(3), 1.3, 0.25),
    ] {
      let (window, opacity) = opacityStage(from: 1)
      withAnimation(animation) { opacity.wrappedValue = 0 }
      window.update()
      window.wait(time)
      expect(expected, in: window)
    }
  }

  @Test(
    "4.3.24: a custom animation decides when it is logically complete; it is removed when it ends")
  func completion() {
    for (criteria, expected) in [
      (AnimationCompletionCriteria.logicallyComplete, 1.0), (.removed, 1.5),
    ] {
      let (window, opacity) = opacityStage(from: 1)
      let journal = Journal()
      withAnimation(Animation(Steps(rest: 0.5)), completionCriteria: criteria) {
        opacity.wrappedValue = 0
      } completion: {
        MainActor.assumeIsolated { journal.note("done") }
      }
      window.update()
      window.wait(expected - 0.02)
      #expect(journal.entries == [])
      window.wait(0.04)
      #expect(journal.entries == ["done"])
    }
  }

  @Test("4.1.14: logicallyComplete(after:) applies even if the base completes later")
  func logicallyComplete() {
    let (window, opacity) = opacityStage(from: 1)
    let journal = Journal()
    withAnimation(Animation(Steps()).logicallyComplete(after: 0.5).delay(0.25)) {
      opacity.wrappedValue = 0
    } completion: {
      MainActor.assumeIsolated { journal.note("done") }
    }
    window.update()
    window.wait(0.7)
    #expect(journal.entries == [])
    window.wait(0.1)
    #expect(journal.entries == ["done"])
    #expect(window.graph.isAnimating)
  }

  @Test("4.1.14: logicallyComplete(after:) doesn't delay a base that completes earlier")
  func earlierCompletion() {
    for (animation, end) in [
      (Animation(Steps(rest: 2)), 1), (.spring(duration: 0.5, bounce: 0.5), 0.5),
      (.linear(duration: 1), 1),
    ] {
      let (window, opacity) = opacityStage(from: 1)
      let journal = Journal()
      withAnimation(animation.logicallyComplete(after: 2)) {
        opacity.wrappedValue = 0
      } completion: {
        MainActor.assumeIsolated { journal.note("done") }
      }
      window.update()
      window.wait(end - 0.05)
      #expect(journal.entries == [])
      window.wait(0.1)
      #expect(journal.entries == ["done"])
    }
  }

  /// An animation that counts its frames, and merges with previous animations of its type.
  private struct Counting: CustomAnimation {
    private enum FramesKey<V>: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[FramesKey<V>.self] += 1
      let frames = context.state[FramesKey<V>.self]
      guard frames < 10 else { return nil }
      var done = value
      done.scale(by: Double(frames) / 10)
      return done
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Counting }
  }

  @Test("4.1.15: a custom animation keeps state by key, from frame to frame")
  func state() {
    let (window, opacity) = opacityStage(from: 1)
    withAnimation(Animation(Counting())) { opacity.wrappedValue = 0 }
    window.update()
    for frame in 1...9 {
      window.wait(1.0 / 60)
      expect(1 - Double(frame) / 10, in: window)
    }
  }

  @Test("4.3.21: a custom animation replaces the one it merges with, and continues its state")
  func merging() {
    let (window, opacity) = opacityStage(from: 1)
    withAnimation(Animation(Counting())) { opacity.wrappedValue = 0.5 }
    window.update()
    for _ in 1...4 { window.wait(1.0 / 60) }
    expect(0.8, in: window)
    withAnimation(Animation(Counting())) { opacity.wrappedValue = 0 }
    window.update()
    expect(0.8, in: window)
    // The fifth frame of ten, on the way from 1 to 0.
    window.wait(1.0 / 60)
    expect(0.5, in: window)
  }

  /// As long as the view's environment says.
  private struct Surrounded: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      guard context.environment.isEnabled else { return nil }
      return time < 1 ? .zero : nil
    }
  }

  @Test("4.1.15: a custom animation reads the environment of its view")
  func environment() {
    struct Content: View {
      let register: (Binding<Double>) -> Void
      @State private var opacity = 1.0

      var body: some View {
        register($opacity)
        return VStack {
          Text("A").opacity(opacity)
          Text("B").opacity(opacity).disabled(true)
        }
      }
    }
    var opacity: Binding<Double>?
    let window = Window { Content { opacity = $0 } }
    withAnimation(Animation(Surrounded())) { opacity?.wrappedValue = 0.5 }
    window.update()
    window.wait(0.5)
    expect(1, in: window)
    #expect(window.opacity(of: "B") == 0.5)
  }

  @Test("an invalid distance isn't animated, and ends")
  func noNumber() {
    struct Place: Animatable {
      var animatableData: Double
    }
    let (window, _) = opacityStage(from: 1)
    var value = AnimatedValue(Place(animatableData: 0))
    window.graph.inTransaction(Transaction(animation: .spring)) {
      value.update(Place(animatableData: .nan), node: window.graph.root, phase: .display)
    }
    #expect(value.presented.animatableData.isNaN)
    #expect(!window.graph.isAnimating)
  }
}
