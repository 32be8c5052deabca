import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A style of gauges that shows an open ring with a marker at the value.
///
/// Apply it as `.gaugeStyle(.accessoryCircular)`, and set the colors of the ring with `tint(_:)`, for example to a
/// `Gradient`, which runs along the ring. The label of the current value is in the ring, and those of the minimum and the
/// maximum are in the gap below; without them, the label of the gauge is there. The ring is 58 points wide.
///
/// Mirrors SwiftUI's `AccessoryCircularGaugeStyle`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates an accessory circular gauge style.
  public nonisolated init() {}

  /// Creates the ring with its marker and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    OpenGaugeRing(configuration: configuration)
  }
}

/// A style of gauges that shows a closed ring which is filled up to the value.
///
/// Apply it as `.gaugeStyle(.accessoryCircularCapacity)`. The label of the current value is in the ring; without it, the
/// label of the gauge is there. The ring is 58 points wide, and is filled with the tint, clockwise from the top.
///
/// Mirrors SwiftUI's `AccessoryCircularCapacityGaugeStyle`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory circular capacity gauge style.
  public nonisolated init() {}

  /// Creates the ring with a label in it.
  public func makeBody(configuration: Configuration) -> some View {
    ClosedGaugeRing(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style that shows an open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style that shows a closed ring which is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The dimensions of rings, in points.
private enum GaugeRing {
  static let diameter: CGFloat = 58
  static let width: CGFloat = 6
  /// The angles between which an open ring is drawn, clockwise from the right.
  static let start = Angle.degrees(135)
  static let end = Angle.degrees(405)
}

private struct OpenGaugeRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tint) private var tint

  var body: some View {
    MarkedArc(value: configuration.value)
      .fill(GaugeTint(tint: tint, form: .ring(start: GaugeRing.start, end: GaugeRing.end)))
      .overlay {
        // The ring ends two points beside the marker.
        ArcMarkerEdge(value: configuration.value).fill(.black).blendMode(.destinationOut)
      }
      .compositingGroup()
      .overlay {
        configuration.currentValueLabel.font(.system(size: 20, weight: .medium))
          .lineLimit(1).minimumScaleFactor(0.3).frame(width: 38)
      }
      .overlay(alignment: .bottom) { ends }
      .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
  }

  /// The labels in the gap.
  private var ends: some View {
    HStack(spacing: 2) {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        configuration.minimumValueLabel.frame(maxWidth: .infinity)
        configuration.maximumValueLabel.frame(maxWidth: .infinity)
      } else {
        configuration.label
      }
    }
    .font(.system(size: 10, weight: .medium))
    .lineLimit(1)
    .minimumScaleFactor(0.3)
    .frame(width: 36, height: 12)
  }
}

private struct ClosedGaugeRing: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tint) private var tint

  var body: some View {
    Circle().strokeBorder(Color(.system(.secondaryFill)), lineWidth: GaugeRing.width)
      .overlay {
        GaugeArc(end: configuration.value)
          .fill(GaugeTint(tint: tint, form: .ring(start: .degrees(-90), end: .degrees(270))))
      }
      .overlay { center.lineLimit(1).minimumScaleFactor(0.3).frame(width: 40) }
      .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
  }

  @ViewBuilder private var center: some View {
    if let label = configuration.currentValueLabel {
      label.font(.system(size: 20, weight: .medium))
    } else {
      configuration.label.font(.system(size: 20, weight: .medium))
    }
  }
}

/// The part of a closed ring from the top to a place, with round ends.
private struct GaugeArc: Shape {
  var end: Double

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard end > 0 else { return Path() }
    return GaugeRing.arc(from: .degrees(-90), to: .degrees(-90 + 360 * end), in: rect)
  }
}

/// An open ring with a disk of 8 points at a place.
private struct MarkedArc: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    GaugeRing.arc(from: GaugeRing.start, to: GaugeRing.end, in: rect)
      .union(Path(ellipseIn: GaugeRing.marker(at: value, in: rect)))
  }
}

/// A ring of 2 points around the marker of an open ring.
private struct ArcMarkerEdge: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: GaugeRing.marker(at: value, in: rect).insetBy(dx: -1, dy: -1))
      .strokedPath(StrokeStyle(lineWidth: 2))
  }
}

extension GaugeRing {
  /// The radius of the middle of a ring.
  private static func radius(in rect: CGRect) -> CGFloat {
    (min(rect.width, rect.height) - width) / 2
  }

  /// Returns a part of a ring, with round ends.
  fileprivate static func arc(from first: Angle, to last: Angle, in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius(in: rect), startAngle: first,
      endAngle: last, clockwise: false)
    return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
  }

  /// Returns the frame of the marker at a place of an open ring.
  fileprivate static func marker(at value: Double, in rect: CGRect) -> CGRect {
    let angle = start.radians + (end.radians - start.radians) * value
    let radius = radius(in: rect)
    return CGRect(
      x: rect.midX + radius * CGFloat(cos(angle)) - 4,
      y: rect.midY + radius * CGFloat(sin(angle)) - 4, width: 8, height: 8)
  }
}
