import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views and modifiers that are animatable as a whole (rule 4.2.16).
@MainActor
@Suite struct AnimatableViewTests {
  /// Writes its number.
  private struct Number: View, Animatable {
    var value: Double

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text(String(Int(value.rounded()))) }
  }

  private struct Counter: View {
    let register: (Binding<Double>) -> Void
    @State private var value = 0.0

    var body: some View {
      register($value)
      return Number(value: value)
    }
  }

  @Test("4.2.16: an animatable view's body is evaluated in each frame, with the current data")
  func view() {
    var value: Binding<Double>?
    let window = Window { Counter { value = $0 } }
    withAnimation(.linear(duration: 1)) { value?.wrappedValue = 100 }
    window.update()
    #expect(window.texts == ["0"])
    window.wait(0.25)
    #expect(window.texts.last == "25")
    let frame = window.work { window.wait(1.0 / 60) }
    #expect(frame.bodies == 1)
    window.settle()
    #expect(window.texts == ["100"])
    let after = window.work { window.wait(1) }
    #expect(after.bodies == 0)
  }

  @Test(
    "a frame evaluates only the animatable view",
    arguments: WorkSizes.all)
  func work(count: Int) {
    struct Content: View {
      let count: Int
      let register: (Binding<Double>) -> Void

      var body: some View {
        ZStack {
          ForEach(0..<count, id: \.self) { Text(String($0)) }
          Counter(register: register)
        }
      }
    }
    var value: Binding<Double>?
    let window = Window { Content(count: count) { value = $0 } }
    withAnimation(.linear(duration: 1)) { value?.wrappedValue = 100 }
    window.host.graph.update()
    let frame = window.work { window.host.advance(by: 1.0 / 60) }
    #expect(frame.bodies == 1)
    #expect(frame.displayItems <= 1)
    #expect(frame.visits < 60)
  }

  @Test("4.3.19: without an animation, and initially, the data change immediately")
  func jumps() {
    var value: Binding<Double>?
    let window = Window { Counter { value = $0 } }
    value?.wrappedValue = 100
    window.update()
    #expect(window.texts == ["100"])
    #expect(!window.graph.isAnimating)
  }

  /// Moves its content by its data.
  private struct Shifted: ViewModifier, Animatable {
    var distance: CGFloat
    let journal: Journal

    nonisolated var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func body(content: Content) -> some View {
      journal.note("\(Int(distance.rounded()))")
      return content.padding(.leading, distance)
    }
  }

  @Test("4.2.16: an animatable modifier's body too, with the layout in each frame")
  func modifier() {
    struct Content: View {
      let journal: Journal
      let register: (Binding<CGFloat>) -> Void
      @State private var distance: CGFloat = 0

      var body: some View {
        register($distance)
        return HStack(spacing: 0) {
          Text("A").modifier(Shifted(distance: distance, journal: journal))
          Spacer(minLength: 0)
        }
      }
    }
    let journal = Journal()
    var distance: Binding<CGFloat>?
    let window = Window { Content(journal: journal) { distance = $0 } }
    withAnimation(.linear(duration: 1)) { distance?.wrappedValue = 100 }
    window.update()
    window.wait(0.5)
    #expect(window.frame(of: "A").minX == CGFloat(50))
    #expect(journal.entries.first == "0")
    #expect(journal.entries.last == "50")
  }

  @Test("4.3.25: an animatable view that is removed ends its animation")
  func removal() {
    struct Content: View {
      let register: (Binding<Double>, Binding<Bool>) -> Void
      @State private var value = 0.0
      @State private var isThere = true

      var body: some View {
        register($value, $isThere)
        return VStack { if isThere { Number(value: value) } }
      }
    }
    var bindings: (Binding<Double>, Binding<Bool>)?
    let window = Window { Content { bindings = ($0, $1) } }
    withAnimation(.linear(duration: 1)) { bindings?.0.wrappedValue = 100 }
    window.update()
    #expect(window.graph.isAnimating)
    bindings?.1.wrappedValue = false
    window.update()
    #expect(!window.graph.isAnimating)
  }

  @Test(
    "4.2.17: points, sizes, rectangles and insets interpolate by their lengths, fractions by 128")
  func geometry() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData += rect.animatableData
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(UnitPoint.center.animatableData == AnimatablePair(CGFloat(64), CGFloat(64)))
    #expect(Angle.radians(1).animatableData == 128)
    let pair = AnimatablePair(10.0, CGFloat(4)).interpolated(
      towards: AnimatablePair(20, 0), amount: 0.25)
    #expect(pair == AnimatablePair(12.5, CGFloat(3)))
  }

  @Test("4.2.18: integers, strings and Booleans aren't interpolated")
  func discrete() {
    struct Content: View {
      let register: (Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        register($count)
        return Text("A").lineLimit(count + 1).disabled(count > 3)
      }
    }
    var count: Binding<Int>?
    let window = Window { Content { count = $0 } }
    withAnimation(.linear(duration: 1)) { count?.wrappedValue = 9 }
    window.update()
    #expect(!window.graph.isAnimating)
  }
}
