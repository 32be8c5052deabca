import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The insertion and removal of each transition (rule 4.6.40).
@MainActor
@Suite struct BuiltInTransitionTests {
  @Observable
  @MainActor
  final class Model { var isOn = false }

  /// How a text of 20 by 12 points in the middle of the window is seen.
  struct Look: Equatable, CustomStringConvertible {
    var opacity = 1.0
    var scale = 1.0
    var x = 0.0
    var y = 0.0

    var description: String { "opacity \(opacity), scale \(scale), at (\(x), \(y))" }
  }

  struct Page<Item: View>: View {
    let model: Model
    @ViewBuilder let item: Item

    var body: some View { ZStack { if model.isOn { item } } }
  }

  private func look(_ window: Window, _ text: String = "AB") -> Look? {
    guard let frame = window.drawnFrame(of: text), let opacity = window.opacity(of: text) else {
      return nil
    }
    func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
    return Look(
      opacity: rounded(CGFloat(opacity)), scale: rounded(frame.width / 20),
      x: rounded(frame.midX - 200), y: rounded(frame.midY - 150))
  }

  /// What is seen in the middle of the way in, and in the middle of the way out.
  private func halves(_ item: some View) -> [Look?] {
    let model = Model()
    let window = Window { Page(model: model) { item.font(.system(size: 10)) } }
    func half() -> Look? {
      withAnimation(.linear(duration: 1)) { model.isOn.toggle() }
      window.update()
      window.wait(0.5)
      defer { window.settle() }
      return look(window)
    }
    let halves = [half(), half()]
    #expect(window.texts == [])
    return halves
  }

  private func expect(
    _ transition: AnyTransition, in coming: Look?, out leaving: Look?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      halves(Text("AB").transition(transition)) == [coming, leaving],
      sourceLocation: sourceLocation)
  }

  @Test("4.6.40: identity inserts and removes immediately")
  func identity() { expect(.identity, in: Look(), out: nil) }

  @Test("4.6.40: opacity and scale")
  func fadingAndGrowing() {
    expect(.opacity, in: Look(opacity: 0.5), out: Look(opacity: 0.5))
    expect(.scale, in: Look(scale: 0.5), out: Look(scale: 0.5))
    expect(.scale(scale: 0.5), in: Look(scale: 0.75), out: Look(scale: 0.75))
    expect(
      .scale(scale: 0, anchor: .leading), in: Look(scale: 0.5, x: -5), out: Look(scale: 0.5, x: -5))
  }

  @Test("4.6.40: slide inserts from the leading edge and removes to the trailing one")
  func slide() { expect(.slide, in: Look(x: -10), out: Look(x: 10)) }

  @Test("4.6.40: move inserts and removes at its edge, by the view's length")
  func move() {
    expect(.move(edge: .leading), in: Look(x: -10), out: Look(x: -10))
    expect(.move(edge: .trailing), in: Look(x: 10), out: Look(x: 10))
    expect(.move(edge: .top), in: Look(y: -6), out: Look(y: -6))
    expect(.move(edge: .bottom), in: Look(y: 6), out: Look(y: 6))
  }

  @Test("4.6.40: push inserts from its edge and removes to the opposite one, fading")
  func push() {
    expect(.push(from: .trailing), in: Look(opacity: 0.5, x: 10), out: Look(opacity: 0.5, x: -10))
    expect(.push(from: .top), in: Look(opacity: 0.5, y: -6), out: Look(opacity: 0.5, y: 6))
  }

  @Test("4.6.40: offset inserts from its distance and removes to it")
  func offset() {
    expect(.offset(x: 40, y: -20), in: Look(x: 20, y: -10), out: Look(x: 20, y: -10))
  }

  @Test("4.6.40: blurReplace fades and scales down, or up on removal")
  func blurReplace() {
    expect(
      AnyTransition(.blurReplace), in: Look(opacity: 0.5, scale: 0.95),
      out: Look(opacity: 0.5, scale: 0.95))
    expect(
      AnyTransition(.blurReplace(.upUp)), in: Look(opacity: 0.5, scale: 0.95),
      out: Look(opacity: 0.5, scale: 1.06))
    #expect(BlurReplaceTransition(configuration: .downUp).look(in: .willAppear).blur == CGFloat(7))
  }

  @Test("4.6.40: asymmetric inserts and removes with different transitions")
  func asymmetric() {
    expect(
      .asymmetric(insertion: .opacity, removal: .scale), in: Look(opacity: 0.5),
      out: Look(scale: 0.5))
    expect(
      AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .move(edge: .top))),
      in: Look(opacity: 0.5), out: Look(y: -6))
    expect(
      .asymmetric(insertion: .identity, removal: .opacity), in: Look(), out: Look(opacity: 0.5))
  }

  @Test("4.6.40: combined applies both transitions, each with its own animation")
  func combined() {
    expect(
      .opacity.combined(with: .scale), in: Look(opacity: 0.5, scale: 0.5),
      out: Look(opacity: 0.5, scale: 0.5))
    expect(
      .opacity.animation(.linear(duration: 2)).combined(with: .move(edge: .top)),
      in: Look(opacity: 0.25, y: -6), out: Look(opacity: 0.75, y: -6))
  }

  struct Turned: ViewModifier {
    let distance: CGFloat
    func body(content: Content) -> some View { content.offset(x: distance).opacity(0.5) }
  }

  @Test("4.6.40: modifier applies the active and the identity modifier")
  func modifier() {
    expect(
      .modifier(active: Turned(distance: 40), identity: Turned(distance: 0)),
      in: Look(opacity: 0.5, x: 20), out: Look(opacity: 0.5, x: 20))
  }

  struct Through: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 40).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  struct Nested: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      Through().apply(content: content.offset(y: phase.isIdentity ? 0 : 20), phase: phase)
    }
  }

  @Test("4.6.40: a custom transition has a body for each phase, and can be composed of others")
  func custom() {
    #expect(
      halves(Text("AB").transition(Through()))
        == [Look(opacity: 0.5, x: -20), Look(opacity: 0.5, x: 20)])
    #expect(
      halves(Text("AB").transition(Nested()))
        == [Look(opacity: 0.5, x: -20, y: 10), Look(opacity: 0.5, x: 20, y: 10)])
    #expect(
      halves(Text("AB").transition(Through().combined(with: .scale)))
        == [Look(opacity: 0.5, scale: 0.5, x: -10), Look(opacity: 0.5, scale: 0.5, x: 10)])
    #expect(
      halves(Text("AB").transition(Through().animation(.linear(duration: 2))))
        == [Look(opacity: 0.25, x: -30), Look(opacity: 0.75, x: 10)])
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
  }

  @Test("4.6.40: transitions apply to several views and to type-erased views")
  func lists() {
    let hidden = halves(AnyView(Text("AB")).transition(Through()))
    #expect(hidden == [Look(opacity: 0.5, x: -20), Look(opacity: 0.5, x: 20)])
    let group = halves(
      Group {
        Text("AB")
        Text("C")
      }
      .transition(.slide))
    #expect(group == [Look(x: -10), Look(x: 10)])
  }

  @Test("4.6.40: the view keeps its state when its transition changes")
  func stateStays() {
    struct Content: View {
      let register: (Binding<Int>, Binding<Bool>) -> Void
      @State private var isOther = false

      var body: some View {
        ZStack {
          Counter { register($0, $isOther) }
            .transition(isOther ? .move(edge: .top) : .opacity.combined(with: .scale))
        }
      }
    }
    struct Counter: View {
      let register: (Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        register($count)
        return Text("\(count)")
      }
    }
    var bindings: (Binding<Int>, Binding<Bool>)?
    let window = Window { Content { bindings = ($0, $1) } }
    bindings?.0.wrappedValue = 5
    bindings?.1.wrappedValue = true
    window.update()
    #expect(window.texts == ["5"])
  }

  @Test("4.6.40: in a right-to-left layout the leading edge is the right one")
  func rightToLeft() {
    for (transition, x) in [
      (.move(edge: .leading), 10), (.scale(scale: 0, anchor: .leading), 5),
    ] as [(AnyTransition, Double)] {
      let item = Text("AB").transition(transition)
      let model = Model()
      let window = Window {
        Page(model: model) { item.font(.system(size: 10)) }
          .environment(\.layoutDirection, .rightToLeft)
      }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.update()
      window.wait(0.5)
      #expect(look(window)?.x == x)
    }
  }

  struct Calm<Item: View>: View {
    let model: Model
    let item: Item
    var body: some View {
      Page(model: model) { item.font(.system(size: 10)) }
        .environment(\._accessibilityReduceMotion, true)
    }
  }

  @Test("4.6.40: with reduced motion, moving transitions fade instead")
  func reducedMotion() {
    func half(_ item: some View) -> Look? {
      let model = Model()
      let window = Window { Calm(model: model, item: item) }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.update()
      window.wait(0.5)
      return look(window)
    }
    #expect(half(Text("AB").transition(.slide)) == Look(opacity: 0.5))
    #expect(half(Text("AB").transition(.scale)) == Look(opacity: 0.5))
    #expect(half(Text("AB").transition(.opacity)) == Look(opacity: 0.5))
    #expect(half(Text("AB").transition(Through())) == Look(opacity: 0.5))
  }

  @Test("transitions with invalid distances don't move")
  func badInput() {
    expect(.offset(x: .nan), in: Look(), out: nil)
    expect(.scale(scale: .infinity), in: Look(), out: nil)
  }
}
