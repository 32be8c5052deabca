import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Buttons below the window's edge, whose display items are made when they come into view.
///
/// The window shows the first five rows, of 60 points each.
@MainActor
@Suite struct ElementSleepTests {
  @Observable
  final class Model {
    var color = Color.blue
    var text = "first"
    var opacity = 1.0
    var gap: CGFloat = 1_000
  }

  struct Rows: View {
    let model: Model
    let count: Int

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Button(row == 20 ? model.text : String(row)) {}
              .buttonStyle(Plate(color: model.color))
              .opacity(row == 20 ? model.opacity : 1)
          }
        }
      }
    }
  }

  struct Plate: ButtonStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 100, height: 60)
        .background(configuration.isPressed ? .black : color, in: RoundedRectangle(cornerRadius: 8))
    }
  }

  private let model = Model()

  private func window(_ count: Int = 40) -> Window {
    Window(size: CGSize(width: 400, height: 300), scale: 1) { Rows(model: model, count: count) }
  }

  /// The number of awake elements at and below a node.
  private func awake(_ node: ViewNode) -> Int {
    let own = node.asElement?.wakefulness == .awake ? 1 : 0
    return node.children.reduce(own) { $0 + awake($1) }
  }

  /// What a picture of the window shows.
  private func shown(_ window: Window) -> String {
    window.graph.displayList(in: CGRect(x: 0, y: 0, width: 400, height: 300)).description
  }

  @Test("a window makes the display items of what it shows", arguments: [20, 1_000, 10_000])
  func opening(count: Int) {
    let window = window(count)
    #expect(window.graph.statistics.displayItems < 40)
    #expect(awake(window.graph.root) < 60)
  }

  @Test("a row that is scrolled into the window is drawn as if it had never slept")
  func scrolling() {
    let window = window()
    window.scrollNodes[0].scroll(to: CGPoint(x: 0, y: 1_200))
    window.update()
    let drawn = shown(window)
    #expect(drawn.contains("\"first\""))
    let awoken = self.window()
    _ = awoken.display
    awoken.scrollNodes[0].scroll(to: CGPoint(x: 0, y: 1_200))
    awoken.update()
    #expect(shown(awoken) == drawn)
  }

  @Test("a row whose label changes in the sleep has the size of a new one, and moves those below")
  func resizing() {
    func labels() -> Window {
      Window(size: CGSize(width: 400, height: 300), scale: 1) { Labels(model: model) }
    }
    let window = labels()
    model.text = "a label\nof three\nlines"
    window.update()
    window.scrollNodes[0].scroll(to: CGPoint(x: 0, y: 1_200))
    window.update()
    let new = labels()
    new.scrollNodes[0].scroll(to: CGPoint(x: 0, y: 1_200))
    new.update()
    #expect(shown(window).contains("\"of three\""))
    #expect(shown(window) == shown(new))
  }

  struct Labels: View {
    let model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { row in
            Text(row == 20 ? model.text : String(row)).padding(20).padding(.top, 2)
          }
        }
      }
    }
  }

  @Test("an animation that began in the sleep is seen where it has got to")
  func animation() throws {
    let window = window()
    withAnimation(.linear(duration: 1)) { model.color = .red }
    window.update()
    window.wait(0.5)
    #expect(awake(window.graph.root) < 60)
    window.scrollNodes[0].scroll(to: CGPoint(x: 0, y: 1_200))
    window.update()
    let colors = Set(window.fills.compactMap(\.color))
    let color = try #require(colors.first)
    #expect(colors.count == 1)
    #expect(color.red > 0.3 && color.blue > 0.3, "halfway between blue and red")
  }

  @Test("a text that changes in an animation is seen to change")
  func crossing() {
    let window = window()
    withAnimation(.linear(duration: 1)) { model.text = "next" }
    window.update()
    window.wait(0.5)
    window.scrollNodes[0].scroll(to: CGPoint(x: 0, y: 1_200))
    window.update()
    #expect(shown(window).contains("\"first\""))
    #expect(shown(window).contains("\"next\""))
  }

  @Test("a row that begins to fade wakes")
  func fading() throws {
    let window = window()
    let before = awake(window.graph.root)
    withAnimation(.linear(duration: 1)) { model.opacity = 0 }
    window.update()
    window.wait(0.5)
    #expect(awake(window.graph.root) > before)
    window.scrollNodes[0].scroll(to: CGPoint(x: 0, y: 1_200))
    window.update()
    let opacity = try #require(window.opacity(of: "first"))
    #expect(abs(opacity - 0.5) < 0.02)
  }

  @Test("a finger below the edge of the window presses the button that it hits")
  func hit() {
    var pressed: [Int] = []
    let window = Window(size: CGSize(width: 400, height: 300), scale: 1) {
      VStack(spacing: 0) {
        ForEach(0..<9, id: \.self) { row in
          Button(String(row)) { pressed.append(row) }.buttonStyle(Plate(color: .blue))
        }
      }
      .frame(height: 300, alignment: .top)
    }
    let before = awake(window.graph.root)
    window.host.send(.began, .touch(1), at: CGPoint(x: 200, y: 450))
    window.host.send(.ended, .touch(1), at: CGPoint(x: 200, y: 450))
    #expect(pressed == [7])
    #expect(awake(window.graph.root) > before)
  }

  struct Gap: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { row in
          Button(String(row)) {}.buttonStyle(Plate(color: .blue))
            .padding(.top, row == 2 ? model.gap : 0)
        }
      }
      .frame(height: 300, alignment: .top)
    }
  }

  @Test("a row that moves up into the window is painted there")
  func damage() {
    let window = Window(size: CGSize(width: 400, height: 300), scale: 1) {
      Gap(model: model)
    }
    _ = window.graph.removeDamage()
    model.gap = 0
    window.update()
    let row = window.frame(of: "3")
    #expect(row.maxY < 300)
    #expect(window.graph.removeDamage().rects.contains { $0.contains(row) })
  }

  @Test("a window that grows shows the rows that slept below its edge")
  func growth() {
    let window = window()
    var configuration = window.graph.configuration
    configuration.size.height = 1_500
    window.graph.configure(configuration)
    window.update()
    let drawn = window.graph.displayList(in: CGRect(x: 0, y: 0, width: 400, height: 1_500))
      .description
    #expect(drawn.contains("\"first\""))
  }

  /// Asks its view for the sizes at two widths, and places it at the one that never changes.
  struct Asking: Layout {
    let width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 1_000))
      return subviews[0].sizeThatFits(ProposedViewSize(width: 400, height: 1_000))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 400, height: 1_000))
    }
  }

  struct Bars: View {
    let model: Model

    struct Bar: View {
      let model: Model
      let row: Int
      var body: some View { Color.red.frame(maxWidth: row == 30 ? model.gap : 10) }
    }

    var body: some View {
      Asking(width: model.opacity * 50) {
        VStack(alignment: .trailing, spacing: 0) {
          ForEach(0..<40, id: \.self) { Bar(model: model, row: $0).frame(height: 20) }
          Text("end")
        }
      }
      .frame(height: 300, alignment: .top)
    }
  }

  @Test("a sleeper tells its stack of a change in what it has answered and forgotten")
  func questions() {
    model.gap = 100
    func window() -> Window {
      Window(size: CGSize(width: 400, height: 300), scale: 1) { Bars(model: model) }
    }
    let kept = window()
    // Another question, which is asked without placing anything.
    model.opacity = 0.5
    kept.update()
    model.gap = 200
    kept.update()
    #expect(kept.frame(of: "end") == window().frame(of: "end"))
  }
}
