import Foundation
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The number of frames that are moving, over random changes.
@MainActor
@Suite struct LayoutMotionCountTests {
  /// A row of bars whose frames change for different reasons.
  private struct Bars: View {
    /// A bar that follows the animation of the change, has one for its width, or always has one.
    enum Kind: Int { case plain, own, always }

    struct Bar: Identifiable, Equatable {
      let id: Int
      var kind = Kind.plain
      var width: CGFloat = 10
    }

    let hand: (Binding<[Bar]>) -> Void
    @State private var bars: [Bar] = []

    var body: some View {
      hand($bars)
      return HStack(spacing: 0) {
        ForEach(bars) { bar in
          switch bar.kind {
          case .plain: shape(bar)
          case .own: shape(bar).animation(.linear(duration: 0.3), value: bar.width)
          case .always: shape(bar).transaction { $0.animation = .linear(duration: 0.3) }
          }
        }
      }
      .frame(width: 400, alignment: .leading)
    }

    private func shape(_ bar: Bar) -> some View { Rectangle().frame(width: bar.width, height: 10) }
  }

  /// The times at which animations of frames end, as the rules have them.
  private struct MotionModel {
    var bars = [0, 1, 2, 3].map { Bars.Bar(id: $0) }
    /// The end of the last animation of each bar.
    var ends: [Int: TimeInterval] = [:]
    var time: TimeInterval = 0

    private func origin(_ index: Int, in bars: [Bars.Bar]) -> CGFloat {
      bars.prefix(index).reduce(0) { $0 + $1.width }
    }

    /// Changes the bars with an animation.
    mutating func change(to new: [Bars.Bar], _ duration: TimeInterval?) {
      for (index, bar) in new.enumerated() {
        guard bar.kind == bars[index].kind else {
          // Another view.
          ends[bar.id] = nil
          continue
        }
        let hasGrown = bar.width != bars[index].width
        guard hasGrown || origin(index, in: new) != origin(index, in: bars) else { continue }
        let isOwn = bar.kind == .always || bar.kind == .own && hasGrown
        guard let duration = isOwn ? 0.3 : duration else { continue }
        ends[bar.id] = max(ends[bar.id] ?? 0, time + duration)
      }
      bars = new
    }

    var moves: Bool { ends.values.contains { $0 > time } }
    var lasting: Int { bars.count { $0.kind == .always } }
  }

  @Test("4.5.31, 4.5.37: frames are counted as moving as long as an animation of one of them lasts")
  func counts() {
    var random = RandomCases()
    for _ in 0..<40 {
      var binding: Binding<[Bars.Bar]>?
      let window = Window(size: CGSize(width: 400, height: 100), scale: 1) { Bars { binding = $0 } }
      var model = MotionModel()
      binding?.wrappedValue = model.bars
      window.update()
      for _ in 0..<25 {
        var bars = model.bars
        let index = random.below(bars.count)
        if random.below(4) == 0 {
          bars[index].kind = Bars.Kind(rawValue: random.below(3)) ?? .plain
        } else {
          bars[index].width = CGFloat(random.below(5) + 1) * 10
        }
        // A view that is replaced is removed at once.
        let duration =
          bars.map(\.kind) == model.bars.map(\.kind) ? [nil, 0.25, 0.5][random.below(3)] : nil
        model.change(to: bars, duration)
        withAnimation(duration.map { .linear(duration: $0) }) { binding?.wrappedValue = bars }
        window.update()
        // A frame that is changed back before it has moved comes to rest at once.
        let wait = Double(random.below(4) + 1) * 0.07
        window.wait(wait)
        model.time += wait

        let motions = window.graph.layoutMotions
        #expect((motions.moving > 0) == model.moves)
        #expect(window.graph.showsElsewhere == model.moves)
        #expect(motions.lastingTransactionChanges == model.lasting)
        #expect(!motions.isHeld)
        var moving = 0
        window.graph.root.forEachNode { node in
          if let element = node as? ElementNode, element.motion != nil { moving += 1 }
        }
        #expect(motions.moving == moving)
      }
      window.settle()
      #expect(window.graph.layoutMotions.moving == 0)
    }
  }
}
