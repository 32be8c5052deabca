import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The cost of gestures is proportional to the path of views that they hit.
@MainActor
@Suite struct GestureWorkTests {
  /// The farthest way that some row has gone.
  private enum FarthestKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  /// A row that follows a drag and says how far it has gone.
  private struct Row: View {
    let index: Int
    @GestureState private var way = CGSize.zero

    var body: some View {
      Button(String(index)) {}
        .offset(way)
        .preference(key: FarthestKey.self, value: way.height)
        .gesture(
          DragGesture(minimumDistance: 0).updating($way) { value, way, _ in
            way = value.translation
          },
          including: .gesture)
    }
  }

  @Test(
    "a drag over n buttons costs one body and one path per event, for any n",
    arguments: WorkSizes.all)
  func drag(count: Int) throws {
    nonisolated(unsafe) var farthest: CGFloat = 0
    let window = Window {
      VStack { ForEach(0..<count, id: \.self) { Row(index: $0) } }
        .onPreferenceChange(FarthestKey.self) { farthest = $0 }
        .simultaneousGesture(DragGesture())
        .onTapGesture(count: 2) {}
    }
    let label = String(count / 2)
    let start = window.center(of: label)
    let depth = try #require(window.depth(of: label))
    func check(_ work: Statistics, bodies: Int) {
      #expect(work.bodies == bodies)
      #expect(work.measures == 0)
      #expect(work.placements == 0)
      #expect(work.displayItems <= 2)
      #expect(work.visits <= 4 * (depth + 1))
    }
    check(window.work { window.host.send(.began, .touch(0), at: start) }, bodies: 0)
    for step in 1...10 {
      // Across other rows, which receive no events.
      let location = point(start.x, start.y + CGFloat(step) * 30)
      check(window.work { window.host.send(.moved, .touch(0), at: location) }, bodies: 1)
      #expect(farthest == CGFloat(step) * 30)
    }
    check(window.work { window.host.send(.ended, .touch(0), at: start) }, bodies: 1)
  }

  @Test("a hover over n buttons costs no work in the tree", arguments: WorkSizes.all)
  func hover(count: Int) {
    var entered = 0
    let window = Window {
      VStack {
        ForEach(0..<count, id: \.self) { index in
          Button(String(index)) {}.onHover { if $0 { entered += 1 } }
        }
      }
    }
    let middle = window.center(of: String(count / 2))
    let work = window.work {
      for step in 0..<10 {
        window.host.send(.hovered, .mouse(button: 0), at: point(middle.x, middle.y + CGFloat(step)))
      }
    }
    #expect(entered >= 1)
    #expect(work.bodies == 0 && work.displayItems == 0)
    // The window itself, asked for its four phases at each event.
    #expect(work.visits == 40)
  }

  @Test("gestures at rest leave no active recognizer and no deadline")
  func rest() {
    let window = squareWindow {
      $0.gesture(DragGesture()).onTapGesture {}.onLongPressGesture {}
    }
    #expect(window.graph.events.isIdle)
    #expect(window.graph.nextDeadline == nil)
    window.touch()
    #expect(window.graph.events.isIdle)
    #expect(window.graph.nextDeadline == nil)
  }
}
