import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A style of gauges that shows a bar which is filled up to the value, with all labels around it.
///
/// Apply it as `.gaugeStyle(.linearCapacity)`. The label is above the bar, the label of the current value below it, and
/// those of the minimum and the maximum are at its ends. The bar is 4 points high, has the available width, and is filled
/// with the tint.
///
/// Mirrors SwiftUI's `LinearCapacityGaugeStyle`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a linear capacity gauge style.
  public nonisolated init() {}

  /// Creates the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        FilledGaugeBar(value: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A style of gauges that shows a bar with a marker at the value.
///
/// Apply it as `.gaugeStyle(.accessoryLinear)`, and set the colors of the bar with `tint(_:)`, for example to a
/// `Gradient`, which runs along the bar. Of the labels, only those of the minimum and the maximum are visible, at the ends
/// of the bar.
///
/// Mirrors SwiftUI's `AccessoryLinearGaugeStyle`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates an accessory linear gauge style.
  public nonisolated init() {}

  /// Creates the bar with its marker and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel
      MarkedGaugeBar(value: configuration.value)
      configuration.maximumValueLabel
    }
  }
}

/// A style of gauges that shows a bar which is filled up to the value, for small places.
///
/// Apply it as `.gaugeStyle(.accessoryLinearCapacity)`. The label is above the bar, at its leading end, and the label of
/// the current value is below it in a small font. The labels of the minimum and the maximum aren't visible.
///
/// Mirrors SwiftUI's `AccessoryLinearCapacityGaugeStyle`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory linear capacity gauge style.
  public nonisolated init() {}

  /// Creates the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.headline)
      FilledGaugeBar(value: configuration.value, height: 6)
      configuration.currentValueLabel.font(.caption)
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style that shows a bar which is filled up to the value, with all labels around it.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style that shows a bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style that shows a bar which is filled up to the value, for small places.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A bar that is filled up to a value.
private struct FilledGaugeBar: View {
  let value: Double
  let height: CGFloat
  @Environment(\.tint) private var tint

  var body: some View {
    Capsule().fill(Color(.system(.secondaryFill)))
      .overlay {
        GaugeBarPart(end: value).fill(GaugeTint(tint: tint, form: .bar))
      }
      .frame(height: height)
  }
}

/// A bar of 8 points with a marker at a value.
private struct MarkedGaugeBar: View {
  let value: Double
  @Environment(\.tint) private var tint

  var body: some View {
    MarkedBar(value: value).fill(GaugeTint(tint: tint, form: .bar))
      .overlay {
        // The bar ends two points beside the marker.
        MarkerEdge(value: value).fill(.black).blendMode(.destinationOut)
      }
      .compositingGroup()
      .frame(height: 8)
  }
}

/// The part of a bar from its leading end to a place.
private struct GaugeBarPart: Shape {
  var end: Double

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard end > 0 else { return Path() }
    let width = max(rect.width * CGFloat(end), min(rect.height, rect.width))
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A bar with a disk of 10 points at a place, whose way ends where the disk touches the ends of the bar.
private struct MarkedBar: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Capsule().path(in: rect)
    path.addEllipse(in: Self.marker(at: value, in: rect))
    return path
  }

  static func marker(at value: Double, in rect: CGRect) -> CGRect {
    let x = rect.minX + max(rect.width - 10, 0) * CGFloat(value)
    return CGRect(x: x, y: rect.midY - 5, width: 10, height: 10)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A ring of 2 points around the marker of a bar.
private struct MarkerEdge: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: MarkedBar.marker(at: value, in: rect).insetBy(dx: -1, dy: -1))
      .strokedPath(StrokeStyle(lineWidth: 2))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// The tint of a gauge; a gradient runs along its bar or its ring.
struct GaugeTint: ShapeStyle {
  enum Form {
    case bar
    case ring(start: Angle, end: Angle)
  }

  let tint: AnyShapeStyle?
  let form: Form

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    guard let tint else { return AnyShapeStyle(Color.accentColor) }
    let style = tint.base
    guard let gradient = style as? Gradient ?? (style as? AnyGradient)?.gradient else {
      return tint
    }
    switch form {
    case .bar:
      return AnyShapeStyle(
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    case .ring(let start, let end):
      return AnyShapeStyle(
        AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end))
    }
  }
}
