import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
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

/// Views whose hover effects become active together.
@MainActor
@Suite struct HoverEffectGroupTests {
  private struct Pair: View {
    @Namespace private var namespace
    var first = HoverEffectGroup.Behavior.activatesGroup
    var second = HoverEffectGroup.Behavior.activatesGroup
    var phaseOverride: HoverEffectPhaseOverride?
    var third: HoverEffectGroup.Behavior?

    var body: some View {
      HStack(spacing: 0) {
        tile("1", first, phaseOverride)
        tile("2", second, nil)
        if let third { tile("3", third, nil) }
      }
    }

    private func tile(
      _ title: String, _ behavior: HoverEffectGroup.Behavior,
      _ phaseOverride: HoverEffectPhaseOverride?
    ) -> some View {
      Text(title).frame(width: 100, height: 100).contentShape(.rect)
        .hoverEffect(
          Faded().hoverEffectGroup(in: namespace, behavior: behavior)
            .hoverEffectPhaseOverride(phaseOverride))
    }
  }

  fileprivate struct Faded: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
      content.hoverEffect { effect, isActive, _ in
        effect.animation(nil) { $0.opacity(isActive ? 1 : 0.5) }
      }
    }
  }

  /// The opacities of the texts while the mouse is over the first, the second, and beside them.
  private func opacities(_ pair: Pair) -> [[Double?]] {
    let window = Window { pair }
    return [point(150, 150), point(250, 150), point(5, 5)].map { location in
      window.hover(at: location)
      window.settle()
      return [window.opacity(of: "1"), window.opacity(of: "2")]
    }
  }

  @Test("hovering one view activates the effects of all views in the group")
  func together() {
    #expect(opacities(Pair()) == [[1, 1], [1, 1], [0.5, 0.5]])
  }

  @Test("a follower is active with the group, and doesn't activate it")
  func follower() {
    #expect(opacities(Pair(second: .followsGroup)) == [[1, 1], [0.5, 0.5], [0.5, 0.5]])
  }

  @Test("a view that ignores its group is only active under the mouse")
  func ignoring() {
    #expect(opacities(Pair(second: .ignoresGroup)) == [[1, 0.5], [0.5, 1], [0.5, 0.5]])
  }

  @Test("a view that preserves its group keeps it active, and doesn't activate it")
  func preserving() {
    #expect(opacities(Pair(second: .preservesGroup)) == [[1, 1], [1, 1], [0.5, 0.5]])
    let window = Window { Pair(second: .preservesGroup) }
    window.hover(at: point(250, 150))
    window.settle()
    #expect(window.opacity(of: "1") == 0.5)
  }

  @Test("an override of one effect applies to its group")
  func override() {
    #expect(
      opacities(Pair(phaseOverride: .active)) == [[1, 1], [1, 1], [1, 1]])
    #expect(
      opacities(Pair(phaseOverride: .inactive)) == [[0.5, 0.5], [0.5, 0.5], [0.5, 0.5]])
  }

  @Test("a view can be the group of all effects in it")
  func container() {
    let window = Window {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100)
        Text("1").frame(width: 100, height: 100).hoverEffect(Faded())
      }
      .hoverEffectGroup()
    }
    #expect(window.opacity(of: "1") == 0.5)
    window.hover(at: point(150, 150))
    window.settle()
    #expect(window.opacity(of: "1") == 1)
    window.hover(at: point(5, 5))
    window.settle()
    #expect(window.opacity(of: "1") == 0.5)
  }

  @Test("a member that is removed under the mouse deactivates the group")
  func removal() {
    let window = Window {
      Stateful(true) { isShown in
        VStack {
          Button("Remove") { isShown.wrappedValue = false }.keyboardShortcut("r", modifiers: [])
          if isShown.wrappedValue { Pair() } else { Pair() }
        }
      }
    }
    window.hover(at: window.center(of: "1"))
    window.settle()
    #expect(window.opacity(of: "2") == 1)
    window.tap("Remove")
    window.settle()
    #expect(window.opacity(of: "2") == 0.5)
  }
}

/// Phases of hover effects that do not depend on the mouse.
@MainActor
@Suite struct HoverEffectPhaseOverrideTests {
  private func window(
    _ override: @escaping (Int) -> HoverEffectPhaseOverride
  ) -> Window {
    Window {
      Stateful(0) { count in
        VStack {
          Button("Next") { count.wrappedValue += 1 }
          Text("a").hoverEffect(
            EmptyHoverEffect.empty
              .hoverEffect { effect, isActive, _ in
                effect.animation(.linear(duration: 1).delay(10)) { $0.opacity(isActive ? 1 : 0) }
              }
              .hoverEffectPhaseOverride(override(count.wrappedValue)))
        }
      }
    }
  }

  @Test("an override applies from the start, wherever the mouse is")
  func constant() {
    #expect(window { _ in .active }.opacity(of: "a") == 1)
    #expect(window { _ in .inactive }.opacity(of: "a") == nil)
  }

  @Test("a toggle changes the phase initially and each time its value changes, without delay")
  func toggle() {
    let window = window { .toggled(trigger: $0) }
    #expect(window.opacity(of: "a") == 1)
    window.tap("Next")
    window.wait(0.5)
    let opacity = window.opacity(of: "a") ?? 0
    #expect(opacity > 0.4 && opacity < 0.6)
    window.settle()
    #expect(window.opacity(of: "a") == nil)
    window.tap("Next")
    window.settle()
    #expect(window.opacity(of: "a") == 1)
  }

  @Test("a temporary override ends when the change is complete")
  func temporary() {
    let window = window { .activeTemporarily(trigger: $0) }
    window.settle()
    #expect(window.opacity(of: "a") == nil)
    window.tap("Next")
    window.wait(0.5)
    let opacity = window.opacity(of: "a") ?? 0
    #expect(opacity > 0.4 && opacity < 0.6)
    window.wait(0.6)
    // From now on the mouse counts again, with the delay.
    #expect(window.opacity(of: "a") == 1)
    window.settle()
    #expect(window.opacity(of: "a") == nil)
  }
}
