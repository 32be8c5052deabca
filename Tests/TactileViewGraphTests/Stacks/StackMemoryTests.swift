import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Columns of many rows, of which one changes: they look like new ones, at the cost of that row.
@MainActor
@Suite struct StackMemoryTests {
  @Observable
  @MainActor
  final class Line: Identifiable {
    let id: Int
    var title: String
    var height: CGFloat = 10
    var tallest: CGFloat?
    var priority = 0.0
    var guide: CGFloat?
    var isSpaced = true

    init(_ id: Int) {
      self.id = id
      title = "row \(id)"
    }
  }

  @Observable
  @MainActor
  final class Lines {
    var lines: [Line]
    var alignment = HorizontalAlignment.center
    var spacing: CGFloat?
    var height: CGFloat?
    /// Whether the column is as high as it likes.
    var isFixed = false
    var direction = LayoutDirection.leftToRight

    init(_ count: Int) { lines = (0..<count).map(Line.init) }
  }

  /// The size of a view, and distances to its neighbors or none.
  struct Spaced: Layout {
    let isSpaced: Bool

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { subviews[0].sizeThatFits(proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) { subviews[0].place(at: bounds.origin, proposal: proposal) }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      isSpaced ? ViewSpacing() : .zero
    }
  }

  struct LineView: View {
    let line: Line

    var body: some View {
      Spaced(isSpaced: line.isSpaced) {
        HStack {
          if let guide = line.guide {
            Text(line.title).alignmentGuide(.leading) { _ in guide }
          } else {
            Text(line.title)
          }
        }
        .frame(minHeight: line.height, maxHeight: line.tallest ?? line.height)
      }
      .layoutPriority(line.priority)
    }
  }

  struct Column: View {
    let lines: Lines

    var body: some View {
      VStack(alignment: lines.alignment, spacing: lines.spacing) {
        ForEach(lines.lines) { LineView(line: $0) }
      }
      .fixedSize(horizontal: false, vertical: lines.isFixed)
      .frame(height: lines.height)
      .environment(\.layoutDirection, lines.direction)
      .font(.system(size: 10))
    }
  }

  private func window(_ lines: Lines) -> Window {
    Window(size: CGSize(width: 300, height: 900)) { Column(lines: lines) }
  }

  /// Makes the change in a window, and compares the window with one that has never shown anything else.
  private func expectLikeNew(
    _ window: Window, _ lines: Lines, after change: String, _ body: () -> Void
  ) {
    body()
    window.settle()
    let new = self.window(lines)
    for line in lines.lines {
      #expect(window.frame(of: line.title) == new.frame(of: line.title), "\(change): \(line.title)")
    }
    #expect(window.contentSize == new.contentSize, "\(change)")
  }

  @Test(
    "one of n rows becomes wider, and narrower: the others are neither measured nor placed",
    arguments: WorkSizes.all)
  func widths(count: Int) {
    let lines = Lines(count)
    lines.alignment = .leading
    // The widest one, so that the column keeps its width.
    lines.lines[0].title = String(repeating: "w", count: 20)
    let window = window(lines)
    let line = lines.lines[count / 2]
    for title in ["a longer title", "short"] {
      let work = window.work {
        line.title = title
        window.update()
      }
      #expect(window.frame(of: title).width == CGFloat(title.count) * 10)
      #expect(work.bodies == 1)
      #expect(work.displayItems == 1)
      #expect(work.placements <= 6)
      // A column of ten rows has no memory, and arranges all of them again.
      #expect(work.arranged <= 40)
    }
  }

  @Test("6.1.2 to 6.1.5: a column in which a row has changed is like a new one")
  func changes() {
    for (height, isFixed) in [(nil, true), (300, false), (900, false)]
      as [(CGFloat?, Bool)]
    {
      let lines = Lines(20)
      (lines.height, lines.isFixed) = (height, isFixed)
      let window = window(lines)
      let row = lines.lines[7]
      func change(_ name: String, _ body: () -> Void) {
        expectLikeNew(window, lines, after: "\(name), \(height ?? 0) high", body)
      }
      change("wider than all others") { row.title = "the widest title of all" }
      change("a second one as wide") { lines.lines[0].title = "the 2ndest title of all" }
      change("narrower than another one") { row.title = "narrow" }
      change("narrower than all others") { lines.lines[0].title = "row 0" }
      change("taller") { row.height = 14 }
      change("flexible") { row.tallest = .infinity }
      change("another flexible one") { lines.lines[10].tallest = .infinity }
      change("more important") { row.priority = 1 }
      change("as important as the others") { row.priority = 0 }
      change("not closer to its neighbors") { row.isSpaced = false }
      change("the distances again") { row.isSpaced = true }
      change("trailing") { lines.alignment = .trailing }
      change("leading") { lines.alignment = .leading }
      change("a guide before the others") { row.guide = 40 }
      change("a guide after the others") { row.guide = -40 }
      change("no guide") { row.guide = nil }
      change("the widest, with a guide") {
        row.title = "as wide as it gets"
        row.guide = 10
      }
      change("another guide in a column as wide as before") { row.guide = 20 }
      change("from right to left") { lines.direction = .rightToLeft }
      change("wider from right to left") { row.title = "a wide title" }
      change("closer together") { lines.spacing = 1 }
      change("a row less") { lines.lines.remove(at: 3) }
      change("many at once") { for line in lines.lines { line.title += "!" } }
      change("two at once") {
        row.title = "one"
        lines.lines[12].title = "thirteen"
      }
      change("shorter") { lines.height = 200 }
    }
  }

  @Test("an answer that is asked for between two frames doesn't hide a change from the next frame")
  func questionsBetweenFrames() {
    let lines = Lines(40)
    let window = window(lines)
    let row = lines.lines[5]
    for title in ["the widest title of all", "narrow", "a wide title"] {
      expectLikeNew(window, lines, after: title) {
        row.title = title
        _ = window.contentSize
      }
    }
  }

  /// Ten points high, but five at any offer between none and an infinite one, of which one may be an exception.
  struct Stubborn: Layout {
    let exception: CGFloat?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let height = proposal.height ?? 10
      return CGSize(width: 10, height: height == .infinity || height == exception ? 10 : 5)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("6.1.2: a view that takes less than its maximum of more gets what a new column offers it")
  func stubbornness() {
    struct Content: View {
      let lines: Lines
      var body: some View {
        VStack(spacing: 0) {
          Stubborn(exception: lines.spacing) { Text("stubborn") }
          ForEach(lines.lines) { Text($0.title) }
        }
        .frame(height: 400)
        .font(.system(size: 10))
      }
    }
    let lines = Lines(19)
    func window() -> Window {
      Window(size: CGSize(width: 300, height: 400)) { Content(lines: lines) }
    }
    let kept = window()
    let before = kept.frame(of: "row 0")
    // A twentieth of the height.
    lines.spacing = 20
    kept.settle()
    #expect(kept.frame(of: "row 0") != before)
    #expect(kept.frame(of: "row 0") == window().frame(of: "row 0"))
  }

  @Test("6.1.3: the first guide of a window moves the column that was laid out without it")
  func firstGuide() {
    struct Row: View {
      let line: Line
      var body: some View {
        HStack {
          if let guide = line.guide {
            Text(line.title).alignmentGuide(.leading) { _ in guide }
          } else {
            Text(line.title)
          }
        }
      }
    }
    struct Content: View {
      let lines: Lines
      var body: some View {
        VStack(alignment: .leading) { ForEach(lines.lines) { Row(line: $0) } }
          .font(.system(size: 10))
      }
    }
    let lines = Lines(20)
    let window = Window(size: CGSize(width: 300, height: 500)) { Content(lines: lines) }
    lines.lines[8].guide = 10
    window.settle()
    #expect(window.frame(of: "row 8").minX == window.frame(of: "row 7").minX - 10)
  }

  @Test("a button that has become wider is pressed where it was not before")
  func pressing() {
    var presses = 0
    let lines = Lines(40)
    struct Content: View {
      let lines: Lines
      let press: @MainActor () -> Void
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("the widest title of all")
          ForEach(lines.lines) { Row(line: $0, press: press) }
        }
        .font(.system(size: 10))
      }
    }
    struct Row: View {
      let line: Line
      let press: @MainActor () -> Void
      var body: some View { Button(line.title, action: press) }
    }
    let window = Window(size: CGSize(width: 300, height: 900)) {
      Content(lines: lines) { presses += 1 }
    }
    let row = lines.lines[33]
    for title in ["a wide title", "a wider title", "narrow"] {
      row.title = title
      window.settle()
      let frame = window.frame(of: title)
      presses = 0
      for (x, count) in [(frame.minX + 1, 1), (frame.maxX - 1, 2), (frame.maxX + 50, 2)] {
        window.down(at: CGPoint(x: x, y: frame.midY), .mouse(button: 0))
        window.up(.mouse(button: 0))
        #expect(presses == count, "\(title) at \(x)")
      }
    }
  }

  @Test("a column that wasn't chosen is placed as a whole when it is")
  func choosing() {
    let lines = Lines(20)
    lines.spacing = 0
    let room = Lines(0)
    room.height = 250
    struct Fitting: View {
      let lines: Lines
      let room: Lines
      var body: some View {
        ViewThatFits(in: .vertical) {
          Column(lines: lines)
          Text("no room")
        }
        .frame(height: room.height)
      }
    }
    let window = Window(size: CGSize(width: 300, height: 900)) {
      Fitting(lines: lines, room: room)
    }
    let first = lines.lines.map { window.frame(of: $0.title) }
    room.height = 100
    window.settle()
    #expect(window.texts == ["no room"])
    lines.lines[3].title = "ROW 3"
    window.settle()
    room.height = 250
    window.settle()
    #expect(lines.lines.map { window.frame(of: $0.title) } == first)
  }

  @Test("the guide of a last row that is leaving may change; no other row moves")
  func leaving() {
    struct Content: View {
      let lines: Lines
      let register: (Binding<CGFloat>) -> Void
      @State private var guide: CGFloat = 0
      var body: some View {
        register($guide)
        return VStack(alignment: .leading, spacing: 0) {
          ForEach(lines.lines) { line in
            // Nothing but the closure reads the state, and is asked for it in a layout.
            Text(line.title).alignmentGuide(.leading) { _ in line.id == 19 ? guide : 0 }
          }
        }
        .font(.system(size: 10))
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let lines = Lines(20)
    var guide: Binding<CGFloat>?
    let window = Window(size: CGSize(width: 300, height: 900)) {
      Content(lines: lines) { guide = $0 }
    }
    withAnimation(.linear(duration: 1)) { _ = lines.lines.removeLast() }
    window.update()
    let before = window.frame(of: "row 0")
    guide?.wrappedValue = 30
    window.wait(0.1)
    #expect(window.texts.contains("row 19"))
    #expect(window.frame(of: "row 0") == before)
    window.settle()
    #expect(!window.texts.contains("row 19"))
  }
}
