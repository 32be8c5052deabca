import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Custom geometry effects: a button that shakes when it refuses.
@MainActor
@Suite struct GeometryEffectTests {
  /// Three times to the right and left, by ten points, for each whole number.
  private struct Shake: GeometryEffect {
    var animatableData: CGFloat

    init(_ count: Int) { animatableData = CGFloat(count) }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 6), y: 0))
    }
  }

  private struct Refusing: View {
    @State private var count = 0

    var body: some View {
      Button("Pay") { withAnimation(.linear(duration: 1)) { count += 1 } }
        .buttonStyle(.plain)
        .modifier(Shake(count))
    }
  }

  private func shift(_ window: Window) -> CGFloat? {
    let line = window.display.description.split(separator: "\n").first {
      $0.contains("transform")
    }
    let entries = line?.split(separator: "[").last?.split(separator: "]").first?
      .split(separator: " ").compactMap { Double($0) }
    return entries?.dropLast().last.map { CGFloat($0) }
  }

  @Test(
    "4.2.16, 4.2.17: a refused press shakes the button, with the effect evaluated in each frame")
  func shaking() throws {
    let window = Window { Refusing() }
    #expect(shift(window) == nil)
    window.click("Pay")
    for (time, expected) in [(1.0 / 12, 10.0), (1.0 / 12, 0), (1.0 / 12, -10)] {
      window.wait(time)
      #expect(abs((shift(window) ?? 0) - CGFloat(expected)) < 0.1)
    }
    window.settle()
    #expect(abs(shift(window) ?? 0) < 0.1)
  }

  private struct Pushed: GeometryEffect {
    var distance: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
  }

  @Test("3.9.54: the view is drawn, hit and converted where the effect puts it, by its own size")
  func place() {
    let journal = Journal()
    let window = Window {
      Rectangle().frame(width: 100, height: 100)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          journal.note("at \($0.concise)")
        }
        .onTapGesture { journal.note("hit") }
        .modifier(Pushed(distance: 1))
    }
    // Laid out from 150 to 250, drawn a hundred points farther.
    #expect(journal.entries == ["at 250"])
    journal.clear()
    for x in [200.0, 300] {
      window.down(at: point(x, 150), .mouse(button: 0))
      window.up(.mouse(button: 0))
    }
    window.settle()
    #expect(journal.entries == ["hit"])
  }

  @Test("an effect ignored by layout moves the drawing, but not the geometry inside")
  func ignored() {
    let journal = Journal()
    let window = Window {
      Rectangle().frame(width: 100, height: 100)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          journal.note("at \($0.concise)")
        }
        .modifier(Pushed(distance: 1).ignoredByLayout())
    }
    #expect(journal.entries == ["at 150"])
    #expect(shift(window) == 100)
  }

  @Test("a transform that isn't finite has no effect, with a warning that names the effect")
  func badInput() {
    let warnings = RuntimeWarning.collect {
      let window = Window { Text("A").modifier(Pushed(distance: .nan)) }
      #expect(shift(window) == nil)
      #expect(window.texts == ["A"])
    }
    #expect(warnings.contains { $0.description.contains("Pushed") })
  }
}
