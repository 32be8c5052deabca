import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Scroll positions, read and written.
@MainActor
@Suite struct ScrollPositionTests {
  @MainActor
  private final class Model {
    var id: Binding<Int?>?
    var position: Binding<ScrollPosition>?
  }

  private let model = Model()

  private struct Rows: View {
    let isLazy: Bool
    var body: some View {
      if isLazy {
        LazyVStack(spacing: 10) {
          ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 40) }
        }
        .scrollTargetLayout()
      } else {
        VStack(spacing: 10) {
          ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 40) }
        }
        .scrollTargetLayout()
      }
    }
  }

  private struct Identified: View {
    let model: Model
    let isLazy: Bool
    let anchor: UnitPoint?
    @State var id: Int?
    var body: some View {
      let _ = model.id = $id
      ScrollView { Rows(isLazy: isLazy) }.scrollPosition(id: $id, anchor: anchor)
    }
  }

  private struct Positioned: View {
    let model: Model
    @State var position: ScrollPosition
    var body: some View {
      let _ = model.position = $position
      ScrollView { Rows(isLazy: true) }.scrollPosition($position)
    }
  }

  @Test(
    "the binding is set to the first visible row as the user scrolls", arguments: [false, true])
  func told(isLazy: Bool) {
    let window = Window { Identified(model: model, isLazy: isLazy, anchor: nil) }
    #expect(model.id?.wrappedValue == nil)
    window.swipe(from: point(200, 250), by: CGSize(width: 0, height: -170))
    window.wait(0.2)
    window.up()
    window.settle()
    #expect(window.offset.y == 160)
    #expect(model.id?.wrappedValue == 3)
    window.host.scroll(by: CGSize(width: 0, height: 200), at: point(200, 150))
    window.update()
    #expect(model.id?.wrappedValue == 7)
  }

  @Test("setting the binding scrolls to a row, and updates by scrolling don't scroll")
  func set() {
    let window = Window { Identified(model: model, isLazy: true, anchor: .top) }
    model.id?.wrappedValue = 50
    window.update()
    #expect(window.offset.y == 2500)
    withAnimation(.linear(duration: 1)) { model.id?.wrappedValue = 10 }
    window.update()
    window.wait(0.5)
    #expect(abs(window.offset.y - 1500) < 1)
    #expect(model.id?.wrappedValue == 10)
    window.settle()
    #expect(window.offset.y == 500)
    window.host.scroll(by: CGSize(width: 0, height: 25), at: point(200, 150))
    window.update()
    #expect(window.offset.y == 525)
    #expect(model.id?.wrappedValue == 10)
    window.host.scroll(by: CGSize(width: 0, height: 25), at: point(200, 150))
    window.update()
    #expect(window.offset.y == 550)
    #expect(model.id?.wrappedValue == 11)
  }

  @Test("the initial value applies before the first frame; the anchor selects the middle row")
  func initial() {
    let window = Window { Identified(model: model, isLazy: true, anchor: .center, id: 30) }
    #expect(window.offset.y == 1370)
    window.host.scroll(by: CGSize(width: 0, height: 100), at: point(200, 150))
    window.update()
    #expect(model.id?.wrappedValue == 32)
  }

  @Test("a position scrolls to edges, points and views, and reports scrolling by the user")
  func position() {
    let window = Window { Positioned(model: model, position: ScrollPosition(idType: Int.self)) }
    model.position?.wrappedValue.scrollTo(edge: .bottom)
    window.update()
    #expect(window.offset.y == 4690)
    #expect(model.position?.wrappedValue.edge == .bottom)
    #expect(model.position?.wrappedValue.isPositionedByUser == false)
    window.host.scroll(by: CGSize(width: 0, height: -90), at: point(200, 150))
    window.update()
    #expect(model.position?.wrappedValue.isPositionedByUser == true)
    #expect(model.position?.wrappedValue.edge == nil)
    #expect(model.position?.wrappedValue.viewID(type: Int.self) == 92)
    model.position?.wrappedValue.scrollTo(y: 333)
    window.update()
    #expect(window.offset.y == 333)
    #expect(model.position?.wrappedValue.y == 333)
    #expect(model.position?.wrappedValue.point == nil)
    model.position?.wrappedValue.scrollTo(id: 20, anchor: .bottom)
    window.update()
    #expect(window.offset.y == 740)
    #expect(model.position?.wrappedValue.viewID as? Int == 20)
    model.position?.wrappedValue.scrollTo(point: CGPoint(x: 0, y: CGFloat.nan))
    window.update()
    #expect(window.offset.y == 740)
  }

  @Test("a position initialized with an edge starts there")
  func initialEdge() {
    let window = Window { Positioned(model: model, position: ScrollPosition(edge: .bottom)) }
    #expect(window.offset.y == 4690)
    #expect(window.texts.contains("99"))
  }

  @Test("updates by scrolling cost only what is visible", arguments: [100, 10_000])
  func work(count: Int) {
    let window = Window {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Color.red.frame(height: 40).id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: .constant(nil as Int?))
      .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }
    window.swipe(from: point(200, 200), by: CGSize(width: 0, height: -40))
    let depth = window.scrollNodes[0].depth
    let work = window.work { window.host.send(.moved, .touch(0), at: point(200, 130)) }
    #expect(work.bodies == 0)
    #expect(work.placements == 0)
    #expect(work.visits <= 2 * depth + 8)
    window.up()
    window.settle()
  }
}
