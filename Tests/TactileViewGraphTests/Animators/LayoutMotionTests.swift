import Foundation
import Observation
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Layout animations: shown frames are animated, and the layout is final immediately.
@MainActor
@Suite struct LayoutMotionTests {
  /// A switch for stories, thrown with or without an animation.
  @Observable
  @MainActor
  final class Model {
    var isOn = false
    var width: CGFloat = 100
  }

  private func window(@ViewBuilder _ content: () -> some View) -> Window {
    Window(size: CGSize(width: 400, height: 100), scale: 1, content)
  }

  /// The frames of everything filled, in the window.
  private func fills(_ window: Window) -> [CGRect] {
    func collect(_ items: [DisplayList.Item], at offset: CGPoint) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        let origin = CGPoint(x: offset.x + item.origin.x, y: offset.y + item.origin.y)
        return switch item.content {
        case .fill(let path, _, _): [path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)]
        case .group(_, let items): collect(items, at: origin)
        default: []
        }
      }
    }
    return collect(window.display.items, at: .zero)
  }

  private func change(_ window: Window, _ animation: Animation?, _ body: () -> Void) {
    withAnimation(animation, body)
    window.update()
  }

  struct Bar: View {
    let model: Model
    var body: some View {
      HStack(spacing: 0) {
        Rectangle().frame(width: model.width, height: 10)
        Text("A")
        Spacer(minLength: 0)
      }
    }
  }

  /// A row that a story moves to the right.
  struct Shifting<Content: View>: View {
    let model: Model
    var distance: CGFloat = 100
    @ViewBuilder let content: Content

    var body: some View {
      HStack(spacing: 0) {
        content
        Spacer(minLength: 0)
      }
      .padding(.leading, model.isOn ? distance : 0)
    }
  }

  @Test("4.5.37: origin and size are animated together, on whole pixels")
  func glides() {
    let model = Model()
    let window = window { Bar(model: model) }
    #expect(fills(window) == [CGRect(x: 0, y: 45, width: 100, height: 10)])
    change(window, .linear(duration: 1)) { model.width = 202 }
    #expect(fills(window) == [CGRect(x: 0, y: 45, width: 100, height: 10)])
    #expect(window.frame(of: "A").minX as CGFloat == 100)
    window.wait(0.5)
    #expect(fills(window) == [CGRect(x: 0, y: 45, width: 151, height: 10)])
    #expect(window.frame(of: "A").minX as CGFloat == 151)
    window.settle()
    #expect(fills(window) == [CGRect(x: 0, y: 45, width: 202, height: 10)])
    #expect(window.frame(of: "A").minX as CGFloat == 202)
    #expect(window.graph.layoutMotions.moving == 0)
  }

  @Test("4.5.37: without an animation frames change immediately")
  func jumps() {
    let model = Model()
    let window = window { Bar(model: model) }
    change(window, nil) { model.width = 200 }
    #expect(fills(window)[0].width as CGFloat == 200)
    #expect(!window.graph.isAnimating)
  }

  @Test("4.5.38: siblings are laid out for the final size, once")
  func layoutIsFinal() {
    let model = Model()
    let window = window { Bar(model: model) }
    change(window, .linear(duration: 1)) { model.width = 200 }
    let measures = window.graph.statistics.measures
    let placements = window.graph.statistics.placements
    window.wait(0.5)
    #expect(window.graph.statistics.measures == measures)
    #expect(window.graph.statistics.placements == placements)
  }

  @Test("4.3.20: a change without an animation moves the target, and the animation continues")
  func goalMoves() {
    let model = Model()
    let window = window { Bar(model: model) }
    change(window, .linear(duration: 1)) { model.width = 200 }
    window.wait(0.5)
    change(window, nil) { model.width = 260 }
    #expect(fills(window)[0].width as CGFloat == 210)
    window.settle()
    #expect(fills(window)[0].width as CGFloat == 260)
  }

  @Test("4.5.31: each view has its own animation: one jumps while its neighbors are animated")
  func ownWay() {
    struct Content: View {
      let model: Model
      var body: some View {
        Shifting(model: model) {
          Text("A")
          Text("B").animation(nil, value: model.isOn)
          HStack(spacing: 0) { Text("C") }
        }
      }
    }
    let model = Model()
    let window = window { Content(model: model) }
    change(window, .linear(duration: 1)) { model.isOn = true }
    window.wait(0.5)
    #expect(window.frame(of: "A").minX as CGFloat == 50)
    #expect(window.frame(of: "B").minX as CGFloat == 117)
    #expect(window.frame(of: "C").minX as CGFloat == 84)
  }

  @Test("4.5.30: a view animated by its own value is animated while others change immediately")
  func ownAnimation() {
    struct Content: View {
      let model: Model
      var body: some View {
        Shifting(model: model) {
          Text("A")
          Text("B").animation(.linear(duration: 1), value: model.isOn)
          Text("C").animation(.linear(duration: 1))
        }
      }
    }
    let model = Model()
    let window = window { Content(model: model) }
    change(window, nil) { model.isOn = true }
    window.wait(0.5)
    #expect(window.frame(of: "A").minX as CGFloat == 100)
    #expect(window.frame(of: "B").minX as CGFloat == 67)
    #expect(window.frame(of: "C").minX as CGFloat == 84)
  }

  @Test("a view inserted into a moving container is in its final place")
  func newcomer() {
    struct Content: View {
      let model: Model
      var body: some View {
        Shifting(model: model) {
          Text("A")
          if model.isOn { Text("B") }
        }
      }
    }
    let model = Model()
    let window = window { Content(model: model) }
    change(window, .linear(duration: 1)) { model.isOn = true }
    window.wait(0.5)
    #expect(window.frame(of: "A").minX as CGFloat == 50)
    #expect(window.frame(of: "B").minX as CGFloat == 117)
  }

  @Test("clips, scales and their content stay together during the animation")
  func effects() {
    struct Content: View {
      let model: Model
      var body: some View {
        Shifting(model: model) {
          Rectangle().frame(width: 20, height: 20).clipShape(Circle())
            .scaleEffect(2, anchor: .topLeading).opacity(0.5)
        }
      }
    }
    let model = Model()
    let window = window { Content(model: model) }
    change(window, .linear(duration: 1)) { model.isOn = true }
    window.wait(0.25)
    #expect(
      window.display.description == """
        window 400×100 on #FFFFFF
          opacity 0.5
            scale 2 around (25, 40)
              clip ellipse (25, 40) 20×20
                fill rect (25, 40) 20×20 #000000
        """)
  }

  @Test("3.9.54: touches hit views where they are shown")
  func hits() {
    struct Content: View {
      let model: Model
      var body: some View {
        Shifting(model: model, distance: 200) {
          Button("go") {}.buttonStyle(Plate())
        }
      }
    }
    struct Plate: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: 20, height: 20).opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    func isHit(_ x: CGFloat) -> Bool {
      let model = Model()
      let window = window { Content(model: model) }
      change(window, .linear(duration: 1)) { model.isOn = true }
      window.wait(0.5)
      window.down(at: CGPoint(x: x, y: 50), .mouse(button: 0))
      return window.display.description.contains("opacity 0.5")
    }
    #expect(isHit(110))
    #expect(!isHit(10))
    #expect(!isHit(210))
  }

  @Test("4.3.24: a completion waits for frames too")
  func completion() {
    let model = Model()
    let window = window { Bar(model: model) }
    var isDone = false
    withAnimation(.linear(duration: 1)) {
      model.width = 200
    } completion: {
      isDone = true
    }
    window.update()
    window.wait(0.9)
    #expect(!isDone)
    window.wait(0.2)
    #expect(isDone)
  }

  @Test("4.3.25: a view that is removed ends its animation")
  func removal() {
    struct Content: View {
      let model: Model
      var body: some View {
        if model.width < 300 { Bar(model: model) } else { Text("gone") }
      }
    }
    let model = Model()
    let window = window { Content(model: model) }
    var isDone = false
    withAnimation(.linear(duration: 1)) {
      model.width = 200
    } completion: {
      isDone = true
    }
    window.update()
    window.wait(0.5)
    change(window, nil) { model.width = 300 }
    #expect(window.texts == ["gone"])
    #expect(isDone)
    #expect(window.graph.layoutMotions.moving == 0)
    #expect(!window.graph.isAnimating)
  }
}
