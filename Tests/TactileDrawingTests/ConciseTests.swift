import Foundation
import TactileDrawing
import Testing

@Suite("Concise numbers")
struct ConciseTests {
  @Test(
    "have at most three decimals and no trailing zeros",
    arguments: [
      (0.0, "0"), (1, "1"), (-1, "-1"), (1.5, "1.5"), (20.25, "20.25"), (1.0 / 3, "0.333"),
      (2.0 / 3, "0.667"), (0.05, "0.05"), (-0.5, "-0.5"), (1.9996, "2"), (100, "100"),
    ] as [(Double, String)])
  func decimals(number: Double, text: String) {
    #expect(number.concise == text)
  }

  @Test("that round to zero have no sign")
  func zero() {
    #expect((-0.0).concise == "0")
    #expect((-0.0001).concise == "0")
    #expect(CGFloat(0.0004).concise == "0")
  }

  @Test("are followed by the unit in the right number")
  func seconds() {
    #expect(1.0.inSeconds == "1 second")
    #expect(0.9999.inSeconds == "1 second")
    #expect(2.5.inSeconds == "2.5 seconds")
  }

  @Test("print as nan or infinity if they aren't numbers, and never trap")
  func extremes() {
    #expect(Double.nan.concise == "nan")
    #expect(Double.infinity.concise == "inf")
    #expect((-Double.infinity).concise == "-inf")
    #expect(Double.greatestFiniteMagnitude.concise == "1.7976931348623157e+308")
  }

  @Test("print points, sizes and rectangles")
  func composed() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 1.0 / 3)
    #expect(rect.origin.concise == "(1, 2.5)")
    #expect(rect.size.concise == "30×0.333")
    #expect(rect.concise == "(1, 2.5) 30×0.333")
  }
}
