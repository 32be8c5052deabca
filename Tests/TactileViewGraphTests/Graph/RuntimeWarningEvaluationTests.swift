import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Warnings about the arguments of modifiers, which name the view whose body applies them.
@MainActor
@Suite struct RuntimeWarningEvaluationTests {
  private struct Card: View {
    let modify: (Color) -> AnyView

    var body: some View { modify(Color.red) }
  }

  @Test("a warning about an argument names the modifier and the view whose body applies it")
  func modifiers() {
    let flaws: [(name: String, modify: (Color) -> AnyView)] = [
      ("padding", { AnyView($0.padding(.infinity)) }),
      ("Invalid frame dimension", { AnyView($0.frame(width: -1)) }),
      ("Contradictory frame constraints", { AnyView($0.frame(minWidth: 2, maxWidth: 1)) }),
      ("aspectRatio()", { AnyView($0.aspectRatio(-1, contentMode: .fit)) }),
      ("position()", { AnyView($0.position(x: .nan, y: 0)) }),
      ("scaleEffect()", { AnyView($0.scaleEffect(.nan)) }),
      ("rotationEffect()", { AnyView($0.rotationEffect(.radians(.nan))) }),
      ("blur", { AnyView($0.blur(radius: -1)) }),
      ("lineLimit()", { AnyView($0.lineLimit(0)) }),
      (
        "alignmentGuide()",
        { color in
          AnyView(VStack(alignment: .leading) { color.alignmentGuide(.leading) { _ in .nan } })
        }
      ),
    ]
    for flaw in flaws {
      let warnings = RuntimeWarning.collect { _ = Window { Card(modify: flaw.modify) } }
      #expect(!warnings.isEmpty, "\(flaw.name)")
      #expect(
        warnings.allSatisfy { $0.contains(flaw.name) && $0.contains(" in Card") },
        "\(flaw.name): \(warnings)")
    }
  }

  private struct Bars: View {
    let heights: [Double]

    var body: some View {
      VStack {
        Text("Bars")
        ForEach(heights, id: \.self) { Color.red.frame(width: 5, height: $0) }
      }
    }
  }

  private struct Page: View {
    @State private var heights: [Double] = []

    var body: some View {
      VStack {
        Button("Load") { heights = [1, -1] }
        if !heights.isEmpty { Bars(heights: heights) }
        if !heights.isEmpty { ForEach(heights, id: \.self) { Color.red.frame(width: -$0) } }
      }
    }
  }

  @Test(
    "a view in a ForEach is named by the body that contains the ForEach, also in a window's first frame"
  )
  func lists() {
    let first = RuntimeWarning.collect { _ = Window { Bars(heights: [1, -1]) } }
    #expect(first.count == 1 && first[0].contains(" in Bars"), "\(first)")
    let bare = RuntimeWarning.collect {
      _ = Window { ForEach([1.0, -1], id: \.self) { Color.red.frame(width: $0) } }
    }
    #expect(bare.count == 1 && bare[0].contains("Invalid frame dimension"), "\(bare)")
    let window = Window { Page() }
    let later = RuntimeWarning.collect { window.tap("Load") }
    #expect(
      later.count == 2 && later[0].contains(" in Bars") && later[1].contains(" in Page"), "\(later)"
    )
  }

  @Test("outside of a body, a warning names the modifier alone")
  func outsideOfBodies() {
    let warnings = RuntimeWarning.collect { _ = Color.red.scaleEffect(.nan) }
    #expect(warnings.count == 1 && warnings[0].hasPrefix("scaleEffect() got "), "\(warnings)")
  }
}
