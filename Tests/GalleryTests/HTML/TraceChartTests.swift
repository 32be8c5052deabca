import Foundation
import FoundationXML
import SwiftUI
import SwiftUITesting
import Testing

@testable import Gallery

/// A trace as a chart.
@MainActor
@Suite struct TraceChartTests {
  private func chart() throws -> String {
    TraceChart(try Demo.scaleStyle.trace(Setting(scale: 1))).svg
  }

  @Test func rows_goFromTheFingerToWhatItMoved() throws {
    let names = try chart().matches(of: /<text x="8"[^>]*>([^<]*)</).map { String($0.output.1) }
    #expect(names.first == "finger 0")
    #expect(names[1].hasPrefix("press in ShrinkingStyle in Button “Scale Style”".prefix(40)))
    #expect(names.suffix(2) == ["opacity in Face in Button “Scale Style”", "opacity 0.6 to 1"])
    for name in ["actions", "updates", "values written", "bodies evaluated"] {
      #expect(names.contains(name))
    }
  }

  @Test func presses_areBarsAsLongAsTheyLast() throws {
    let chart = try chart()
    #expect(chart.matches(of: /class="pointer"/).count == 2)
    // Pressed twice; the second time the finger went away.
    #expect(chart.matches(of: /class="active"/).count == 2)
    #expect(chart.matches(of: /class="ended"/).count == 1)
    #expect(chart.matches(of: /class="failed"/).count == 1)
    #expect(chart.matches(of: /class="action"/).count == 1)
  }

  @Test func values_areDrawnOnlyWhileTheyMove() throws {
    // The button's three numbers go out and in twice each time it is pressed: with one stray in the
    // first press, that is six ways each.
    #expect(try chart().matches(of: /<polyline/).count == 3 * 6)
  }

  @Test func drawing_isWellFormed() throws {
    let parser = XMLParser(data: Data(try chart().utf8))
    #expect(parser.parse())
  }

  @Test func traceOfNothing_isAnEmptyChart() {
    #expect(!TraceChart(Trace()).svg.contains("nan"))
  }
}
