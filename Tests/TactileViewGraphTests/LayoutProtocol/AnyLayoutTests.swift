import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Type-erased layouts.
@MainActor
@Suite struct AnyLayoutTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  private struct Turning: View {
    @State private var index = 0

    private static let layouts = [
      AnyLayout(HStackLayout(alignment: .top, spacing: 0)), AnyLayout(VStackLayout(spacing: 0)),
      AnyLayout(ZStackLayout(alignment: .topLeading)), AnyLayout(GridLayout(verticalSpacing: 0)),
    ]

    var body: some View {
      let layout = Self.layouts[index]
      layout {
        Counter(name: "a")
        Spacer(minLength: 20)
        Button("turn") { index += 1 }
      }
      .font(.system(size: 10))
    }
  }

  @Test("a changed layout keeps the subviews and their state, and places them in the same update")
  func identity() {
    let window = Window(size: CGSize(width: 200, height: 100)) { Turning() }
    #expect(window.frame(of: "a0") == CGRect(x: 0, y: 44, width: 20, height: 12))
    window.click("a0")
    window.settle()
    #expect(window.frame(of: "turn").minX == 160)
    window.click("turn")
    window.settle()
    #expect(window.frame(of: "a1") == CGRect(x: 90, y: 0, width: 20, height: 12))
    #expect(window.frame(of: "turn") == CGRect(x: 80, y: 88, width: 40, height: 12))
    window.click("turn")
    window.settle()
    #expect(window.frame(of: "a1").origin == window.frame(of: "turn").origin)
    window.click("turn")
    window.settle()
    #expect(window.frame(of: "a1") == CGRect(x: 90, y: 0, width: 20, height: 12))
    #expect(window.frame(of: "turn").maxY == 100)
  }

  private struct Same: View {
    @State private var count = 0

    var body: some View {
      let layout = AnyLayout(HStackLayout(spacing: 4))
      layout {
        Text("n").frame(width: 20, height: 20)
        Button("\(count)") { count += 1 }.frame(width: 50, height: 20)
      }
    }
  }

  @Test("an equal layout in a new AnyLayout costs nothing")
  func equalLayout() {
    let window = Window { Same() }
    let work = window.work { window.click("0") }
    window.settle()
    #expect(window.texts.contains("1"))
    // The text that has changed and the frame around it; not the row.
    #expect(work.measures <= 4)
    #expect(work.placements <= 2)
  }

  private struct Shifted: Layout {
    var shift: CGFloat

    var animatableData: CGFloat {
      get { shift }
      set { shift = newValue }
    }

    struct Cache {
      var calls = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      cache.calls += 1
      return CGSize(width: 300, height: 50)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      cache.calls += 1
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + shift, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  private struct Moving: View {
    @State private var step = 0

    var body: some View {
      let layout =
        step < 2 ? AnyLayout(Shifted(shift: step == 0 ? 0 : 100)) : AnyLayout(HStackLayout())
      layout {
        Button("go") { withAnimation(.linear(duration: 1)) { step += 1 } }
      }
    }
  }

  @Test("4.5.38: an animatable layout is animated, and a layout of another type replaces it")
  func animation() {
    let window = Window { Moving() }
    let start = window.frame(of: "go").minX
    window.click("go")
    window.wait(0.5)
    #expect(abs(window.frame(of: "go").minX - start - 50) < 2)
    // The new layout is final, and what it moves glides there.
    window.click("go")
    #expect(window.frame(of: "go").midX < 200)
    window.settle()
    #expect(window.frame(of: "go").midX == 200)
  }

  @Test("animatable data of one type are added, and different types can't be interpolated")
  func animatableData() {
    let (one, two) = (_AnyAnimatableData(CGFloat(1)), _AnyAnimatableData(Double(2)))
    #expect(one + one == _AnyAnimatableData(CGFloat(2)))
    #expect(one - one == .zero)
    #expect(one - two == .zero)
    #expect(one + two == one)
    #expect(.zero - two == _AnyAnimatableData(Double(-2)))
    #expect(two + .zero == two)
    #expect(two.magnitudeSquared == 4)
    #expect(two.scaled(by: 3) == _AnyAnimatableData(Double(6)))
  }
}
