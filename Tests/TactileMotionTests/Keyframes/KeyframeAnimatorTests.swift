import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Keyframe animations.
@MainActor
@Suite struct KeyframeAnimatorTests {
  @Observable
  @MainActor
  final class Model { var trigger = 0 }

  struct Pose {
    var opacity = 1.0
    var scale: CGFloat = 1
  }

  private func rounded(_ value: Double?) -> Double? { value.map { ($0 * 1000).rounded() / 1000 } }

  @Test("linear keyframes have a constant speed, others their curve; the last value stays")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: -1) == 0)
    #expect(abs(timeline.value(time: 0.25) - 2.5) < 1e-9)
    #expect(timeline.value(time: 1) == 10)
    #expect(abs(timeline.value(time: 2) - 10 * (1 - UnitCurve.easeIn.value(at: 0.5))) < 1e-9)
    #expect(timeline.value(time: 9) == 0)
    #expect(timeline.value(progress: 0.5) == timeline.value(time: 1.5))
  }

  @Test("MoveKeyframe sets the value immediately")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(5)
      LinearKeyframe(6, duration: 1)
    }
    #expect(timeline.duration == 1)
    #expect(timeline.value(time: 0) == 5)
    #expect(abs(timeline.value(time: 0.5) - 5.5) < 1e-9)
  }

  @Test("cubic keyframes are smooth: the speed is zero at both ends and continuous between")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(3, duration: 1)
    }
    func speed(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
    }
    #expect(abs(timeline.value(time: 1) - 1) < 1e-9)
    #expect(timeline.value(time: 2) == 3)
    #expect(abs(speed(0.000_02)) < 0.01)
    #expect(abs(speed(1.999_98)) < 0.01)
    #expect(abs(speed(0.999_9) - 1.5) < 0.01)
    #expect(abs(speed(1.000_1) - 1.5) < 0.01)
    // Half of the way and an eighth of the speed at the end.
    #expect(abs(timeline.value(time: 0.5) - (0.5 - 1.5 / 8)) < 1e-9)
  }

  @Test("given velocities apply; a cubic keyframe continues with the current velocity")
  func cubicSpeeds() {
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 4, endVelocity: -4)
    }
    #expect(abs(given.value(time: 0.5) - 1) < 1e-9)
    let after = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      CubicKeyframe(1, duration: 1)
    }
    // It shoots past, at the speed of the straight way.
    #expect(abs(after.value(time: 1.5) - 1.125) < 1e-6)
  }

  @Test("a cubic keyframe ends at the velocity at which the keyframe after it begins")
  func cubicBeforeOthers() {
    func speed(at time: Double, _ timeline: KeyframeTimeline<Double>) -> Double {
      (timeline.value(time: time) - timeline.value(time: time - 1e-5)) / 1e-5
    }
    let linear = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      LinearKeyframe(5, duration: 2)
    }
    #expect(abs(speed(at: 1, linear) - 2) < 0.01)
    let spring = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      SpringKeyframe(5, startVelocity: 3)
    }
    #expect(abs(speed(at: 1, spring) - 3) < 0.01)
    let move = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      MoveKeyframe(5)
    }
    #expect(abs(speed(at: 0.999_99, move)) < 0.01)
  }

  @Test("loops and branches compose keyframes of the whole value, without a track")
  func keyframesWithoutTrack() {
    func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        if isLong { LinearKeyframe(4, duration: 4) } else { MoveKeyframe(2) }
        for value in [8.0, 6] { LinearKeyframe(value, duration: 1) }
      }
    }
    #expect([true, false].map { timeline($0).duration } == [6, 2])
    #expect(abs(timeline(true).value(time: 4.5) - 6) < 1e-9)
    #expect(abs(timeline(false).value(time: 0.5) - 5) < 1e-9)
    #expect(timeline(false).value(time: 2) == 6)
  }

  @Test("4.1.12: a spring keyframe without a duration lasts for the spring's settling duration")
  func settlingSpring() {
    func duration(_ spring: Spring, to value: Double = 1) -> TimeInterval {
      KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(value, spring: spring) }.duration
    }
    #expect(duration(.smooth) == 0.8 && duration(.smooth, to: 100) == 1.2)
    #expect(abs(duration(.snappy) - 0.8768) < 1e-4)
    #expect(abs(duration(.bouncy) - 1.0447) < 1e-4)
  }

  @Test("a spring keyframe lasts until the spring settles, or for its duration")
  func spring() {
    let free = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .smooth) }
    let spring = Spring.smooth
    #expect(
      abs(free.duration - spring.settlingDuration(target: 1.0, epsilon: 0.001)) < 1e-9)
    #expect(abs(free.value(time: 0.2) - spring.value(target: 1.0, time: 0.2)) < 1e-9)
    let short = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.2)
      LinearKeyframe(0, duration: 1)
    }
    // What follows begins where the spring has come to.
    #expect(abs(short.value(time: 0.7) - Spring().value(target: 1.0, time: 0.2) / 2) < 1e-9)
  }

  @Test(
    "tracks run in parallel, each with its own duration; loops and branches compose them")
  func tracks() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.opacity) {
        for value in [0.5, 1.0] { LinearKeyframe(value, duration: 1) }
      }
      KeyframeTrack(\.scale) {
        if isLong { LinearKeyframe(3, duration: 4) } else { MoveKeyframe(0) }
      }
    }
    #expect(timeline.duration == 4)
    let pose = timeline.value(time: 1)
    #expect(abs(pose.opacity - 0.5) < 1e-9)
    #expect(abs(Double(pose.scale) - 1.5) < 1e-9)
    #expect(timeline.value(time: 3).opacity == 1)
  }

  @Test("negative and NaN durations take no time")
  func badDurations() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: -3)
      CubicKeyframe(2, duration: .nan)
      SpringKeyframe(3, duration: .infinity)
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 0) == 3)
  }

  struct Triggered: View {
    let model: Model

    var body: some View {
      Text("A").keyframeAnimator(initialValue: Pose(), trigger: model.trigger) { content, pose in
        content.scaleEffect(pose.scale).opacity(pose.opacity)
      } keyframes: { _ in
        KeyframeTrack(\.opacity) {
          LinearKeyframe(0.5, duration: 1)
          LinearKeyframe(1, duration: 1)
        }
        KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      }
    }
  }

  @Test("with a trigger the view rests at its initial value, and later at the last one")
  func triggered() {
    let model = Model()
    let window = Window { Triggered(model: model) }
    #expect(!window.graph.isAnimating)
    #expect(window.opacity(of: "A") == 1)
    model.trigger += 1
    window.update()
    window.wait(0.5)
    #expect(rounded(window.opacity(of: "A")) == 0.75)
    #expect(rounded(window.scale(of: "A").map(Double.init)) == 1.5)
    window.settle()
    #expect(window.opacity(of: "A") == 1)
    #expect(window.scale(of: "A") == CGFloat(2))
  }

  @Test("triggered again, it continues from the current value")
  func triggeredAgain() {
    let model = Model()
    let window = Window { Triggered(model: model) }
    model.trigger += 1
    window.update()
    window.wait(0.5)
    model.trigger += 1
    window.update()
    #expect(rounded(window.opacity(of: "A")) == 0.75)
    window.wait(0.5)
    #expect(rounded(window.opacity(of: "A")) == 0.625)
    window.settle()
  }

  struct Endless: View {
    var repeating = true

    var body: some View {
      KeyframeAnimator(initialValue: 1.0, repeating: repeating) { value in
        Text("A").opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0, duration: 1)
      }
    }
  }

  @Test("without a trigger it begins automatically, once or repeatedly")
  func endless() {
    let once = Window { Endless(repeating: false) }
    once.wait(0.25)
    #expect(rounded(once.opacity(of: "A")) == 0.75)
    once.settle()
    #expect(once.texts == [])

    let window = Window { Endless() }
    window.wait(0.25)
    #expect(rounded(window.opacity(of: "A")) == 0.75)
    window.wait(1)
    #expect(rounded(window.opacity(of: "A")) == 0.75)
    #expect(window.graph.isAnimating)
  }

  @Test(
    "a frame costs only the animated content", arguments: WorkSizes.all)
  func work(count: Int) {
    struct Content: View {
      let count: Int
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { Text(String($0)) }
          Endless()
        }
      }
    }
    let window = Window { Content(count: count) }
    window.host.advance(by: 0.1)
    let frame = window.work { window.host.advance(by: 1.0 / 60) }
    #expect(frame.measures == 0)
    #expect(frame.placements == 0)
    #expect(frame.displayItems == 1)
    #expect(frame.visits < 80)
  }

  @Test("a removed view stops animating")
  func removal() {
    struct Content: View {
      let model: Model
      var body: some View { VStack { if model.trigger == 0 { Endless() } } }
    }
    let model = Model()
    let window = Window { Content(model: model) }
    #expect(window.graph.isAnimating)
    model.trigger = 1
    window.update()
    #expect(!window.graph.isAnimating)
  }
}
