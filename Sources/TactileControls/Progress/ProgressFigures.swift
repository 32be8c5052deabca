import Foundation
@_spi(Engine) import TactileButtons
import TactileDrawing
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// The indicator of the circular style: a spinner, or a ring for determinate progress on a Mac.
struct ProgressCircle: View {
  let fraction: Double?
  let tint: Color?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.idiom) private var idiom
  @Environment(\.tint) private var inheritedTint

  private var diameter: CGFloat {
    switch controlSize {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }

  var body: some View {
    Group {
      if let fraction, idiom == .mac {
        ProgressRing(fraction: fraction, width: diameter / 8)
          .foregroundStyle(style(otherwise: .accentColor))
      } else {
        Spinner().foregroundStyle(style(otherwise: .secondary))
      }
    }
    .frame(width: diameter, height: diameter)
  }

  private func style(otherwise color: Color) -> AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(color)
  }
}

/// A ring whose completed part has the foreground style, clockwise from the top.
private struct ProgressRing: View {
  let fraction: Double
  let width: CGFloat

  var body: some View {
    Circle().inset(by: width / 2).stroke(Color(.system(.secondaryFill)), lineWidth: width)
      .overlay {
        Circle().inset(by: width / 2).trim(from: 0, to: fraction)
          .stroke(style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
  }
}

/// The indicator of the linear style.
struct ProgressBar: View {
  let fraction: Double?
  let tint: Color?
  @Environment(\.tint) private var inheritedTint

  var body: some View {
    Capsule().fill(Color(.system(.secondaryFill)))
      .overlay {
        if let fraction {
          BarSegment(start: 0, end: fraction)
        } else {
          RunningSegment()
        }
      }
      .clipShape(Capsule())
      .foregroundStyle(
        tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(Color.accentColor)
      )
      .frame(height: 4)
  }
}

/// A segment that runs along the bar once every 1.5 seconds.
private struct RunningSegment: View {
  @State private var laps = 0.0

  var body: some View {
    BarSegment(start: laps - 0.4, end: laps, repeats: true).onAppear {
      withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { laps += 1.4 }
    }
  }
}

/// The part of the bar between two fractions of its width.
private struct BarSegment: Shape {
  var start: Double
  var end: Double
  /// Whether the segment wraps around, after a gap as long as the segment.
  var repeats = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let length = end - start
    let end = repeats ? end.truncatingRemainder(dividingBy: 1 + length) : end
    let width = rect.width * CGFloat(length)
    guard width > 0 else { return Path() }
    return Capsule().path(
      in: CGRect(
        x: rect.minX + rect.width * CGFloat(end) - width, y: rect.minY, width: width,
        height: rect.height))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
