import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Lengths that grow with the text.
@MainActor
@Suite struct ScaledMetricTests {
  private struct Sized: View {
    @ScaledMetric private var side: CGFloat = 44
    @ScaledMetric(relativeTo: .caption) private var small = 10.0
    var body: some View { Text("\(Double(side)) \(small)") }
  }

  @Test(
    "6.2.19: a length grows like the lines of its text style, in whole pixels",
    arguments: [
      (DynamicTypeSize.large, "44.000000 10.000000"),
      // Lines of body are 22 points high at the standard size, 19 and 62 at the ends.
      (.xSmall, "38.000000 8.000000"), (.accessibility5, "124.000000 32.000000"),
    ])
  func growth(size: DynamicTypeSize, expected: String) {
    let window = Window(size: CGSize(width: 4000, height: 300), scale: 2) {
      Sized().dynamicTypeSize(size)
    }
    #expect(window.texts == [expected])
  }
}
