import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Frames, padding, backgrounds and pixel alignment (rules 6.1.8 to 6.1.14).
@MainActor
@Suite struct LayoutAdjustmentTests {
  @Test("6.1.8: a fixed frame has its size, and an omitted length is the content's")
  func fixedFrame() {
    let window = Window {
      Text("A").frame(width: 100, alignment: .trailing).overlay(alignment: .leading) { Text("o") }
    }
    #expect(window.frame(of: "A").maxX == 250)
    #expect(window.frame(of: "o").minX == 150)
    #expect(window.frame(of: "A").minY == window.frame(of: "o").minY)
  }

  @Test("6.1.8: a negative or infinite length is ignored, with a warning")
  func badFrame() {
    for length in [-5, .infinity, .nan] as [CGFloat] {
      let warnings = RuntimeWarning.collect {
        let window = Window { Text("A").frame(width: length) }
        #expect(window.frame(of: "A").width == 17)
      }
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("Invalid frame dimension") == true)
      #expect(warnings.first?.contains("Pass a finite length of at least 0") == true)
    }
  }

  @Test("6.1.9: a flexible frame, for each combination of limits")
  func flexibleFrame() {
    let cases: [(limits: FlexibleLength, proposal: CGFloat?, content: CGFloat, length: CGFloat)] = [
      (FlexibleLength(minimum: nil, ideal: 30, maximum: nil), nil, 10, 30),
      (FlexibleLength(minimum: 20, ideal: nil, maximum: 50), 100, 10, 50),
      (FlexibleLength(minimum: 20, ideal: nil, maximum: 50), 30, 10, 30),
      (FlexibleLength(minimum: 20, ideal: nil, maximum: 50), 0, 10, 20),
      (FlexibleLength(minimum: 20, ideal: nil, maximum: 50), nil, 10, 20),
      (FlexibleLength(minimum: 20, ideal: nil, maximum: nil), 100, 10, 20),
      (FlexibleLength(minimum: 20, ideal: nil, maximum: nil), 100, 60, 60),
      (FlexibleLength(minimum: nil, ideal: nil, maximum: 50), 30, 40, 40),
      (FlexibleLength(minimum: nil, ideal: nil, maximum: .infinity), 100, 10, 100),
      (FlexibleLength(minimum: nil, ideal: nil, maximum: .infinity), nil, 10, 10),
      (FlexibleLength(minimum: nil, ideal: nil, maximum: nil), 100, 10, 10),
    ]
    for (limits, proposal, content, length) in cases {
      #expect(limits.length(proposal) { content } == length)
    }
  }

  @Test("6.1.13: the dot on a button meets the guides that the button sets, and moves with them")
  func overlayMeetsGuides() {
    struct Mail: View {
      @State var isRead = false
      var body: some View {
        Button("Read") { isRead = true }
          .frame(width: 100, height: 40)
          .alignmentGuide(.trailing) { isRead ? 20 : $0.width - 10 }
          .alignmentGuide(.top) { _ in 5 }
          .background(alignment: .bottomTrailing) { Color.red.frame(width: 4, height: 4) }
          .overlay(alignment: .topTrailing) {
            Text("o").alignmentGuide(.trailing) { $0.width / 2 }
          }
      }
    }
    let window = Window { Mail() }
    let button = CGPoint(x: 150, y: 130)
    #expect(window.frame(of: "o").midX == button.x + 90)
    #expect(window.frame(of: "o").minY == button.y + 5)
    #expect(window.display.description.contains("rect (236, 166) 4×4"))
    window.tap("Read")
    #expect(window.frame(of: "o").midX == button.x + 20)
    #expect(window.display.description.contains("rect (166, 166) 4×4"))
  }

  @Test("6.1.13: a note on a text stands on its baseline, and a style fills any frame")
  func overlayMeetsBaseline() {
    let note = Window {
      Text("Title").font(.largeTitle)
        .overlay(alignment: .leadingFirstTextBaseline) { Text("note") }
    }
    let row = Window {
      HStack(alignment: .firstTextBaseline) {
        Text("Title").font(.largeTitle)
        Text("note")
      }
    }
    let distances = [note, row].map { $0.frame(of: "note").maxY - $0.frame(of: "Title").maxY }
    #expect(distances[0] == distances[1])
    let moved = Color.red.frame(width: 20, height: 20)
      .alignmentGuide(HorizontalAlignment.center) { _ in 4 }
    let fills = [
      AnyView(moved.background(.blue)), AnyView(moved.overlay(.blue)),
      AnyView(moved.background(.blue, in: .rect)), AnyView(moved.overlay(.blue, in: .rect)),
      AnyView(moved.background(.blue.gradient)),
    ]
    for fill in fills {
      let window = Window { fill }
      #expect(window.display.description.components(separatedBy: "(190, 140) 20×20").count == 3)
    }
  }

  @Test("6.1.10: padding is 16 points by default, and 0 for a NaN length")
  func padding() {
    let window = Window { Color.red.frame(width: 10, height: 10).padding().overlay { Text("o") } }
    #expect(window.display.description.contains("rect (195, 145) 10×10"))
    let edge = Window(size: CGSize(width: 100, height: 100)) {
      Color.red.padding(.leading, 30).padding(.vertical, 10)
    }
    #expect(edge.display.description.contains("rect (30, 10) 70×80"))
    let warnings = RuntimeWarning.collect {
      _ = Window { Text("A").padding(CGFloat.nan) }
    }
    #expect(warnings.count == 1)
  }

  @Test("6.1.10: negative padding never makes a negative size")
  func negativePadding() {
    let window = Window { Color.red.frame(width: 10, height: 10).padding(-20).overlay { Text("") } }
    #expect(window.display.description.contains("10×10"))
  }

  @Test("6.1.13: a background is behind, an overlay in front, and neither changes the size")
  func layers() {
    let window = Window {
      HStack(spacing: 0) {
        Text("A")
          .background { Color.red.frame(width: 100, height: 100) }
          .overlay(alignment: .topLeading) { Color.blue.frame(width: 1, height: 1) }
        Text("B")
      }
    }
    let lines = window.display.description.split(separator: "\n")
    #expect(lines[1].contains("100×100 #FF383C"))
    #expect(lines[2].contains("\"A\""))
    #expect(lines[3].contains("1×1 #0088FF"))
    #expect(window.frame(of: "B").minX == window.frame(of: "A").maxX)
  }

  @Test("6.1.14: frames are rounded to whole pixels when drawn", arguments: [1, 2, 3])
  func pixels(scale: Int) {
    let window = Window(size: CGSize(width: 100, height: 100), scale: CGFloat(scale)) {
      VStack(spacing: 0.7) {
        ForEach(0..<7, id: \.self) { _ in Color.red.frame(width: 33.3, height: 7.7) }
      }
    }
    func isWhole(_ length: CGFloat) -> Bool {
      abs((length * CGFloat(scale)).rounded() - length * CGFloat(scale)) < 1e-9
    }
    #expect(window.display.items.count == 7)
    for item in window.display.items {
      guard case .fill(let path, _, _) = item.content else {
        Issue.record("only rectangles are drawn")
        continue
      }
      let frame = path.boundingRect.offsetBy(dx: item.origin.x, dy: item.origin.y)
      for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] { #expect(isWhole(edge)) }
    }
  }

  @Test("6.1.14: containers at half a pixel don't move their content, at any depth")
  func nestedPixels() {
    let window = Window(size: CGSize(width: 100, height: 100), scale: 1) {
      ZStack { ZStack { ZStack { Color.red.opacity(0.5).padding(0) } } }
        .frame(width: 41, height: 41)
        .background { Color.blue }
    }
    // The exact frame begins at 29.5; both are drawn from 30 to 71.
    let lines = window.display.description
    #expect(lines.contains("rect (30, 30) 41×41 #0088FF"))
    #expect(lines.contains("rect (30, 30) 41×41 #FF383C"))
  }

  @Test("6.1.12: a shape has the proposed size, and 10 points without a proposal")
  func shapes() {
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    let size = ProposedViewSize(width: 30, height: 50)
    #expect(Capsule().sizeThatFits(size) == CGSize(width: 30, height: 50))
    #expect(Circle().sizeThatFits(size) == CGSize(width: 30, height: 30))
  }
}
