import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Animated values (sections 4.1 to 4.5 of the behavior rules).
@MainActor
@Suite struct AnimationTests {
  private func window() -> (window: Window, opacity: Binding<Double>) { opacityStage(from: 1) }

  private func expect(
    _ expected: Double, in window: Window, within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let opacity = window.opacity(of: "A") ?? 0
    #expect(abs(opacity - expected) < tolerance, sourceLocation: sourceLocation)
  }

  @Test("4.1.2: the curves' values, by their control points")
  func curves() {
    let halves: [(UnitBezier, Double)] = [
      (UnitBezier(0, 0, 1, 1), 0.5), (UnitBezier(0.42, 0, 0.58, 1), 0.5),
      (UnitBezier(0.42, 0, 1, 1), 0.315_357), (UnitBezier(0, 0, 0.58, 1), 0.684_643),
      (UnitBezier(0.25, 0.1, 0.25, 1), 0.802_403),
    ]
    for (curve, half) in halves {
      #expect(abs(curve.value(at: 0.5) - half) < 1e-5)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
    }
    #expect(abs(UnitBezier(0.42, 0, 0.58, 1).slope(at: 0.5) - 1.724) < 0.01)
  }

  @Test("withAnimation animates the changes in its closure, starting with the first frame")
  func explicit() {
    let (window, opacity) = window()
    withAnimation(.linear(duration: 1)) { opacity.wrappedValue = 0 }
    window.update()
    expect(1, in: window)
    window.wait(0.25)
    expect(0.75, in: window)
    window.wait(0.5)
    expect(0.25, in: window)
    window.wait(0.3)
    expect(0, in: window)
    #expect(!window.graph.isAnimating)
  }

  @Test("4.1.3: an animation without duration applies immediately")
  func noDuration() {
    let (window, opacity) = window()
    withAnimation(.linear(duration: 0)) { opacity.wrappedValue = 0.5 }
    window.update()
    expect(0.5, in: window)
    #expect(!window.graph.isAnimating)
  }

  @Test(
    "4.3.20: a change without animation during one shifts the value, and the animation continues")
  func jumpWhileMoving() {
    let (window, opacity) = window()
    withAnimation(.linear(duration: 1)) { opacity.wrappedValue = 0 }
    window.update()
    window.wait(0.5)
    opacity.wrappedValue = 0.2
    window.update()
    expect(0.7, in: window)
    window.wait(0.25)
    expect(0.45, in: window)
    window.settle()
    expect(0.2, in: window)
  }

  @Test("4.3.21: a second curve is added to the first, which runs to its end")
  func additive() {
    let (window, opacity) = window()
    withAnimation(.linear(duration: 1)) { opacity.wrappedValue = 0 }
    window.update()
    window.wait(0.5)
    withAnimation(.linear(duration: 1)) { opacity.wrappedValue = 1 }
    window.update()
    expect(0.5, in: window)
    window.wait(0.25)
    // The first is at −0.75, the second at +0.25.
    expect(0.5, in: window)
    window.wait(0.25)
    expect(0.5, in: window)
    window.wait(0.25)
    expect(0.75, in: window)
    window.settle()
    expect(1, in: window)
  }

  @Test("4.1.1, 4.1.8: the default spring has no overshoot and follows the damped equation")
  func defaultSpring() {
    let (window, opacity) = window()
    withAnimation { opacity.wrappedValue = 0 }
    window.update()
    var last = 1.0
    for step in 1...60 {
      window.wait(1.0 / 60)
      let time = Double(step) / 60
      let omega = 2 * Double.pi / 0.5
      expect((1 + omega * time) * exp(-omega * time), in: window, within: 0.01)
      let now = window.opacity(of: "A") ?? 0
      #expect(now <= last)
      last = now
    }
    window.settle()
    expect(0, in: window)
  }

  @Test("4.1.10: a spring continues with the current velocity")
  func springMerges() {
    let (window, opacity) = window()
    withAnimation { opacity.wrappedValue = 0 }
    window.update()
    window.wait(0.1)
    let before = window.opacity(of: "A") ?? 0
    withAnimation { opacity.wrappedValue = 1 }
    window.update()
    expect(before, in: window)
    window.wait(1.0 / 60)
    // It still falls: the speed does not jump.
    #expect((window.opacity(of: "A") ?? 1) < before)
    window.settle()
    expect(1, in: window)
  }

  @Test(
    "4.4.27: a nested nil animation applies changes immediately, and then the outer one applies again"
  )
  func nested() {
    let (window, opacity) = window()
    withAnimation(.linear(duration: 1)) {
      withAnimation(nil) { opacity.wrappedValue = 0.5 }
    }
    window.update()
    expect(0.5, in: window)
    withAnimation(.linear(duration: 1)) {
      withAnimation(nil) {}
      opacity.wrappedValue = 0
    }
    window.update()
    expect(0.5, in: window)
    window.wait(0.5)
    expect(0.25, in: window)
  }

  /// A text under an animation of its own.
  private struct Implicit: View {
    let animation: Animation?
    let register: (Binding<Int>, Binding<Double>) -> Void
    @State private var trigger = 0
    @State private var opacity = 1.0

    var body: some View {
      register($trigger, $opacity)
      return Text("A").opacity(opacity).animation(animation, value: trigger)
    }
  }

  @Test(
    "4.5.30, 4.5.31: an animation for a value applies to updates that change it, with precedence")
  func implicit() {
    for animation in [Animation.linear(duration: 1), nil] {
      var bindings: (Binding<Int>, Binding<Double>)?
      let window = Window { Implicit(animation: animation) { bindings = ($0, $1) } }
      guard let (trigger, opacity) = bindings else { return }
      opacity.wrappedValue = 0.5
      window.update()
      expect(0.5, in: window)
      withAnimation(.linear(duration: 100)) {
        trigger.wrappedValue += 1
        opacity.wrappedValue = 0
      }
      window.update()
      window.wait(0.5)
      expect(animation == nil ? 0 : 0.25, in: window)
    }
  }

  @Test("4.5.36: a transaction that disables animations overrides those of views")
  func disablesAnimations() {
    var bindings: (Binding<Int>, Binding<Double>)?
    let window = Window { Implicit(animation: .linear) { bindings = ($0, $1) } }
    guard let (trigger, opacity) = bindings else { return }
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    withTransaction(transaction) {
      trigger.wrappedValue += 1
      opacity.wrappedValue = 0.5
    }
    window.update()
    expect(0.5, in: window)
  }

  @Test("a shape's animatable data is animated too")
  func shapes() {
    struct Content: View {
      let register: (Binding<CGFloat>) -> Void
      @State private var radius: CGFloat = 0

      var body: some View {
        register($radius)
        return RoundedRectangle(cornerRadius: radius).fill(.red).frame(width: 100, height: 100)
      }
    }
    var radius: Binding<CGFloat>?
    let window = Window { Content { radius = $0 } }
    withAnimation(.linear(duration: 1)) { radius?.wrappedValue = 40 }
    window.update()
    window.wait(0.5)
    #expect(window.display.description.contains("radius 20 "))
  }

  @Test("a view that is removed during an animation leaves nothing behind")
  func removedWhileMoving() {
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
    let window = Window { Content { bindings = ($0, $1) } }
    withAnimation(.linear(duration: 1)) { bindings?.1.wrappedValue = 0 }
    window.update()
    #expect(window.graph.isAnimating)
    bindings?.0.wrappedValue = false
    window.update()
    #expect(!window.graph.isAnimating)
  }
}
