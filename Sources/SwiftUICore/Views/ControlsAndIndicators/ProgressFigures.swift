import Drawing
import Foundation

/// What the circular style shows: a spinner, on a Mac a ring where the part that is done is known.
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

/// Eight spokes, of which one after the other is the darkest: once around in a second.
private struct Spinner: View {
  @State private var turns = 0.0

  var body: some View {
    TurnedSpokes(turns: turns).onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns += 1 }
    }
  }
}

private struct TurnedSpokes: View, Animatable {
  var turns: Double

  nonisolated var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  var body: some View {
    ZStack {
      ForEach(0..<Spoke.count, id: \.self) { index in
        Spoke(index: index).opacity(1 - 0.8 * Double(Spoke.count - 1 - index) / 7)
      }
    }
    .rotationEffect(.degrees((turns * Double(Spoke.count)).rounded(.down) * 45))
  }
}

/// A round-ended line from the rim inwards, turned by eighths.
private struct Spoke: Shape {
  static var count: Int { 8 }
  let index: Int

  func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    let spoke = CGRect(
      x: -diameter * 0.06, y: -diameter / 2, width: diameter * 0.12, height: diameter * 0.28)
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: CGFloat(index) * .pi / 4)
    return Capsule().path(in: spoke).applying(turn)
  }
}

/// A ring of which the part that is done is drawn in the foreground, clockwise from the top.
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

/// What the linear style shows.
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

/// A part of the bar that runs along it, once in a second and a half.
private struct RunningSegment: View {
  @State private var laps = 0.0

  var body: some View {
    BarSegment(start: laps - 0.4, end: laps, repeats: true).onAppear {
      withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { laps += 1.4 }
    }
  }
}

/// The bar from one part of its width to another.
private struct BarSegment: Shape {
  var start: Double
  var end: Double
  /// Whether what leaves at the end comes in again, after as much as the segment is long.
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
