import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The cost of transitions is proportional to the views that are inserted and removed.
@MainActor
@Suite struct TransitionWorkTests {
  @Observable
  @MainActor
  final class Model {
    var rows: [Int] = []
  }

  struct Pile: View {
    let model: Model
    var body: some View {
      ZStack {
        ForEach(model.rows, id: \.self) { row in
          Text(String(row)).frame(width: 100, height: 20)
        }
      }
    }
  }

  @Test(
    "if nothing else is animated, a frame visits only the removed view",
    arguments: WorkSizes.all)
  func leavingPile(count: Int) throws {
    let model = Model()
    model.rows = Array(0..<count)
    let window = Window { Pile(model: model) }
    let label = String(count / 2)
    let depth = try #require(window.depth(of: label))
    withAnimation(.linear(duration: 1)) { _ = model.rows.remove(at: count / 2) }
    window.host.graph.update()
    let frame = window.work { window.host.advance(by: 1.0 / 60) }
    #expect(frame.bodies == 0)
    #expect(frame.measures == 0)
    #expect(frame.placements == 0)
    #expect(frame.displayItems == 1)
    #expect(frame.visits <= 4 * depth)
    let end = window.work { window.host.advance(by: 1) }
    #expect(end.measures == 0)
    #expect(window.graph.departures.ghosts.isEmpty)
  }

  @Test(
    "one view is inserted among n: a frame visits only that view", arguments: WorkSizes.all)
  func coming(count: Int) throws {
    let model = Model()
    model.rows = Array(0..<count)
    let window = Window { Pile(model: model) }
    withAnimation(.linear(duration: 1)) { model.rows.append(count) }
    window.host.graph.update()
    let depth = try #require(window.depth(of: String(count)))
    let frame = window.work { window.host.advance(by: 1.0 / 60) }
    #expect(frame.bodies == 0)
    #expect(frame.measures == 0)
    #expect(frame.placements == 0)
    #expect(frame.displayItems == 1)
    #expect(frame.visits <= 4 * depth)
  }
}
