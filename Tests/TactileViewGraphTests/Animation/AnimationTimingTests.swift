import SwiftUI
import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Springs, repetitions, delays, speeds and completions (rules 4.1.4 to 4.1.14).
@MainActor
@Suite struct AnimationTimingTests {
  private func window() -> (window: Window, opacity: Binding<Double>) { opacityStage(from: 0) }

  /// Returns the opacity at each of the times of an animation from 0 to 1.
  private func samples(_ animation: Animation, at times: [Double]) -> [Double] {
    let (window, opacity) = window()
    withAnimation(animation) { opacity.wrappedValue = 1 }
    window.update()
    var now = 0.0
    return times.map { time in
      window.wait(time - now)
      now = time
      return ((window.opacity(of: "A") ?? 0) * 1000).rounded() / 1000
    }
  }

  @Test("4.1.4 to 4.1.7: springs with equivalent parameters are equal")
  func springs() {
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring != .default)
    #expect(Animation.smooth == .spring)
    #expect(Animation.snappy == .spring(response: 0.5, dampingFraction: 0.85))
    #expect(Animation.bouncy == .spring(response: 0.5, dampingFraction: 0.7))
    #expect(
      Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86)
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Spring.dampingRatio(bounce: 0.25) == 0.75)
    #expect(Spring.dampingRatio(bounce: -0.5) == 2)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.913_67) < 0.001)
    #expect(abs(spring.damping - 2 * spring.stiffness.squareRoot() * 0.7) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-9)
  }

  @Test("4.1.1: the default animation describes itself by its type, not as the spring that it is")
  func descriptionOfDefault() {
    #expect("\(Animation.default)" == "DefaultAnimation()")
    #expect("\(Animation.default.delay(2))" == "DefaultAnimation().delay(2)")
    #expect("\(Animation.smooth)" == "spring(response: 0.5, dampingFraction: 1)")
  }

  @Test("4.1.8, 4.1.12: the integrated spring and the closed form agree")
  func springValues() {
    for bounce in [-0.3, 0, 0.3] {
      let times = [0.05, 0.1, 0.2, 0.4]
      let spring = Spring(duration: 0.5, bounce: bounce)
      let integrated = samples(.spring(duration: 0.5, bounce: bounce), at: times)
      for (time, value) in zip(times, integrated) {
        // An opacity above one shows as one.
        #expect(abs(min(spring.value(target: 1.0, time: time), 1) - value) < 0.015)
      }
    }
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.value(target: 1.0, time: 0.35) > 1)
    #expect(abs(bouncy.velocity(target: 1.0, time: 0)) < 0.01)
    #expect(abs(bouncy.value(target: 1.0, time: bouncy.settlingDuration) - 1) < 0.001)
  }

  @Test("4.1.12: a spring moves a value from one to another, also step by step")
  func springBetweenValues() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let (start, end, speed) = (Angle.radians(10), Angle.radians(30), Angle.radians(-4))
    let later = spring.value(fromValue: start, toValue: end, initialVelocity: speed, time: 0.2)
    let expected = 10 + spring.value(target: 20.0, initialVelocity: -4, time: 0.2)
    #expect(abs(later.radians - expected) < 1e-9)
    let velocity = spring.velocity(
      fromValue: start, toValue: end, initialVelocity: speed, time: 0.2)
    #expect(
      abs(velocity.radians - spring.velocity(target: 20.0, initialVelocity: -4, time: 0.2)) < 1e-6)
    #expect(
      spring.settlingDuration(fromValue: 10.0, toValue: 30, initialVelocity: -4, epsilon: 0.1)
        == spring.settlingDuration(target: 20.0, initialVelocity: -4, epsilon: 0.1))
    var (value, rate) = (10.0, -4.0)
    for _ in 0..<20 { spring.update(value: &value, velocity: &rate, target: 30, deltaTime: 0.01) }
    #expect(abs(value - expected) < 0.01)
    #expect(abs(rate - velocity.radians) < 0.1)
  }

  @Test("4.1.12: the settling duration of a spring that overshoots comes from its envelope")
  func settlingDurationOfBouncySprings() {
    #expect(abs(Spring.snappy.settlingDuration - 0.8768) < 1e-4)
    #expect(abs(Spring.bouncy.settlingDuration - 1.0447) < 1e-4)
    // A decay of 4 per second: log((|10 · 4 − 15| + 10) / 0.01) / 4.
    let spring = Spring(mass: 2, stiffness: 200, damping: 16)
    let settling = spring.settlingDuration(target: 10.0, initialVelocity: 15, epsilon: 0.01)
    #expect(abs(settling - log(3500) / 4) < 1e-9)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(spring.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
  }

  @Test(
    "4.1.12: the settling duration of a spring that doesn't overshoot is a multiple of 0.1 seconds")
  func settlingDurationOfSmoothSprings() {
    #expect(Spring.smooth.settlingDuration == 0.8)
    #expect(Spring(duration: 0.5, bounce: -0.5).settlingDuration == 2.1)
    #expect(Spring.smooth.settlingDuration(target: 100.0, epsilon: 0.001) == 1.2)
    #expect(Spring.smooth.settlingDuration(target: 0.5, epsilon: 1) == 0)
    #expect(
      Spring.smooth.settlingDuration(target: 0.0, initialVelocity: 100, epsilon: 0.001) == 1)
    #expect(
      Spring(mass: 1, stiffness: 1, damping: 1e9, allowOverDamping: true).settlingDuration
        == .infinity)
  }

  @Test("4.1.12: a spring with a settling duration has nearly settled after it, with any damping")
  func settlingSprings() {
    #expect(abs(Spring(settlingDuration: 0.5, dampingRatio: 0.3).duration - 0.1639) < 1e-4)
    #expect(abs(Spring(settlingDuration: 0.4, dampingRatio: 0.8).stiffness - 505.609) < 1e-3)
    #expect(
      abs(Spring(settlingDuration: 1, dampingRatio: 0.5).stiffness.squareRoot() - 12.7169) < 1e-4)
    let critical = Spring(settlingDuration: 0.25, dampingRatio: 1)
    #expect(abs(critical.stiffness - 1364) < 1 && abs(critical.damping - 73.9) < 0.1)
    #expect(Spring(settlingDuration: 0.25, dampingRatio: 20) == critical)
    for (ratio, seconds) in [(0.3, 0.5), (1, 0.5), (0.7, 10)] {
      for epsilon in [0.001, 0.05] {
        let spring = Spring(settlingDuration: seconds, dampingRatio: ratio, epsilon: epsilon)
        #expect(abs(spring.dampingRatio - ratio) < 1e-9)
        #expect(abs(spring.value(target: 1.0, time: seconds) - 1) <= epsilon / ratio * 1.01)
      }
    }
    #expect(
      Spring(settlingDuration: 1, dampingRatio: 1)
        == Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0.001))
    for odd in [Double.nan, .infinity, -1, 0, 1e300] {
      let springs = [
        Spring(settlingDuration: odd, dampingRatio: 0.5),
        Spring(settlingDuration: 1, dampingRatio: odd),
        Spring(settlingDuration: 1, dampingRatio: 1, epsilon: odd),
      ]
      for spring in springs {
        #expect(spring.stiffness.isFinite && spring.stiffness > 0 && spring.damping.isFinite)
        #expect(spring.value(target: 1.0, time: 0.5).isFinite)
      }
    }
  }

  @Test("4.1.11: an interpolating spring is added to the running animation")
  func interpolatingSpring() {
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 20)
    let values = samples(spring, at: [0.1, 0.3, 2])
    #expect(abs(values[0] - (1 - 2 * exp(-1))) < 0.002)
    #expect(abs(values[1] - (1 - 4 * exp(-3))) < 0.002)
    #expect(values[2] == 1)
    let (window, opacity) = window()
    withAnimation(spring) { opacity.wrappedValue = 1 }
    window.update()
    window.wait(0.1)
    let before = window.opacity(of: "A") ?? 0
    withAnimation(spring) { opacity.wrappedValue = 0.5 }
    window.update()
    #expect(abs((window.opacity(of: "A") ?? 0) - before) < 1e-9)
    window.settle()
    #expect(window.opacity(of: "A") == 0.5)
  }

  @Test("4.1.13: delay and speed")
  func delayAndSpeed() {
    #expect(samples(.linear(duration: 1).delay(0.5), at: [0.5, 1, 1.5]) == [0, 0.5, 1])
    #expect(samples(.linear(duration: 1).speed(2), at: [0.25, 0.5]) == [0.5, 1])
    #expect(
      samples(.linear(duration: 1).speed(2).delay(0.5), at: [0.5, 0.75, 1]) == [0, 0.5, 1])
    #expect(samples(.linear(duration: 1).delay(0.5).speed(2), at: [0.25, 0.5]) == [0, 0.5])
  }

  @Test("4.1.13: an autoreversing repetition counts as two, and an even number jumps to the target")
  func repetitions() {
    let linear = Animation.linear(duration: 1)
    #expect(
      samples(linear.repeatCount(3), at: [0.5, 1.25, 1.75, 2.5, 3.1])
        == [0.5, 0.75, 0.25, 0.5, 1])
    #expect(samples(linear.repeatCount(2), at: [1.75, 1.99, 2.1]) == [0.25, 0.01, 1])
    #expect(
      samples(linear.repeatCount(2, autoreverses: false), at: [0.75, 1.25, 2.1])
        == [0.75, 0.25, 1])
    #expect(
      samples(linear.repeatForever(), at: [0.5, 100.25, 101.25]) == [0.5, 0.25, 0.75])
  }

  @Test("an endless repetition is replaced by the next animation, from the current value")
  func endOfRepetition() {
    let (window, opacity) = window()
    withAnimation(.linear(duration: 1).repeatForever()) { opacity.wrappedValue = 1 }
    window.update()
    window.wait(10.25)
    withAnimation(.linear(duration: 1)) { opacity.wrappedValue = 0 }
    window.update()
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.25) < 1e-6)
    window.wait(0.5)
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.125) < 1e-6)
    window.wait(0.6)
    #expect(!window.graph.isAnimating)
  }

  @Test("timing curves by name")
  func unitCurves() {
    #expect(samples(.timingCurve(.circularEaseIn, duration: 1), at: [0.6]) == [0.2])
    for curve in [
      UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ] {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 2) == 1)
      for progress in [0.1, 0.5, 0.9] {
        let there = curve.value(at: progress)
        #expect(abs(curve.inverse.value(at: there) - progress) < 1e-6)
      }
    }
    #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
  }

  @Test("4.3.24: a completion runs once, after the animation, or else after the update")
  func completions() {
    let (window, opacity) = window()
    let journal = Journal()
    withAnimation(.linear(duration: 1)) {
      opacity.wrappedValue = 1
    } completion: {
      journal.note("linear")
    }
    withAnimation(.linear(duration: 1)) {
    } completion: {
      journal.note("nothing")
    }
    #expect(journal.entries == ["nothing"])
    window.update()
    window.wait(0.9)
    #expect(journal.entries == ["nothing"])
    window.wait(0.2)
    #expect(journal.entries == ["nothing", "linear"])
    journal.clear()
    withAnimation {
      opacity.wrappedValue = 1
    } completion: {
      journal.note("no change")
    }
    window.update()
    #expect(journal.entries == ["no change"])
  }

  @Test("4.3.24: a spring is complete at its response, and removed when it has settled")
  func completionCriteria() {
    let (window, opacity) = window()
    let journal = Journal()
    withAnimation(.spring, completionCriteria: .logicallyComplete) {
      opacity.wrappedValue = 1
    } completion: {
      journal.note("logical")
    }
    window.update()
    window.wait(0.49)
    #expect(journal.entries == [])
    window.wait(0.03)
    #expect(journal.entries == ["logical"])
    #expect(window.graph.isAnimating)
    window.settle()

    withAnimation(.spring, completionCriteria: .removed) {
      opacity.wrappedValue = 0
    } completion: {
      journal.note("removed")
    }
    window.update()
    window.wait(0.6)
    #expect(journal.entries == ["logical"])
    window.settle()
    #expect(journal.entries == ["logical", "removed"])
  }

  @Test("4.3.25: a removed view ends its animations, and their completions run")
  func completionOfRemoved() {
    struct Content: View {
      let register: (Binding<Bool>, Binding<Double>) -> Void
      @State private var isThere = true
      @State private var opacity = 1.0

      var body: some View {
        register($isThere, $opacity)
        return VStack { if isThere { Text("A").opacity(opacity) } }
      }
    }
    var bindings: (Binding<Bool>, Binding<Double>)?
    let journal = Journal()
    let window = Window { Content { bindings = ($0, $1) } }
    withAnimation(.linear(duration: 1)) {
      bindings?.1.wrappedValue = 0
    } completion: {
      journal.note("over")
    }
    window.update()
    bindings?.0.wrappedValue = false
    window.update()
    #expect(journal.entries == ["over"])
  }

  @Test(
    "4.5.32, 4.5.33: an animation without a value applies to every update, like transaction(_:)")
  func animationsWithoutValues() {
    struct Content: View {
      let register: (Binding<Double>) -> Void
      @State private var opacity = 0.0

      var body: some View {
        register($opacity)
        return VStack {
          Text("always").opacity(opacity).animation(.linear(duration: 1))
          Text("never").opacity(opacity).animation(nil)
          Text("set").opacity(opacity).transaction { $0.animation = .linear(duration: 2) }
          Text("value").opacity(opacity)
            .transaction(value: opacity > 0.5) { $0.animation = nil }
        }
      }
    }
    var opacity: Binding<Double>?
    let window = Window { Content { opacity = $0 } }
    withAnimation(.linear(duration: 4)) { opacity?.wrappedValue = 1 }
    window.update()
    window.wait(0.5)
    func shown(_ text: String) -> Double { ((window.opacity(of: text) ?? 0) * 1000).rounded() }
    #expect(shown("always") == 500)
    #expect(shown("never") == 1000)
    #expect(shown("set") == 250)
    #expect(shown("value") == 1000)
  }

  @Test("4.4.27: a transaction's value can be set by key path")
  func keyPaths() {
    let (window, opacity) = window()
    withTransaction(\.animation, .linear(duration: 1)) {
      withTransaction(\.disablesAnimations, false) { opacity.wrappedValue = 1 }
    }
    window.update()
    window.wait(0.5)
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.5) < 1e-6)
  }
}
