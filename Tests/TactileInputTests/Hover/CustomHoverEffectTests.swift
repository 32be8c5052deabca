import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Custom hover effects under a mouse.
@MainActor
@Suite struct CustomHoverEffectTests {
  private struct Fade: CustomHoverEffect {
    @Environment(\.lineLimit) private var lineLimit

    func body(content: Content) -> some CustomHoverEffect {
      content.hoverEffect { effect, isActive, _ in
        effect.opacity(isActive ? 1 : lineLimit == 1 ? 0.25 : 0.5)
      }
    }
  }

  private struct FadeAndGrow: CustomHoverEffect {
    let grows: Bool

    func body(content: Content) -> some CustomHoverEffect {
      content.hoverEffect(Fade())
        .hoverEffect(Grow(), isEnabled: grows)
    }
  }

  private struct Grow: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
      content.hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 2 : 1) }
    }
  }

  private func rest(over location: CGPoint, _ window: Window) {
    window.hover(at: location)
    window.settle()
  }

  @Test("1.3.34: the inactive values apply before and after the mouse is over the view")
  func phases() {
    let window = Window { Text("a").hoverEffect(Fade()) }
    #expect(window.opacity(of: "a") == 0.5)
    rest(over: point(200, 150), window)
    #expect(window.opacity(of: "a") == 1)
    rest(over: point(5, 5), window)
    #expect(window.opacity(of: "a") == 0.5)
  }

  @Test("an effect reads the environment of its view")
  func environment() {
    let window = Window {
      Text("a").hoverEffect(FadeAndGrow(grows: true))
        .lineLimit(1)
    }
    #expect(window.opacity(of: "a") == 0.25)
  }

  @Test("effects apply in parallel, and one of them can be disabled")
  func parallel() {
    let both = Window { Text("a").hoverEffect(FadeAndGrow(grows: true)) }
    rest(over: point(200, 150), both)
    #expect(both.opacity(of: "a") == 1)
    #expect(both.scale(of: "a") == 2)
    let one = Window { Text("a").hoverEffect(FadeAndGrow(grows: false)) }
    rest(over: point(200, 150), one)
    #expect(one.opacity(of: "a") == 1)
    #expect(one.scale(of: "a") == 1)
  }

  @Test("a change uses the animation of its part of the effect, or else the default one")
  func animations() {
    let window = Window {
      Text("a").hoverEffect { effect, isActive, _ in
        effect.opacity(isActive ? 1 : 0.5)
          .animation(isActive ? .linear(duration: 1) : nil) { $0.scaleEffect(isActive ? 2 : 1) }
      }
    }
    window.hover(at: point(200, 150))
    window.wait(0)
    window.wait(0.5)
    #expect(window.scale(of: "a") == 1.5)
    let opacity = window.opacity(of: "a") ?? 0
    #expect(opacity > 0.9 && opacity < 1)
    window.settle()
    #expect(window.scale(of: "a") == 2)
    window.hover(at: point(5, 5))
    window.wait(0)
    // The part without an animation changes at once; the other part is still animating.
    #expect(window.scale(of: "a") == 1)
    #expect(window.opacity(of: "a") == 1)
    window.settle()
    #expect(window.opacity(of: "a") == 0.5)
  }

  @Test("the effect doesn't change the geometry and hit testing of the view")
  func geometry() {
    let journal = Journal()
    let window = Window {
      Button("a") { journal.note("action") }.buttonStyle(.plain)
        .hoverEffect { effect, isActive, proxy in
          effect.offset(y: isActive ? 0 : proxy.size.height * 2).opacity(isActive ? 1 : 0)
        }
    }
    let frame = window.frame(of: "a")
    #expect(frame.midX == 200 && abs(frame.midY - 150) < 1)
    window.tap("a")
    #expect(journal.entries == ["action"])
    #expect(window.opacity(of: "a") == nil)
    // The view is hovered where it has its frame.
    rest(over: point(200, 150), window)
    #expect(window.opacity(of: "a") == 1)
    #expect(window.frame(of: "a") == frame)
  }

  @Test("a clip shape grows and shrinks with the phase")
  func clip() {
    let window = Window {
      Color.red.frame(width: 200, height: 100).hoverEffect { effect, isActive, proxy in
        effect.animation(.linear(duration: 1)) {
          $0.clipShape(.rect.size(width: isActive ? proxy.size.width : 40, height: 40))
        }
      }
    }
    #expect(window.display.description.contains("clip rect (100, 100) 40×40"))
    window.hover(at: point(200, 150))
    window.wait(0)
    window.wait(0.5)
    #expect(window.display.description.contains("clip rect (100, 100) 120×40"))
    window.settle()
    #expect(window.display.description.contains("clip rect (100, 100) 200×40"))
  }

  @Test("a view that is disabled, or has disabled effects, keeps the inactive values")
  func disabled() {
    let windows = [
      Window { Text("a").hoverEffect(Fade(), isEnabled: false) },
      Window { Text("a").hoverEffect(Fade().hoverEffectDisabled().hoverEffectDisabled(false)) },
      Window { Text("a").hoverEffect(Fade()).hoverEffectDisabled() },
      Window { Text("a").hoverEffect(Fade()).disabled(true) },
    ]
    for window in windows {
      rest(over: point(200, 150), window)
      #expect(window.opacity(of: "a") == 0.5)
    }
  }

  @Test("the default effect is the automatic one")
  func standard() {
    let custom = Window {
      Text("a").hoverEffect().defaultHoverEffect(Fade())
    }
    #expect(custom.opacity(of: "a") == 0.5)
    let erased = Window { Text("a").hoverEffect().defaultHoverEffect(HoverEffect(Fade())) }
    #expect(erased.opacity(of: "a") == 0.5)
    let circle = Window(idiom: .pad) {
      Text("a").hoverEffect(.automatic).defaultHoverEffect(.automatic)
    }
    rest(over: point(200, 150), circle)
    #expect(circle.display.description.contains("fill rounded"))
  }
}
