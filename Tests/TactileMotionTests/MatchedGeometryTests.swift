import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Matched geometry effects, and geometry groups.
@MainActor
@Suite struct MatchedGeometryTests {
  @Observable
  @MainActor
  final class Model {
    var isOn = false
    var width: CGFloat = 40
  }

  let model = Model()

  func throwSwitch(_ window: Window, _ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { model.isOn.toggle() }
    window.update()
  }

  func fills(_ window: Window) -> [CGRect] { window.fills.map(\.rect) }

  struct Pair: View {
    let model: Model
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var space

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: model.width, height: 20)
          .matchedGeometryEffect(id: "a", in: space)
        Color.blue
          .matchedGeometryEffect(
            id: "a", in: space, properties: properties, anchor: anchor, isSource: false
          )
          .frame(width: 100, height: 60)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("a view that isn't the source is drawn at the source; the layout around it doesn't change")
  func follows() {
    let window = Window { Pair(model: model) }
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(fills(window) == [frame, frame])
    model.width = 80
    window.update()
    #expect(fills(window)[1].width == CGFloat(80))
  }

  @Test("the view takes the position, the size or both, at an anchor")
  func properties() {
    let position = Window { Pair(model: model, properties: .position, anchor: .topLeading) }
    #expect(fills(position)[1] == CGRect(x: 0, y: 0, width: 100, height: 60))
    let size = Window { Pair(model: model, properties: .size, anchor: .bottomTrailing) }
    #expect(fills(size)[1] == CGRect(x: 60, y: 60, width: 40, height: 20))
  }

  @Test("the view follows when the source moves in an animated update")
  func glidesAlong() {
    let window = Window { Pair(model: model) }
    withAnimation(.linear(duration: 1)) { model.width = 80 }
    window.update()
    window.wait(0.5)
    #expect(fills(window).map(\.width) == [CGFloat(60), CGFloat(60)])
    window.settle()
    #expect(fills(window).map(\.width) == [CGFloat(80), CGFloat(80)])
  }

  /// A small square at the top left, or a large one at the bottom right.
  struct Hero: View {
    let model: Model
    /// The offset of the small square.
    var shift: CGFloat = 0
    @Namespace private var space

    var body: some View {
      ZStack {
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 100, height: 100)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        } else {
          Color.red.matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 20, height: 20)
            .offset(x: shift)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  let small = CGRect(x: 0, y: 0, width: 20, height: 20)
  let large = CGRect(x: 300, y: 200, width: 100, height: 100)
  let middle = CGRect(x: 150, y: 100, width: 60, height: 60)

  @Test("when one source replaces another, both move from the first frame to the second")
  func crossing() {
    let window = Window { Hero(model: model) }
    #expect(fills(window) == [small])
    throwSwitch(window)
    #expect(fills(window).first == small)
    window.wait(0.5)
    #expect(fills(window) == [middle, middle])
    window.settle()
    #expect(fills(window) == [large])
    throwSwitch(window)
    window.wait(0.5)
    #expect(fills(window) == [middle, middle])
    window.settle()
    #expect(fills(window) == [small])
  }

  @Test("reversed during the animation, they continue from their current frames")
  func backOnTheWay() {
    let window = Window { Hero(model: model) }
    throwSwitch(window)
    window.wait(0.5)
    throwSwitch(window)
    #expect(fills(window) == [middle, middle])
    window.settle()
    #expect(fills(window) == [small])
    #expect(window.graph.departures.ghosts.isEmpty)
  }

  @Test("without an animation the source is replaced immediately")
  func crossingAtOnce() {
    let window = Window { Hero(model: model) }
    throwSwitch(window, nil)
    #expect(fills(window) == [large])
    #expect(!window.graph.isAnimating)
  }

  struct Switched: View {
    let model: Model
    @Namespace private var space

    var body: some View {
      HStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: !model.isOn)
          .frame(width: 40, height: 10)
        Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: model.isOn)
          .frame(width: 100, height: 10)
        Spacer(minLength: 0)
      }
    }
  }

  @Test("among views that stay, the source can change")
  func sourceChanges() {
    let window = Window { Switched(model: model) }
    #expect(fills(window).map(\.width) == [CGFloat(40), CGFloat(40)])
    throwSwitch(window)
    window.wait(0.5)
    #expect(fills(window).map(\.width) == [CGFloat(70), CGFloat(70)])
    window.settle()
    #expect(fills(window).map(\.width) == [CGFloat(100), CGFloat(100)])
    #expect(fills(window).map(\.minX) == [CGFloat(40), CGFloat(40)])
  }

  @Test("an identifier in another namespace is a different identifier")
  func spaces() {
    struct Content: View {
      @Namespace private var one
      @Namespace private var two

      var body: some View {
        HStack(spacing: 0) {
          Color.red.matchedGeometryEffect(id: 1, in: one).frame(width: 40, height: 10)
          Color.blue.matchedGeometryEffect(id: 1, in: two, isSource: false)
            .frame(width: 100, height: 10)
        }
      }
    }
    #expect(fills(Window { Content() }).map(\.width) == [CGFloat(40), CGFloat(100)])
  }

  @Test(
    "many matched views cost nothing in frames in which none of them moves",
    arguments: WorkSizes.all)
  func work(count: Int) {
    struct Content: View {
      let count: Int
      let register: (Binding<Double>) -> Void
      @Namespace private var space
      @State private var opacity = 1.0

      var body: some View {
        register($opacity)
        return VStack {
          ForEach(0..<count, id: \.self) { index in
            Text(String(index)).matchedGeometryEffect(id: index, in: space)
          }
          Faded(opacity: $opacity)
        }
      }
    }
    struct Faded: View {
      @Binding var opacity: Double
      var body: some View { Text("A").opacity(opacity) }
    }
    var opacity: Binding<Double>?
    let window = Window { Content(count: count) { opacity = $0 } }
    withAnimation(.linear(duration: 1)) { opacity?.wrappedValue = 0 }
    window.update()
    let frame = window.work { window.host.advance(by: 1.0 / 60) }
    #expect(frame.placements == 0)
    #expect(frame.visits < 60)
  }

  struct Moving: View {
    let model: Model
    let isGrouped: Bool

    var body: some View {
      HStack(spacing: 0) {
        if isGrouped { content.geometryGroup() } else { content }
        Spacer(minLength: 0)
      }
      .padding(.leading, model.isOn ? 100 : 0)
    }

    private var content: some View {
      ZStack {
        Color.red.frame(width: 20, height: 20)
        if model.isOn { Text("A").transition(.identity) }
      }
      .frame(width: 40, height: 40)
    }
  }

  @Test(
    "a view inserted into a moving geometry group moves along; otherwise it is in its final place")
  func geometryGroup() {
    for isGrouped in [true, false] {
      model.isOn = false
      let window = Window { Moving(model: model, isGrouped: isGrouped) }
      throwSwitch(window)
      window.wait(0.5)
      let red = fills(window)[0]
      #expect(red.minX == CGFloat(60))
      let text = window.frame(of: "A")
      #expect(abs(text.midX - (isGrouped ? 70 : 120)) < 1)
      window.settle()
      #expect(fills(window)[0].minX == CGFloat(110))
    }
  }

  struct Replaced: View {
    let model: Model
    @Namespace private var space

    var body: some View {
      // The container grows about its center, so that it moves with the change.
      HStack(spacing: 0) {
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "a", in: space).frame(width: 200, height: 40)
        } else {
          Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 100, height: 40)
        }
      }
    }
  }

  @Test("a removed view moves to the new source's frame, even if its container has moved")
  func removedViewFollows() {
    let window = Window { Replaced(model: model) }
    throwSwitch(window)
    window.wait(0.999)
    let frames = fills(window)
    #expect(frames.count == 2)
    for frame in frames { #expect(abs(frame.midX - 200) < 1, "\(frame)") }
  }
}
