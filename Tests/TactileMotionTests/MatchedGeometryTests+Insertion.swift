import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Matched views that are inserted: at their source, at an offset, and inside of another matched view.
extension MatchedGeometryTests {
  /// A source, and a view below it that is inserted at the source.
  struct Marker: View {
    let model: Model
    @Namespace private var space

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: model.width, height: 20)
          .matchedGeometryEffect(id: "a", in: space)
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false)
            .frame(width: 100, height: 60)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("an inserted view that isn't the source appears at the source, not on the way to it")
  func appearsAtTheSource() {
    let window = Window { Marker(model: model) }
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    throwSwitch(window)
    window.wait(0.25)
    #expect(fills(window) == [frame, frame])
    window.wait(0.25)
    #expect(fills(window) == [frame, frame])
    withAnimation(.linear(duration: 1)) { model.width = 80 }
    window.update()
    window.wait(0.5)
    #expect(fills(window).map(\.width) == [CGFloat(60), CGFloat(60)])
    window.settle()
  }

  /// The small square, or the large one with a view that is drawn at it.
  struct MarkedHero: View {
    let model: Model
    @Namespace private var space

    var body: some View {
      ZStack {
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 100, height: 100)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          Color.green.matchedGeometryEffect(id: "hero", in: space, isSource: false)
            .frame(width: 10, height: 10)
        } else {
          Color.red.matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 20, height: 20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  @Test("a view that is inserted with the new source moves with it from the first frame")
  func insertedWithTheSource() {
    let window = Window { MarkedHero(model: model) }
    throwSwitch(window)
    window.wait(0.5)
    #expect(fills(window) == [middle, middle, middle])
    window.settle()
    #expect(fills(window) == [large, large])
  }

  @Test("an offset around a matched view moves it also in the update that inserts it")
  func insertedAtAnOffset() {
    let window = Window { Hero(model: model, shift: 40) }
    let shiftedMiddle = middle.offsetBy(dx: 20, dy: 0)
    for _ in 0..<2 {
      throwSwitch(window)
      window.wait(0.5)
      #expect(fills(window) == [shiftedMiddle, shiftedMiddle])
      window.settle()
    }
    #expect(fills(window) == [small.offsetBy(dx: 40, dy: 0)])
  }

  /// A matched background of a view that is matched itself, or the views that both belong to.
  struct NestedHero: View {
    let model: Model
    @Namespace private var space

    var body: some View {
      ZStack {
        if model.isOn {
          Color.blue.matchedGeometryEffect(id: "background", in: space)
            .frame(width: 100, height: 100)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          Color.clear.frame(width: 10, height: 10)
            .matchedGeometryEffect(id: "symbol", in: space, properties: .position)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        } else {
          Color.clear.frame(width: 20, height: 20)
            .background(Color.red.matchedGeometryEffect(id: "background", in: space))
            .matchedGeometryEffect(id: "symbol", in: space, properties: .position)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  @Test("a matched view inside of another one moves to its own source")
  func nested() {
    let window = Window { NestedHero(model: model) }
    for _ in 0..<2 {
      throwSwitch(window)
      window.wait(0.5)
      #expect(fills(window) == [middle, middle])
      window.settle()
    }
    #expect(fills(window) == [small])
  }
}
