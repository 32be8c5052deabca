import Foundation
import SwiftUI

// Sliders, steppers and gauges.

private let title = "Title"
private let resource: LocalizedStringResource = "Title"

struct EverySlider: View {
  @State private var value = 0.5
  @State private var number: Float = 1
  @State private var length: CGFloat = 1
  @State private var isEditing = false

  var body: some View {
    Group {
      Slider(value: $value)
      Slider(value: $number, in: 0...10) { isEditing = $0 }
      Slider(value: $length, in: 0...10, step: 2)
      Slider(value: $value, in: 0...10, step: 2, onEditingChanged: { isEditing = $0 })
      Slider(value: $value) { Text("Label") }
      Slider(value: $value, in: 0...10, label: { Text("Label") }, onEditingChanged: { _ in })
      Slider(value: $value, in: 0...10, step: 1) { Text("Label") }
      Slider(value: $value, in: 0...1) {
        Text("Label")
      } minimumValueLabel: {
        Image(systemName: "minus")
      } maximumValueLabel: {
        Image(systemName: "plus")
      } onEditingChanged: {
        isEditing = $0
      }
      Slider(value: $value, in: 0...10, step: 5) {
        EmptyView()
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
    }
    Group {
      Slider(
        value: $value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1")
      ) { Text("Label") }
      Slider(
        value: $value, in: 0...8, step: 2, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("8")
      ) { Text("Label") }
      Slider(value: $value, in: 0...1, onEditingChanged: { _ in }) { Text("Label") }
      Slider(value: $value, in: 0...8, step: 2, onEditingChanged: { _ in }) { Text("Label") }
      Slider(value: $value).sliderThumbVisibility(.hidden).tint(.red).controlSize(.mini)
    }
  }
}

struct EverySliderTick: View {
  struct Mark: SliderTickContent {
    typealias Value = Double
    let value: Double
    var body: [SliderTick<Double>] { [SliderTick(value)] }
  }

  @State private var value = 0.5
  let isLong: Bool

  var body: some View {
    Group {
      Slider(value: $value, neutralValue: 0.5, enabledBounds: 0.2...0.8) { Text("Label") }
      Slider(value: $value, neutralValue: 0.5) {
        Text("Label")
      } currentValueLabel: {
        Text("Value")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $value, in: 0...4, step: 1, neutralValue: 2) {
        Text("Label")
      } tick: {
        SliderTick($0)
      }
      Slider(value: $value, in: 0...4, step: 1) {
        Text("Label")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("4")
      } tick: {
        $0 > 2 ? SliderTick($0) { Text("High") } : nil
      }
    }
    Group {
      Slider(value: $value) {
        Text("Label")
      } ticks: {
        SliderTick(0.1)
        SliderTick("Half", 0.5)
        SliderTick(title, 0.6)
        SliderTick(resource, 0.7)
        if isLong { Mark(value: 0.9) }
      }
      Slider(value: $value, in: 0...100) {
        Text("Label")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } ticks: {
        SliderTickContentForEach([0, 50, 100], id: \.self) { SliderTick($0) }
      } onEditingChanged: { _ in
      }
      Slider(value: $value) {
        Text("Label")
      } ticks: {
        if isLong { SliderTick(0.2) } else { SliderTick(0.4) }
      }
      Slider(value: $value, label: { Text("Label") }, ticks: {})
      Slider(value: $value, label: { Text("Label") }, ticks: { many })
    }
  }

  @SliderTickBuilder<Double> private var many: some SliderTickContent<Double> {
    SliderTick(0.1)
    SliderTick(0.2)
    SliderTick(0.3)
    SliderTick(0.4)
    SliderTick(0.5)
    SliderTick(0.6)
    SliderTick(0.7)
    SliderTick(0.8)
    SliderTick(0.9)
    Mark(value: 1)
  }

  private func values(_ ticks: [SliderTick<Double>]) -> [SliderTick<Double>.ID] {
    let content = TupleSliderTickContentUser(ticks: ticks)
    return content.ticks.sorted(by: <).filter { $0 == $0 }.map(\.id)
  }

  private struct TupleSliderTickContentUser {
    let ticks: [SliderTick<Double>]
    func statements<T>(of content: TupleSliderTickContent<Double, T>) -> T { content.value }
  }
}

extension Double: @retroactive Identifiable {
  /// The number itself.
  public var id: Double { self }
}

struct IdentifiedTicks: View {
  @State private var value = 0.5

  var body: some View {
    Slider(
      value: $value, label: { EmptyView() },
      ticks: {
        SliderTickContentForEach([0.1, 0.2]) { SliderTick($0) }
      })
  }
}

struct EveryStepper: View {
  @State private var count = 1
  @State private var value = 0.5
  @State private var isEditing = false

  var body: some View {
    Group {
      Stepper("Count", value: $count)
      Stepper(title, value: $count, step: 2)
      Stepper(resource, value: $count) { isEditing = $0 }
      Stepper("Count", value: $count, in: 0...10)
      Stepper(title, value: $count, in: 0...10, step: 2)
      Stepper(resource, value: $count, in: 0...10, onEditingChanged: { isEditing = $0 })
      Stepper("Count", onIncrement: { count += 1 }, onDecrement: nil)
      Stepper(title) {
        count += 1
      } onDecrement: {
        count -= 1
      } onEditingChanged: {
        isEditing = $0
      }
      Stepper(resource, onIncrement: nil, onDecrement: { count -= 1 })
    }
    Group {
      Stepper("Part", value: $value, format: .percent)
      Stepper(title, value: $value, step: 0.1, format: .number)
      Stepper(resource, value: $value, format: .number)
      Stepper("Part", value: $value, in: 0...1, step: 0.1, format: .percent)
      Stepper(title, value: $value, in: 0...1, format: .percent)
      Stepper(resource, value: $value, in: 0...1, format: .percent)
      Stepper(value: $value, format: .percent) { Text("Part") }
      Stepper(value: $value, in: 0...1, format: .percent) { Text("Part") }
    }
    Group {
      Stepper(value: $count) { Text("Count") }
      Stepper(value: $count, in: 0...10, step: 5) { Text("Count") }
      Stepper(value: $count, label: { Text("Count") }, onEditingChanged: { isEditing = $0 })
      Stepper(label: { Text("Count") }, onIncrement: {}, onDecrement: {})
      Stepper(value: $count, onEditingChanged: { isEditing = $0 }, label: { Text("Count") })
      Stepper(value: $count, in: 0...3, onEditingChanged: { _ in }, label: { Text("Count") })
      Stepper(onIncrement: {}, onDecrement: nil) { Text("Count") }
      Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }) { Text("Count") }
    }
  }
}

struct EveryGauge: View {
  let value = 0.5

  var body: some View {
    Group {
      Gauge(value: value) { Text("Fuel") }
      Gauge(value: Float(3), in: 0...4) { Text("Fuel") }
      Gauge(value: value) {
        Text("Fuel")
      } currentValueLabel: {
        Text("Half")
      }
      Gauge(value: value) {
        Text("Fuel")
      } currentValueLabel: {
        Text("Half")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Gauge(value: value) {
        Text("Fuel")
      } currentValueLabel: {
        Text("Half")
      } markedValueLabels: {
        Text("Mark").tag(0.5)
      }
      Gauge(value: value) {
        Text("Fuel")
      } currentValueLabel: {
        Text("Half")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } markedValueLabels: {
        Text("Mark").tag(0.5)
      }
    }
    Group {
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(.automatic)
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(.linearCapacity)
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(.accessoryLinear)
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(.accessoryLinearCapacity)
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(.accessoryCircular)
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(DefaultGaugeStyle())
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(LinearCapacityGaugeStyle())
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(AccessoryLinearGaugeStyle())
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
    }
    Group {
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(AccessoryCircularGaugeStyle())
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle())
      Gauge(value: value) { Text("Fuel") }.gaugeStyle(Needle())
    }
  }
}

struct Needle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    let label: GaugeStyleConfiguration.Label = configuration.label
    let current: GaugeStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
    let minimum: GaugeStyleConfiguration.MinimumValueLabel? = configuration.minimumValueLabel
    let maximum: GaugeStyleConfiguration.MaximumValueLabel? = configuration.maximumValueLabel
    let marks: GaugeStyleConfiguration.MarkedValueLabel? = configuration.markedValueLabels
    return VStack {
      label
      current
      minimum
      maximum
      marks
      Rectangle().frame(width: 2, height: 20).rotationEffect(.degrees(configuration.value * 180))
    }
  }
}

// Ticks in blocks of two to nine statements, and members that only the system calls.

@MainActor
enum ValueBodies {
  @SliderTickBuilder<Double> static var ticks2: some SliderTickContent<Double> {
    SliderTick(0.0)
    SliderTick(0.1)
  }

  @SliderTickBuilder<Double> static var ticks3: some SliderTickContent<Double> {
    SliderTick(0.0)
    SliderTick(0.1)
    SliderTick(0.2)
  }

  @SliderTickBuilder<Double> static var ticks4: some SliderTickContent<Double> {
    SliderTick(0.0)
    SliderTick(0.1)
    SliderTick(0.2)
    SliderTick(0.3)
  }

  @SliderTickBuilder<Double> static var ticks6: some SliderTickContent<Double> {
    SliderTick(0.0)
    SliderTick(0.1)
    SliderTick(0.2)
    SliderTick(0.3)
    SliderTick(0.4)
    SliderTick(0.5)
  }

  @SliderTickBuilder<Double> static var ticks7: some SliderTickContent<Double> {
    SliderTick(0.0)
    SliderTick(0.1)
    SliderTick(0.2)
    SliderTick(0.3)
    SliderTick(0.4)
    SliderTick(0.5)
    SliderTick(0.6)
  }

  @SliderTickBuilder<Double> static var ticks8: some SliderTickContent<Double> {
    SliderTick(0.0)
    SliderTick(0.1)
    SliderTick(0.2)
    SliderTick(0.3)
    SliderTick(0.4)
    SliderTick(0.5)
    SliderTick(0.6)
    SliderTick(0.7)
  }

  @SliderTickBuilder<Double> static var ticks9: some SliderTickContent<Double> {
    SliderTick(0.0)
    SliderTick(0.1)
    SliderTick(0.2)
    SliderTick(0.3)
    SliderTick(0.4)
    SliderTick(0.5)
    SliderTick(0.6)
    SliderTick(0.7)
    SliderTick(0.8)
  }

  static func ticks<C: SliderTickContent>(of content: C) -> C.Body { content.body }

  static func tick(_ tick: SliderTick<Double>) -> [SliderTick<Double>] { Array(tick.body) }

  static func ticks<T>(
    _ several: TupleSliderTickContent<Double, T>,
    _ each: SliderTickContentForEach<[Double], Double, SliderTick<Double>>
  ) -> [SliderTick<Double>] { several.body + each.body }

  static let controls: [Any] = [
    Slider(value: .constant(0.5)).body, Stepper("A", value: .constant(1)).body,
    Gauge(value: 0.5) { Text("A") }.body,
  ]

  static func body<S: GaugeStyle>(_ style: S, _ configuration: S.Configuration) -> S.Body {
    style.makeBody(configuration: configuration)
  }

  static func gauges(_ configuration: GaugeStyleConfiguration) -> [Any] {
    [
      DefaultGaugeStyle().makeBody(configuration: configuration),
      LinearCapacityGaugeStyle().makeBody(configuration: configuration),
      AccessoryLinearGaugeStyle().makeBody(configuration: configuration),
      AccessoryLinearCapacityGaugeStyle().makeBody(configuration: configuration),
      AccessoryCircularGaugeStyle().makeBody(configuration: configuration),
      AccessoryCircularCapacityGaugeStyle().makeBody(configuration: configuration),
    ]
  }
}
