import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct GaugeTests {
  /// A gauge of 200 points in the middle of a window of 400 by 300.
  private func window(
    _ value: Double = 0.25, _ direction: LayoutDirection = .leftToRight,
    style: @escaping (AnyView) -> some View
  ) -> Window {
    Window {
      style(
        AnyView(
          Gauge(value: value * 40, in: 0...40) {
            Text("Heat")
          } currentValueLabel: {
            Text("warm")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("9")
          })
      )
      .frame(width: 200)
      .environment(\.layoutDirection, direction)
    }
  }

  @Test("9.3.26: the default is a bar of 4 points that is filled with the tint, among all labels")
  func defaultStyle() {
    let window = window { $0.tint(.purple) }
    #expect(window.texts == ["Heat", "0", "9", "warm"])
    let (track, part) = (window.fill(0)?.rect ?? .null, window.fill(1)?.rect ?? .null)
    #expect(track.height == 4 && track.minX > 100 && track.maxX < 300)
    #expect(part.minX == track.minX && abs(part.width - track.width / 4) < 0.01)
    #expect(window.fill(1)?.color == SystemColor.purple.value(in: .light))
    #expect(
      window.frame(of: "Heat").maxY < track.minY && window.frame(of: "warm").minY > track.maxY)
    #expect(window.display == self.window { $0.gaugeStyle(.linearCapacity).tint(.purple) }.display)
  }

  @Test("9.3.27: from right to left, the bar is filled from the right")
  func rightToLeft() {
    let window = window(0.25, .rightToLeft) { $0 }
    let (track, part) = (window.fill(0)?.rect ?? .null, window.fill(1)?.rect ?? .null)
    #expect(abs(part.maxX - track.maxX) < 0.01 && part.minX > track.midX)
  }

  @Test("9.3.28: each style shows some of the labels")
  func labels() {
    #expect(window { $0.gaugeStyle(.accessoryLinear) }.texts == ["0", "9"])
    #expect(window { $0.gaugeStyle(.accessoryLinearCapacity) }.texts == ["Heat", "warm"])
    #expect(window { $0.gaugeStyle(.accessoryCircular) }.texts == ["warm", "0", "9"])
    #expect(window { $0.gaugeStyle(.accessoryCircularCapacity) }.texts == ["warm"])
    func alone(_ style: some GaugeStyle) -> [String] {
      Window { Gauge(value: 0.5) { Text("Heat") }.gaugeStyle(style) }.texts
    }
    #expect(alone(.accessoryCircular) == ["Heat"])
    #expect(alone(.accessoryCircularCapacity) == ["Heat"])
  }

  @Test("9.3.29: rings are 58 points wide and high, whatever is proposed")
  func rings() {
    func size(_ style: some GaugeStyle) -> CGSize {
      Window { Gauge(value: 0.5) { Text("A long label") }.gaugeStyle(style) }.contentSize
    }
    #expect(size(.accessoryCircular) == CGSize(width: 58, height: 58))
    #expect(size(.accessoryCircularCapacity) == CGSize(width: 58, height: 58))
  }

  @Test("9.3.30: the marker of a bar is at the value, and a gradient runs along the bar")
  func marker() {
    func paints(_ value: Double) -> String {
      Window {
        Gauge(value: value) { EmptyView() }
          .gaugeStyle(.accessoryLinear)
          .tint(Gradient(colors: [.blue, .red]))
          .frame(width: 100)
      }.display.description
    }
    #expect(paints(0.2) != paints(0.8))
    #expect(paints(0.2).contains("linear"))
    let edges = [0.0, 1].map { value in
      Window {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinear).frame(width: 100)
      }.fills.last?.rect.midX
    }
    #expect(edges == [155, 245])
  }

  @Test("9.3.31: a custom style has the place of the value in its range, and the labels")
  func customStyle() {
    struct Words: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.value, format: .percent)
        configuration.minimumValueLabel
        configuration.currentValueLabel
        configuration.maximumValueLabel
        configuration.markedValueLabels
      }
    }
    #expect(window { $0.gaugeStyle(Words()) }.texts == ["Heat", "25%", "0", "warm", "9"])
    let marked = Window {
      Gauge(value: 3, in: 2...4) {
        Text("Heat")
      } currentValueLabel: {
        Text("3")
      } markedValueLabels: {
        Text("mark")
      }
      .gaugeStyle(Words())
    }
    #expect(marked.texts == ["Heat", "50%", "3", "mark"])
  }

  @Test(
    "9.3.32: the accessibility element has the label, and the label of the value or a percentage")
  func accessibility() {
    let window = window { $0.gaugeStyle(.accessoryLinear) }
    #expect(window.graph.accessibilityElements.count == 1)
    let element = window.graph.accessibilityElements.first
    #expect(element?.label == "Heat" && element?.value == "warm")
    let plain = Window { Gauge(value: 0.4) { Text("Fuel") } }
    let fuel = plain.graph.accessibilityElements.first
    #expect(fuel?.label == "Fuel" && fuel?.value == "40%")
  }

  @Test("9.3.33: a value out of the range is at an end; one that is unusable warns")
  func misuse() {
    struct Value: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.value, format: .percent)
      }
    }
    let warnings = RuntimeWarning.collect {
      let window = Window {
        VStack {
          Gauge(value: 9.0, in: 0...4) { EmptyView() }
          Gauge(value: Float(-1)) { EmptyView() }
          Gauge(value: 3.0, in: 3...3) { EmptyView() }
          Gauge(value: Double.nan) { EmptyView() }
          Gauge(value: 4.0, in: 3...3) { EmptyView() }
        }
        .gaugeStyle(Value())
      }
      #expect(window.texts == ["100%", "0%", "0%", "0%", "0%"])
    }
    #expect(warnings.count == 2 && warnings.allSatisfy { $0.hasPrefix("A Gauge") })
  }
}
