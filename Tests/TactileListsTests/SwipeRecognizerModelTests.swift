import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Random fingers on the rows of a list: a model knows where each row is, and which buttons act.
@MainActor
@Suite struct SwipeRecognizerModelTests {
  /// What a row reveals at one of its edges.
  private struct Edge {
    let count: Int
    let allowsFullSwipe: Bool
  }

  /// The edges of a row, and where the model says it is.
  private struct Row {
    /// The trailing and the leading edge; nil for an edge without buttons.
    let edges: [Edge?]
    var offset: CGFloat = 0

    func edge(_ offset: CGFloat) -> Edge? { edges[offset > 0 ? 1 : 0] }
  }

  /// Buttons with short titles are all as wide as the narrowest button.
  private static let buttonWidth: CGFloat = 74
  private static let rowWidth: CGFloat = 368

  @MainActor
  private final class Stage {
    var random: RandomCases
    var rows: [Row]
    let window: Window
    private let journal = Journal()
    private var expected: [String] = []
    private var operations: [String]

    init(seed: UInt64) {
      var random = RandomCases(seed: seed)
      func edge() -> Edge? {
        random.below(3) == 0
          ? nil : Edge(count: 1 + random.below(2), allowsFullSwipe: random.below(2) == 0)
      }
      let rows = (0..<3).map { _ in Row(edges: [edge(), edge()]) }
      let journal = journal
      @ViewBuilder func buttons(_ row: Int, _ edge: Int) -> some View {
        ForEach(0..<(rows[row].edges[edge]?.count ?? 0), id: \.self) { index in
          Button("\(index)") { journal.note("\(row) \(edge) \(index)") }
        }
      }
      window = Window {
        List {
          ForEach(0..<3) { row in
            Text("row \(row)")
              .swipeActions(
                edge: .trailing, allowsFullSwipe: rows[row].edges[0]?.allowsFullSwipe ?? true
              ) { buttons(row, 0) }
              .swipeActions(
                edge: .leading, allowsFullSwipe: rows[row].edges[1]?.allowsFullSwipe ?? true
              ) { buttons(row, 1) }
          }
        }
      }
      self.random = random
      self.rows = rows
      operations = ["seed \(seed): \(rows.map(\.edges))"]
    }

    private var offsets: [CGFloat] {
      var found: [CGFloat] = []
      window.graph.root.forEachNode {
        if let node = $0 as? SwipeRowNode { found.append(node.offset) }
      }
      return found
    }

    /// A finger goes down on a row, moves, rests and lifts.
    func touch() {
      // Often the row that is open, if there is one.
      let open = random.below(2) == 0 ? rows.firstIndex { $0.offset != 0 } : nil
      let (index, start) = (open ?? random.below(3), point(200, 0))
      let place = point(start.x, 35 + 52 * CGFloat(index) + 26)
      // A touch beside the row that is open closes that.
      for other in rows.indices where other != index { rows[other].offset = 0 }
      let (before, wasOpen) = (rows[index].offset, rows[index].offset != 0)
      operations.append("down on \(index)")
      window.down(at: place)
      var (slack, hasFailed): (CGFloat?, Bool) = (nil, false)
      for _ in 0..<(1 + random.below(5)) {
        let x = CGFloat(random.below(60) - 30) * (random.below(3) == 0 ? 10 : 2)
        let y = CGFloat(random.below(9) - 4)
        operations.append("move by \(x), \(y)")
        window.wait(0.05)
        window.move(to: point(place.x + x, place.y + y))
        if slack == nil, !hasFailed, abs(x) >= 10, abs(x) >= abs(y) {
          // There has to be something to reveal or close (rule 2.4.48 for the distance).
          if wasOpen || rows[index].edge(x) != nil {
            slack = x > 0 ? 10 : -10
          } else {
            hasFailed = true
          }
        }
        if let slack { checkDragged(index, before + x - slack) }
      }
      window.wait(0.2)
      let isCancelled = random.below(5) == 0
      operations.append(isCancelled ? "cancel" : "up")
      isCancelled ? window.cancel() : window.up()
      window.settle()
      if slack != nil { end(index, isCancelled) } else if wasOpen { rows[index].offset = 0 }
      check()
    }

    /// The row is where the finger has moved it, or lags behind.
    private func checkDragged(_ index: Int, _ target: CGFloat) {
      let own = offsets[index]
      guard let edge = rows[index].edge(target) else {
        rows[index].offset = 0
        #expect(own == 0, "\(operations)")
        return
      }
      let room =
        edge.allowsFullSwipe
        ? SwipeRecognizerModelTests.rowWidth
        : CGFloat(edge.count) * SwipeRecognizerModelTests.buttonWidth
      if abs(target) <= room {
        #expect(abs(own - target) < 0.01, "\(own) instead of \(target) after \(operations)")
      } else {
        let sign: CGFloat = target > 0 ? 1 : -1
        #expect(own * sign > room && own * sign < abs(target), "\(own) after \(operations)")
      }
      rows[index].offset = own
    }

    private func end(_ index: Int, _ isCancelled: Bool) {
      let offset = rows[index].offset
      rows[index].offset = 0
      guard offset != 0, let edge = rows[index].edge(offset) else { return }
      let length = CGFloat(edge.count) * SwipeRecognizerModelTests.buttonWidth
      if edge.allowsFullSwipe,
        abs(offset) >= max(SwipeRecognizerModelTests.rowWidth * 0.6, length + 40)
      {
        // A swipe across the row acts, unless the system has canceled it.
        if !isCancelled { expected.append("\(index) \(offset > 0 ? 1 : 0) 0") }
      } else if abs(offset) > length / 2 {
        rows[index].offset = offset > 0 ? length : -length
      }
    }

    private func check() {
      #expect(offsets == rows.map(\.offset), "\(operations)")
      #expect(journal.entries == expected, "\(operations)")
      for (index, offset) in offsets.enumerated() { rows[index].offset = offset }
    }
  }

  @Test(
    "2.4.48, 2.4.49: rows follow fingers that move sideways, stay open past the half, and act past most of the row"
  )
  func rows() {
    for seed in UInt64(0)..<8 {
      let stage = Stage(seed: seed)
      for _ in 0..<9 { stage.touch() }
    }
  }
}
