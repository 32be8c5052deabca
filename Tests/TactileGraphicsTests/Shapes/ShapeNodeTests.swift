import Observation
import SwiftUI
import Synchronization
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// When a shape makes its outline again.
@MainActor
@Suite struct ShapeNodeTests {
  /// Counts the outlines that shapes have made.
  private final class Count: Sendable {
    private let number = Mutex(0)

    var outlines: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }
  }

  /// A flag with its tip at the trailing edge, which counts its outlines.
  private struct Flag: Shape {
    let count: Count
    var notch: CGFloat

    var animatableData: CGFloat {
      get { notch }
      set { notch = newValue }
    }

    func path(in rect: CGRect) -> Path {
      count.add()
      return Path { path in
        path.addLines([
          .zero, CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: 0, y: rect.maxY),
          CGPoint(x: notch, y: rect.midY),
        ])
      }
    }
  }

  @Observable
  @MainActor
  final class Model {
    var color = Color.red
    var notch: CGFloat = 10
    var width: CGFloat = 80
    var direction = LayoutDirection.leftToRight
  }

  private struct Content: View {
    let model: Model
    let count: Count

    var body: some View {
      Flag(count: count, notch: model.notch).fill(model.color).frame(width: model.width, height: 40)
    }
  }

  /// The content in a layout direction.
  private struct Directed: View {
    let model: Model
    let count: Count

    var body: some View {
      Content(model: model, count: count).environment(\.layoutDirection, model.direction)
    }
  }

  private let model = Model()
  private let count = Count()

  private func window() -> Window { Window { Content(model: model, count: count) } }

  /// Returns the number of outlines that a change needs.
  private func outlines(_ window: Window, _ change: () -> Void) -> Int {
    let before = count.outlines
    change()
    window.update()
    return count.outlines - before
  }

  @Test("a shape in another color keeps its outline; another shape or another size needs a new one")
  func outline() {
    let window = window()
    #expect(outlines(window) { model.color = .blue } == 0)
    #expect(window.fill(0)?.color == RGBAColor(red: 0, green: 136 / 255, blue: 1))
    #expect(outlines(window) { model.notch = 20 } == 1)
    #expect(outlines(window) { model.width = 100 } == 1)
    #expect(outlines(window) { model.color = .green } == 0)
    #expect(window.fill(0)?.rect.width == 100)
  }

  @Test("an animated shape has a new outline in each frame, and keeps the last one")
  func animated() {
    let window = window()
    withAnimation(.linear(duration: 1)) { model.notch = 50 }
    window.update()
    #expect(outlines(window) { window.wait(0.5) } > 0)
    #expect(window.display.description.contains("L 190 150"))
    window.wait(1)
    #expect(window.display.description.contains("L 210 150"))
    #expect(outlines(window) { model.color = .blue } == 0)
    #expect(window.display.description.contains("L 210 150"))
  }

  @Test("a shape is mirrored when the layout direction changes, and back")
  func direction() {
    let window = Window { Directed(model: model, count: count) }
    let before = window.display
    model.direction = .rightToLeft
    window.update()
    #expect(window.display != before)
    model.direction = .leftToRight
    window.update()
    #expect(window.display == before)
  }
}
