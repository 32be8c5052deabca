import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Symbol effects: once for a change, or as long as they are active.
@MainActor
@Suite struct SymbolEffectTests {
  struct Bell: View {
    @State var count = 0
    @State var isActive = false
    let register: (Binding<Int>, Binding<Bool>) -> Void
    var body: some View {
      register($count, $isActive)
      return VStack {
        Image(systemName: "bell")
        Text("still")
      }
      .symbolEffect(.bounce, options: .speed(2), value: count)
      .symbolEffect(.rotate, isActive: isActive)
    }
  }

  private func bell() -> (window: Window, count: Binding<Int>, isActive: Binding<Bool>) {
    var bindings: (Binding<Int>, Binding<Bool>)?
    let window = Window(scale: 1) { Bell { bindings = ($0, $1) } }
    return (window, bindings!.0, bindings!.1)
  }

  /// The effects around the symbol, in words.
  private func effects(_ window: Window) -> [String] {
    window.display.description.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    .filter { $0.hasPrefix("scale") || $0.hasPrefix("rotate") || $0.hasPrefix("opacity") }
    .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  @Test("a change makes the symbol bounce once, and doesn't move the text")
  func bounce() {
    let (window, count, _) = bell()
    #expect(effects(window) == [])
    count.wrappedValue = 1
    window.update()
    // Half a second at double speed; in the middle it is a fifth larger.
    window.wait(0.125)
    #expect(effects(window) == ["scale 1.2"])
    #expect(window.scale(of: "still") == 1)
    window.wait(0.2)
    #expect(effects(window) == [])
    #expect(!window.graph.isAnimating)
    count.wrappedValue = 2
    window.update()
    window.wait(0.125)
    #expect(effects(window) == ["scale 1.2"])
    window.settle()
  }

  @Test("a change makes an effect repeat without end if its options say so")
  func repeatingBounce() {
    let (window, count) = bouncing(.repeating.speed(2))
    #expect(!window.graph.isAnimating)
    count.wrappedValue = 1
    window.update()
    window.wait(0.125)
    #expect(effects(window) == ["scale 1.2"])
    window.wait(10)
    #expect(effects(window) == ["scale 1.2"])
    for options in [SymbolEffectOptions.nonRepeating, .repeat(nil), .repeating.repeat(nil)] {
      let (window, count) = bouncing(options)
      count.wrappedValue = 1
      window.update()
      window.settle()
      #expect(effects(window) == [] && !window.graph.isAnimating)
    }
  }

  private func bouncing(_ options: SymbolEffectOptions) -> (window: Window, count: Binding<Int>) {
    var count: Binding<Int>?
    let window = Window(scale: 1) {
      Stateful(0) { binding in
        let _ = count = binding
        Image(systemName: "bell")
          .symbolEffect(.bounce, options: options, value: binding.wrappedValue)
      }
    }
    return (window, count!)
  }

  @Test("an indefinite effect runs until it is inactive")
  func rotate() {
    let (window, _, isActive) = bell()
    isActive.wrappedValue = true
    window.update()
    window.wait(0.25)
    #expect(effects(window) == ["rotate 90°"])
    window.wait(10.25)
    #expect(effects(window) == ["rotate 180°"])
    #expect(window.graph.isAnimating)
    isActive.wrappedValue = false
    window.update()
    window.wait(0.1)
    #expect(effects(window) == [] && !window.graph.isAnimating)
    isActive.wrappedValue = true
    window.update()
    window.wait(0.25)
    #expect(effects(window) == ["rotate 90°"])
  }

  @Test("scale effects last while they are active; several are combined; all can be removed")
  func levels() {
    func shown(_ view: some View) -> [String] {
      let window = Window(scale: 1) { view }
      window.settle()
      return effects(window)
    }
    let star = Image(systemName: "star")
    #expect(shown(star.symbolEffect(.scale.up)) == ["scale 1.2"])
    #expect(shown(star.symbolEffect(.scale.down, isActive: false)) == [])
    #expect(shown(star.symbolEffect(.disappear)) == ["opacity 0", "scale 0.7"])
    #expect(shown(star.symbolEffect(.scale.up).symbolEffect(.scale.up)) == ["scale 1.44"])
    #expect(shown(star.symbolEffectsRemoved().symbolEffect(.scale.up)) == [])
    #expect(shown(star.symbolEffectsRemoved(false).symbolEffect(.scale.up)) == ["scale 1.2"])
    #expect(shown(star.symbolEffect(.pulse, options: .repeat(2))) == [])
    #expect(shown(Text("a").symbolEffect(.scale.up)) == [])
  }

  @Test("a repeating effect rests with reduced motion, and draws the plain symbol")
  func reducedMotion() {
    func window(isReduced: Bool) -> Window {
      let window = Window(scale: 1) {
        Image(systemName: "star").symbolEffect(.pulse, options: .repeating)
          .environment(\._accessibilityReduceMotion, isReduced)
      }
      window.wait(0.3)
      return window
    }
    let (moving, still) = (window(isReduced: false), window(isReduced: true))
    #expect(moving.graph.isAnimating)
    #expect(effects(moving) != [])
    #expect(!still.graph.isAnimating)
    #expect(effects(still) == [])
  }
}
