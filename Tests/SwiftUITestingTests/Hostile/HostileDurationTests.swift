import SwiftUI
import SwiftUITesting
import Testing

/// Animations and schedules with invalid durations.
@MainActor
@Suite("Hostile durations")
struct HostileDurationTests {
  private struct Fading: View {
    let animation: Animation
    @State private var opacity = 1.0
    let count: () -> Void

    var body: some View {
      Button("Fade") {
        count()
        withAnimation(animation) { opacity = opacity == 1 ? 0.5 : 1 }
      }
      Text("faded").opacity(opacity).scaleEffect(opacity).allowsHitTesting(false)
    }
  }

  nonisolated private static let durations: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e-300, 1e-12, 1e-9, 1e-4, 1e9,
    1e300,
  ]

  private func play(_ animation: Animation, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    var count = 0
    let driver = try ViewDriver(size: CGSize(width: 100, height: 60), text: .squares) {
      Fading(animation: animation) { count += 1 }
    }
    for step in [0, 0.001, 0.1] {
      try driver.tap(on: "Fade")
      driver.advance(by: step)
    }
    driver.settle(limit: 0.1)
    #expect(count == 3, sourceLocation: sourceLocation)
    #expect(
      !driver.displayList.description.contains("nan"), "\(animation)",
      sourceLocation: sourceLocation)
  }

  @Test("neither hang nor stop a window's updates", arguments: durations)
  func durations(value: Double) throws {
    _ = try ViewDriver.warnings {
      for base in [
        Animation.linear(duration: value), .easeInOut(duration: value),
        .timingCurve(.circularEaseIn, duration: value), .spring(duration: value, bounce: value),
        .spring(response: value, dampingFraction: value, blendDuration: value),
        .interpolatingSpring(
          mass: value, stiffness: value, damping: value, initialVelocity: value),
        .interpolatingSpring(Spring(duration: value, bounce: value), initialVelocity: value),
        .linear(duration: 0.2).delay(value), .linear(duration: 0.2).speed(value),
        .bouncy.delay(value), .bouncy.speed(value), .default.logicallyComplete(after: value),
      ] {
        try play(base)
        try play(base.repeatForever())
        try play(base.repeatForever(autoreverses: false).speed(-1))
        try play(base.repeatCount(.max))
        try play(base.repeatCount(-1).delay(0.1))
      }
    }
  }

  @Test("a custom animation that ends at once is not repeated within one frame")
  func endsAtOnce() throws {
    try play(Animation(Ended()).repeatForever())
    try play(Animation(Ended()).repeatCount(.max))
  }

  private struct Ended: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { nil }
  }

  @Test("keyframes, phases and timelines accept any duration", arguments: durations)
  func animators(value: Double) throws {
    _ = try ViewDriver.warnings {
      let driver = try ViewDriver(size: CGSize(width: 100, height: 60), text: .squares) {
        PhaseAnimator([1.0, 0.5]) { opacity in
          Text("phase").opacity(opacity)
        } animation: { _ in
          .linear(duration: value)
        }
        Text("keyframes").keyframeAnimator(initialValue: 1.0, repeating: true) { view, scale in
          view.scaleEffect(scale)
        } keyframes: { _ in
          LinearKeyframe(2, duration: value, timingCurve: .circularEaseIn)
          CubicKeyframe(1, duration: value)
          SpringKeyframe(3, duration: value, spring: Spring(duration: value, bounce: 1))
          SpringKeyframe(2, spring: Spring(response: value, dampingRatio: 0))
        }
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: value)) {
          Text("\($0.date.timeIntervalSinceReferenceDate)")
        }
        TimelineView(.animation(minimumInterval: value)) {
          Text("\($0.date.timeIntervalSinceReferenceDate)")
        }
      }
      driver.advance(by: 0.5)
      driver.settle(limit: 0.1)
    }
  }

  @Test("a schedule with dates ten millionths of a second apart updates a thousand times a second")
  func tinyIntervals() throws {
    var count = 0
    let start = ViewDriver.defaultDate
    let dates = (0..<5000).map { start.addingTimeInterval(Double($0) * 1e-5) }
    let driver = try ViewDriver(text: .squares) {
      TimelineView(.explicit(dates)) { context in
        let _ = count += 1
        Text("\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
    driver.advance(by: 0.1)
    #expect(count < 60)
  }

  @Test("an endless repetition isn't played where it can't be observed")
  func endlessWaits() throws {
    let driver = try ViewDriver(size: CGSize(width: 100, height: 60), text: .squares) {
      Fading(animation: .linear(duration: 1).repeatForever()) {}
    }
    try driver.tap(on: "Fade")
    driver.advance(by: 2.5)
    let list = driver.displayList.description
    #expect(ViewDriver.warnings { driver.advance(by: 1_000_000) }.isEmpty)
    #expect(driver.time > 1_000_000 && !list.isEmpty)
    let later = driver.displayList.description
    driver.advance(by: 0.25)
    #expect(driver.displayList.description != later)
  }
}
