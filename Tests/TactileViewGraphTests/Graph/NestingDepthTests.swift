import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The depth of the view that is being made, compared with the views around it.
@MainActor
@Suite struct NestingDepthTests {
  /// The number of groups that a body has around its content.
  private enum Step: Int {
    case none, one, two

    /// The levels from a body with the step to the next body: one for each view, and those of a body.
    var levels: Int { 2 + rawValue + NestingDepth.bodyLevels }
  }

  @MainActor
  private final class Notes {
    var graph: ViewGraph?
    var steps: [Step] = []
    /// The level at which each body ran.
    var levels: [Int] = []
    var counts: [Binding<Int>] = []
  }

  private struct Root: View {
    let notes: Notes
    @State private var count = 0

    var body: some View {
      notes.counts = [$count]
      return Group { if count > 0 { Nest(depth: 0, notes: notes).id(count) } }
    }
  }

  private struct Nest: View {
    let depth: Int
    let notes: Notes
    @State private var count = 0

    var body: some View {
      _ = count
      notes.counts.append($count)
      notes.levels.append(notes.graph?.nesting.level ?? 0)
      guard depth < notes.steps.count else { return AnyView(Text("end")) }
      let inner = Self(depth: depth + 1, notes: notes)
      return switch notes.steps[depth] {
      case .none: AnyView(inner)
      case .one: AnyView(Group { inner })
      case .two: AnyView(Group { Group { inner } })
      }
    }
  }

  @Test("each view around a body counts as one level, and each body as two more")
  func bodies() {
    var random = RandomCases()
    let notes = Notes()
    let window = Window { Root(notes: notes) }
    notes.graph = window.graph
    let show = notes.counts[0]
    for number in 1...60 {
      notes.steps = (0..<random.below(30)).map { _ in Step(rawValue: random.below(3)) ?? .none }
      (notes.levels, notes.counts) = ([], [])
      show.wrappedValue = number
      window.update()
      let distances = zip(notes.levels.dropFirst(), notes.levels).map { $0 - $1 }
      #expect(distances == notes.steps.map(\.levels))
      #expect(window.graph.nesting.level == 0)
      // A body in the middle, after which nothing is left entered.
      notes.counts.dropFirst().randomElement(using: &random)?.wrappedValue += 1
      window.update()
      #expect(notes.levels.count == notes.steps.count + 2)
      #expect(window.graph.nesting.level == 0)
    }
  }

  @Test("the level is the sum of what is entered and not left")
  func sum() {
    var random = RandomCases()
    for _ in 0..<200 {
      var depth = NestingDepth()
      var entered: [Int] = []
      for _ in 0..<100 {
        if let last = entered.last, random.below(2) == 0 {
          entered.removeLast()
          depth.leave(last)
        } else {
          let levels = random.below(4) + 1
          entered.append(levels)
          depth.enter(levels)
        }
        #expect(depth.level == entered.reduce(0, +))
      }
    }
  }
}
