import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Phase animators.
@MainActor
@Suite struct PhaseAnimatorTests {
  @Observable
  @MainActor
  final class Model { var trigger = 0 }

  private func opacity(_ window: Window) -> Double? {
    window.opacity(of: "A").map { ($0 * 1000).rounded() / 1000 }
  }

  private static let second: (Double) -> Animation? = { _ in .linear(duration: 1) }

  struct Endless: View {
    var body: some View {
      PhaseAnimator([1.0, 0.5, 0.25]) { phase in
        Text("A").opacity(phase)
      } animation: { phase in
        .linear(duration: phase == 0.5 ? 1 : 2)
      }
    }
  }

  @Test("phases follow one another, each with its own animation, repeatedly")
  func endless() {
    let window = Window { Endless() }
    #expect(opacity(window) == 1)
    window.wait(0.5)
    #expect(opacity(window) == 0.75)
    // The second phase is reached after one second, the third after three, the first after five.
    window.wait(1.5)
    #expect(abs((opacity(window) ?? 0) - 0.375) < 0.01)
    window.wait(2)
    #expect(abs((opacity(window) ?? 0) - 0.625) < 0.02)
    window.wait(1.5)
    #expect(abs((opacity(window) ?? 0) - 0.75) < 0.03)
    #expect(window.graph.isAnimating)
  }

  struct Triggered: View {
    let model: Model
    let journal: Journal

    var body: some View {
      Text("A").phaseAnimator([1.0, 0.5], trigger: model.trigger) { content, phase in
        content.opacity(phase).onChange(of: phase) { journal.note("\($1)") }
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test("with a trigger it rests, and runs through the phases once when the trigger changes")
  func triggered() {
    let (model, journal) = (Model(), Journal())
    let window = Window { Triggered(model: model, journal: journal) }
    window.wait(3)
    #expect(opacity(window) == 1)
    #expect(!window.graph.isAnimating)
    model.trigger += 1
    window.update()
    window.wait(0.5)
    #expect(opacity(window) == 0.75)
    window.wait(1)
    #expect(abs((opacity(window) ?? 0) - 0.75) < 0.02)
    window.settle()
    #expect(opacity(window) == 1)
    #expect(journal.entries == ["0.5", "1.0"])
  }

  @Test("triggered again during a cycle, it continues from the current value through one cycle")
  func triggeredAgain() {
    let (model, journal) = (Model(), Journal())
    let window = Window { Triggered(model: model, journal: journal) }
    model.trigger += 1
    window.update()
    window.wait(0.5)
    model.trigger += 1
    window.update()
    window.wait(0.9)
    window.settle()
    #expect(journal.entries == ["0.5", "1.0"])
    #expect(opacity(window) == 1)
  }

  struct Counting: View {
    let model: Model

    var body: some View {
      PhaseAnimator([1.0, 0.5, 0.25], trigger: model.trigger) { phase in
        Text("A").opacity(phase).accessibilityValue("\(model.trigger)")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test("triggered again by a value that its content reads, it continues from the current value")
  func triggeredByContent() {
    let model = Model()
    let window = Window { Counting(model: model) }
    model.trigger += 1
    window.update()
    window.wait(1.5)
    #expect(abs((opacity(window) ?? 0) - 0.375) < 0.02)
    model.trigger += 1
    window.update()
    #expect(abs((opacity(window) ?? 0) - 0.375) < 0.02)
    // The rest of the way to 0.25 and the way to the second phase add up.
    window.wait(0.5)
    #expect(abs((opacity(window) ?? 0) - 0.375) < 0.03)
    window.wait(0.5)
    #expect(abs((opacity(window) ?? 0) - 0.5) < 0.03)
  }

  @Test("phases without an animation advance once per frame, and don't block time")
  func jumps() {
    struct Blinking: View {
      let journal: Journal
      var body: some View {
        PhaseAnimator([1, 2, 3]) { phase in
          Text("\(phase)").onChange(of: phase) { journal.note("\($1)") }
        } animation: { _ in
          nil
        }
      }
    }
    let journal = Journal()
    let window = Window { Blinking(journal: journal) }
    journal.clear()
    let warnings = RuntimeWarning.collect { window.wait(0.1) }
    #expect(journal.entries.count > 2)
    #expect(journal.entries.count < 8)
    #expect(warnings == [])
  }

  @Test("a single phase is at rest; a removed view stops")
  func rest() {
    struct Content: View {
      let model: Model
      var body: some View {
        VStack {
          PhaseAnimator([1]) { _ in Text("one") }
          if model.trigger == 0 { Endless() }
        }
      }
    }
    let model = Model()
    let window = Window { Content(model: model) }
    #expect(window.graph.isAnimating)
    model.trigger = 1
    window.update()
    window.wait(0.1)
    #expect(!window.graph.isAnimating)
  }

  @Test(
    "a step costs the animated content, and a frame its effect", arguments: WorkSizes.all)
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
    #expect(frame.bodies == 0)
    #expect(frame.measures == 0)
    #expect(frame.displayItems == 1)
    #expect(frame.visits < 60)
    let step = window.work { window.host.advance(by: 1) }
    #expect(step.bodies == 0)
    #expect(step.visits < 60 * 70)
  }
}
