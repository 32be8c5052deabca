import SwiftUI
import SwiftUITesting

extension Demo {
  /// Gauges in the system's styles.
  static let gauges = Demo(
    name: "gauges",
    title: "Gauges",
    caption: """
      The five styles of gauges. A slider sets their value. A gradient as the tint runs along the bar or the ring.
      """,
    size: CGSize(width: 360, height: 380),
    stills: [
      Still(name: "rest", title: "At rest"),
      Still(name: "pressed", title: "A higher value") { driver in
        driver.touchDown(at: thumb)
        driver.touchMove(to: CGPoint(x: thumb.x + 100, y: thumb.y))
        driver.touchUp()
        driver.settle()
      },
      Still(name: "dragged-out", title: "The maximum") { driver in
        driver.touchDown(at: thumb)
        driver.touchMove(to: CGPoint(x: thumb.x + 300, y: thumb.y))
        driver.touchUp()
        driver.settle()
      },
      Still(name: "disabled", title: "Disabled", isDisabled: true),
    ],
    story: { driver in
      driver.advance(by: 0.6)
      driver.touchDown(at: thumb)
      // Each step draws all gauges, whose bodies the log lists.
      for distance in [30, 60, 90, 120, 60, 0, -60] {
        driver.touchMove(to: CGPoint(x: thumb.x + CGFloat(distance), y: thumb.y))
        driver.advance(by: 0.2)
      }
      driver.touchUp()
      driver.advance(by: 0.6)
      driver.settle()
    }
  ) {
    GaugesPage()
  }

  /// A point on the thumb of the slider.
  private static let thumb = CGPoint(x: 137, y: 336)
}

private struct GaugesPage: View {
  @State private var value = 0.35

  var body: some View {
    VStack(spacing: 24) {
      gauge.tint(.green)
      gauge.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.blue, .yellow, .red]))
      gauge.gaugeStyle(.accessoryLinearCapacity)
      HStack(spacing: 40) {
        gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.blue, .yellow, .red]))
        gauge.gaugeStyle(.accessoryCircularCapacity).tint(.purple)
      }
      Slider(value: $value) { Text("Temperature") }
    }
    .padding(20)
    .frame(maxHeight: .infinity)
  }

  private var gauge: some View {
    Gauge(value: value) {
      Text("Temperature")
    } currentValueLabel: {
      Text("\(Int(value * 40))°")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("40")
    }
  }
}
