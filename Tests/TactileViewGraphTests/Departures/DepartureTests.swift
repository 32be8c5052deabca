import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views that come and go at random, compared with the times at which their removals end.
@MainActor
@Suite struct DepartureTests {
  /// The views of a container that are there, by their number.
  private typealias Shown = [[Int]]

  private struct Rows: View {
    let hand: (Binding<Shown>) -> Void
    @State private var shown: Shown = [[], [], []]

    var body: some View {
      hand($shown)
      return VStack {
        ForEach(shown.indices, id: \.self) { row in
          HStack { ForEach(shown[row], id: \.self) { Text("\($0)") } }
        }
      }
    }
  }

  /// The removals, as the rules have them.
  private struct Model {
    var shown: Shown = [[], [], []]
    /// The time at which each removal ends, by the number of the view, for each row.
    var leaving: [[Int: TimeInterval]] = [[:], [:], [:]]
    var time: TimeInterval = 0

    /// Inserts a view, or removes it for as long as the animation takes.
    mutating func toggle(_ view: Int, in row: Int, _ duration: TimeInterval?) {
      if let index = shown[row].firstIndex(of: view) {
        shown[row].remove(at: index)
        if let duration { leaving[row][view] = time + duration }
      } else {
        shown[row].append(view)
        shown[row].sort()
        leaving[row][view] = nil
      }
    }

    mutating func wait(_ duration: TimeInterval) {
      time += duration
      for row in leaving.indices { leaving[row] = leaving[row].filter { $0.value > time } }
    }
  }

  @Test("4.6.39: a removed view is drawn until its transition is over, unless it comes back")
  func removals() {
    var random = RandomCases()
    for _ in 0..<40 {
      var binding: Binding<Shown>?
      let window = Window { Rows { binding = $0 } }
      var model = Model()
      // With fades of one speed, a view that is removed while it fades in is seen to the end.
      let fade = [0.25, 0.5, 1][random.below(3)]
      for _ in 0..<30 {
        let duration = random.below(4) == 0 ? nil : fade
        // No removal ends at the end of a wait, and none begins before the view can be seen.
        let wait = Double(random.below(5) + 1) * 0.07
        let views = Set((0...random.below(3)).map { _ in random.below(12) })
        for view in views.sorted() { model.toggle(view % 4, in: view / 4, duration) }
        withAnimation(duration.map { .linear(duration: $0) }) {
          binding?.wrappedValue = model.shown
        }
        window.update()
        window.wait(wait)
        model.wait(wait)
        let drawn = model.shown.flatMap { $0 } + model.leaving.flatMap(\.keys)
        #expect(window.texts.sorted() == drawn.map(String.init).sorted())
        let departures = window.graph.departures
        #expect(departures.placements.count == model.leaving.map(\.count).reduce(0, +))
        #expect(
          departures.ghosts.values.map(\.count).sorted()
            == model.leaving.map(\.count).filter { $0 > 0 }.sorted())
      }
      window.settle()
      let departures = window.graph.departures
      #expect(
        departures.ghosts.isEmpty && departures.placements.isEmpty && departures.fades.isEmpty)
    }
  }
}
