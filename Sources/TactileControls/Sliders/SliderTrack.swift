import Foundation
import TactileDrawing
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// The track of a slider with its ticks and its thumb.
struct SliderTrack: View {
  /// The place of the thumb.
  let place: Double
  /// The place from which the track is filled.
  let origin: Double
  /// The places that people can select.
  let enabled: ClosedRange<Double>
  /// The places of the ticks.
  let ticks: [Double]
  let isDragged: Bool
  let metrics: SliderMetrics
  @Environment(\.tint) private var tint
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.systemLook) private var look

  var body: some View {
    SliderLayout(metrics: metrics) {
      Capsule().fill(Color(.system(.secondaryFill)))
        .opacity(enabled == 0...1 ? 1 : 0.5)
        .sliderPart(.span(0, 1, isWhole: true))
      if enabled != 0...1 {
        Capsule().fill(Color(.system(.secondaryFill)))
          .sliderPart(.span(enabled.lowerBound, enabled.upperBound))
      }
      Capsule().fill(tint ?? AnyShapeStyle(Color.accentColor))
        .sliderPart(
          .span(min(origin, place), max(origin, place), isWhole: origin == 0))
      ForEach(ticks.indices, id: \.self) { index in
        Circle().fill(Color(.system(metrics.tickOffset == 0 ? .secondary : .tertiary)))
          .sliderPart(.tick(ticks[index]))
      }
      if thumbVisibility != .hidden {
        SliderThumb(isDragged: isDragged).sliderPart(.thumb(place))
      }
    }
  }
}

/// The thumb, which grows while it is dragged in the look of iOS 26.
private struct SliderThumb: View {
  let isDragged: Bool
  @Environment(\.systemLook) private var look

  var body: some View {
    Capsule().fill(Color.white)
      .shadow(color: .black.opacity(0.15), radius: 4, y: look == .iOS26 ? 1 : 3)
      .scaleEffect(isDragged && look == .iOS26 ? 1.15 : 1)
      .animation(.easeInOut(duration: 0.25), value: isDragged)
  }
}

/// A part of a slider, with its places on the track.
private nonisolated enum SliderPart: Equatable {
  /// A piece of the track; if it is whole, it begins and ends at the ends of the track where its places are 0 and 1.
  case span(Double, Double, isWhole: Bool = false)
  case tick(Double)
  case thumb(Double)
}

private enum SliderPartKey: LayoutValueKey {
  static var defaultValue: SliderPart { .span(0, 1) }
}

extension View {
  fileprivate func sliderPart(_ part: SliderPart) -> some View {
    layoutValue(key: SliderPartKey.self, value: part)
  }
}

/// Places the parts of a slider, which takes the proposed width.
private struct SliderLayout: Layout {
  let metrics: SliderMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? metrics.thumb.width
    return CGSize(width: max(width, 0), height: metrics.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let frame = frame(of: subview[SliderPartKey.self], in: bounds)
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frame(of part: SliderPart, in bounds: CGRect) -> CGRect {
    func middle(_ place: Double) -> CGFloat { metrics.middle(at: place, width: bounds.width) }
    switch part {
    case .span(let start, let end, let isWhole):
      let minX = isWhole && start == 0 ? 0 : middle(start)
      let maxX = isWhole && end == 1 ? bounds.width : middle(end)
      return CGRect(
        x: bounds.minX + minX, y: bounds.midY - metrics.track / 2, width: maxX - minX,
        height: metrics.track)
    case .tick(let place):
      return CGRect(
        x: bounds.minX + middle(place) - metrics.tick / 2,
        y: bounds.midY + metrics.tickOffset - metrics.tick / 2, width: metrics.tick,
        height: metrics.tick)
    case .thumb(let place):
      return CGRect(
        x: bounds.minX + middle(place) - metrics.thumb.width / 2,
        y: bounds.midY - metrics.thumb.height / 2, width: metrics.thumb.width,
        height: metrics.thumb.height)
    }
  }
}

private enum SliderThumbVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether sliders show their thumbs.
  fileprivate(set) var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the sliders in this view show their thumbs.
  ///
  /// A slider without a thumb is dragged in the same way, from the end of the filled part of its track.
  ///
  /// Mirrors SwiftUI's `sliderThumbVisibility(_:)`.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
