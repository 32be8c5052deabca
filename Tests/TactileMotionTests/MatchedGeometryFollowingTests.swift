import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views that follow the source of a matched geometry effect.
@MainActor
@Suite struct MatchedGeometryFollowingTests {
  private let model = MatchedGeometryTests.Model()

  /// A source that an effect moves, and a view that follows it.
  struct Moved: View {
    let model: MatchedGeometryTests.Model
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.matchedGeometryEffect(id: "a", in: space).frame(width: 40, height: 20)
          .offset(x: model.isOn ? 100 : 0)
        Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("the view follows when an effect moves the source, which changes no layout")
  func effects() {
    for animation in [nil, Animation.linear(duration: 1)] {
      model.isOn = false
      let window = Window { Moved(model: model) }
      #expect(window.fills.map(\.rect.minX) == [0, 0])
      withAnimation(animation) { model.isOn.toggle() }
      window.update()
      window.wait(0.5)
      let way: CGFloat = animation == nil ? 100 : 50
      #expect(window.fills.map(\.rect.minX) == [way, way])
      window.settle()
      #expect(window.fills.map(\.rect.minX) == [100, 100])
    }
  }

  @Test("a view in another one that follows is placed by where that one is drawn")
  func nested() {
    struct Nested: View {
      let model: MatchedGeometryTests.Model
      @Namespace private var space

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: model.width, height: 20)
            .matchedGeometryEffect(id: "a", in: space)
          ZStack {
            Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false)
          }
          .matchedGeometryEffect(id: "a", in: space, isSource: false)
          .frame(width: 100, height: 60)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let window = Window { Nested(model: model) }
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(window.fills.map(\.rect) == [frame, frame])
  }
}
