@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// The appearance of gauges.
///
/// To create a style, conform to this protocol, draw the value of the configuration in `makeBody`, and set the style with
/// `gaugeStyle(_:)`:
///
/// ```swift
/// struct BatteryStyle: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Capsule().fill(.quaternary)
///       .overlay(alignment: .leading) {
///         GeometryReader { Capsule().fill(.green).frame(width: $0.size.width * configuration.value) }
///       }
///       .overlay { configuration.currentValueLabel }
///   }
/// }
/// ```
///
/// Apply it as `.gaugeStyle(BatteryStyle())`. The system's styles are `.automatic`, `.linearCapacity`,
/// `.accessoryLinear`, `.accessoryLinearCapacity`, `.accessoryCircular` and `.accessoryCircularCapacity`. Assistive
/// technologies read a gauge alike in any style.
///
/// Mirrors SwiftUI's `GaugeStyle`.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The type of the view that draws the gauge.
  associatedtype Body: View

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates the view that draws a gauge.
  ///
  /// It's called for each gauge in a view with this style, and again when its value or its labels change. Several views
  /// are stacked vertically. A style can have properties such as `@Environment` and `@State`, whose values belong to
  /// each gauge.
  ///
  /// - Parameter configuration: The value and the labels.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The value and the labels of a gauge.
///
/// The system creates a configuration for each gauge and passes it to `makeBody` of the ``GaugeStyle``.
///
/// Mirrors SwiftUI's `GaugeStyleConfiguration`.
@MainActor
@preconcurrency
public struct GaugeStyleConfiguration {
  /// A view that shows the label, of one type for whatever the label consists of.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView
  }

  /// A view that shows the current value, of one type for whatever the current value consists of.
  public nonisolated struct CurrentValueLabel: ErasedContent {
    package let content: AnyView
  }

  /// A view that shows the labels of marked values, of one type for whatever they consist of.
  public nonisolated struct MarkedValueLabel: ErasedContent {
    package let content: AnyView
  }

  /// A view that shows the minimum, of one type for whatever the minimum consists of.
  public nonisolated struct MinimumValueLabel: ErasedContent {
    package let content: AnyView
  }

  /// A view that shows the maximum, of one type for whatever the maximum consists of.
  public nonisolated struct MaximumValueLabel: ErasedContent {
    package let content: AnyView
  }

  /// The place of the value in its range, from 0 to 1.
  public var value: Double
  /// The label that describes the gauge.
  public var label: GaugeStyleConfiguration.Label
  /// The label that describes the current value; nil if there is none.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The labels of marked values; nil if there are none.
  public var markedValueLabels: GaugeStyleConfiguration.MarkedValueLabel?
  /// The label that describes the minimum; nil if there is none.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The label that describes the maximum; nil if there is none.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

extension View {
  /// Sets the style of gauges in this view; the closest style takes precedence.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of gauges, which is a bar that is filled up to the value.
///
/// Apply it as `.gaugeStyle(.automatic)`, to restore the default inside another style. It's the style
/// `.linearCapacity` on every idiom.
///
/// Mirrors SwiftUI's `DefaultGaugeStyle`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates a default gauge style.
  public nonisolated init() {}

  /// Creates the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style, which is a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
