import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

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

  private struct Faded: CustomHoverEffect {
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
