import SwiftUI

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph

/// A window of 400 by 300 points with a column of buttons of 100 by 40 points, 10 points apart, in a
/// scroll view that fills the height: the first from (150, 0) to (250, 40).
@MainActor
struct ScrollStage {
  let window: Window
  let journal: Journal

  init(
    _ axes: Axis.Set = .vertical, count: Int = 20, disabled: Bool = false,
    decorate: @escaping @MainActor (AnyView) -> AnyView = { $0 }
  ) {
    let journal = Journal()
    self.journal = journal
    window = Window {
      ScrollView(axes) {
        decorate(
          AnyView(
            VStack(spacing: 10) {
              ForEach(0..<count, id: \.self) { index in
                Button(String(index)) { journal.note("action \(index)") }
                  .buttonStyle(TellingStyle(journal: journal))
              }
            }))
      }
      .scrollDisabled(disabled)
    }
    journal.clear()
  }
}

extension Window {
  /// The scroll views, the outer ones first.
  var scrollNodes: [ScrollNode] {
    var found: [ScrollNode] = []
    graph.root.forEachNode { if let node = $0 as? ScrollNode { found.append(node) } }
    return found
  }

  /// How far the first scroll view has been scrolled.
  var offset: CGPoint { scrollNodes.first?.offset ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan) }

  /// A finger moves by steps of a sixtieth of a second and stays down.
  func swipe(from start: CGPoint, by way: CGSize, steps: Int = 6) {
    down(at: start)
    for step in 1...steps {
      wait(1.0 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      move(to: point(start.x + way.width * share, start.y + way.height * share))
    }
  }
}
