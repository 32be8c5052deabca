import Foundation
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A paint that changes with and without animations, compared with a sum for each of its numbers.
@MainActor
@Suite struct AnimatedPaintModelTests {
  /// An animated change; all times are exact sums of sixteenths of a second.
  private struct Run {
    let distance: [Double]
    let start: Double
    let duration: Double
  }

  /// A paint of a window, and the model.
  @MainActor
  private final class Stage {
    let graph: ViewGraph
    var model = Paint.color(RGBAColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5))
    var paint: AnimatedPaint
    var runs: [Run] = []
    /// The number of animated changes so far.
    var animated = 0
    var random: RandomCases
    var operations: [String]

    init(seed: UInt64, graph: ViewGraph) {
      random = RandomCases(seed: seed)
      operations = ["seed \(seed)"]
      self.graph = graph
      paint = AnimatedPaint(model)
    }

    /// A number that sums of several changes keep between 0 and 1.
    private func number() -> Double { 0.45 + Double(random.below(11)) / 100 }

    /// A gray, whose numbers are those of one lightness.
    private func color() -> RGBAColor {
      let level = number()
      return RGBAColor(red: level, green: level, blue: level, opacity: number())
    }

    private func shadow() -> PaintFinish.Shadow {
      PaintFinish.Shadow(color: color(), radius: 5 + number(), x: number(), y: number())
    }

    private func base() -> Paint {
      switch random.below(6) {
      case 0, 1: return .color(color())
      case 2: return .material(MaterialPaint(tint: color(), opacity: number()))
      case 3:
        let pixel = UInt8(random.below(2))
        let bitmap = Bitmap(width: 1, height: 1, pixels: [pixel, pixel, pixel, 255])
        return .picture(PicturePaint(image: RasterImage(bitmap), opacity: number()))
      default:
        let (a, b, c, d) = (number(), number(), number(), number())
        let geometry: GradientPaint.Geometry =
          switch random.below(4) {
          case 0: .radial(centerX: a, centerY: b, startRadius: c, endRadius: d)
          case 1: .elliptical(centerX: a, centerY: b, startRadius: c, endRadius: d)
          case 2: .angular(centerX: a, centerY: b, startAngle: c, endAngle: d)
          default: .linear(startX: a, startY: b, endX: c, endY: d)
          }
        let stops = (0..<2 + random.below(2)).map { _ in
          GradientPaint.Stop(color: color(), location: number())
        }
        return .gradient(GradientPaint(stops: stops, geometry: geometry))
      }
    }

    /// A paint of a random kind, or of the present one.
    private func nextPaint() -> Paint {
      let isOfKind = random.below(4) != 0
      for _ in 0..<100 {
        var paint = base()
        for _ in 0..<max(random.below(4) - 1, 0) {
          switch random.below(3) {
          case 0: paint = paint.finished(with: .dropShadow(shadow()))
          case 1: paint = paint.finished(with: .innerShadow(shadow()))
          default: paint = paint.finished(with: .blend(random.below(2) == 0 ? .multiply : .screen))
          }
        }
        if !isOfKind || paint.kind == model.kind { return paint }
      }
      return model
    }

    func change() {
      let (old, new) = (model, nextPaint())
      let duration = Double(1 + random.below(16)) / 16
      let isAnimated = random.below(4) != 0
      operations.append(isAnimated ? "to \(new) in \(duration) s" : "to \(new)")
      let distance = zip(new.numbers, old.numbers).map(-)
      if new.kind != old.kind {
        runs = []
      } else if isAnimated, distance.contains(where: { $0 != 0 }) {
        runs.append(Run(distance: distance, start: graph.time, duration: duration))
        animated += 1
      }
      model = new
      let animation: Animation? = isAnimated ? .linear(duration: duration) : nil
      graph.inTransaction(Transaction(animation: animation)) {
        paint.update(new, node: graph.root)
      }
    }

    func advance() {
      let duration = Double(random.below(10)) / 16
      operations.append("advance by \(duration)")
      graph.advance(to: graph.time + duration)
      runs.removeAll { graph.time - $0.start > $0.duration }
    }

    func check() {
      var expected = model.numbers
      for run in runs {
        let rest = 1 - (graph.time - run.start) / run.duration
        for index in expected.indices { expected[index] -= run.distance[index] * rest }
      }
      let shown = paint.presented
      #expect(shown.kind == model.kind, "\(operations)")
      #expect(
        zip(shown.numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(operations)")
      #expect(graph.isAnimating == !runs.isEmpty, "\(operations)")
      if runs.isEmpty { #expect(shown == model, "\(operations)") }
    }
  }

  @Test("a paint moves by each of its numbers, and one of another kind is shown at once")
  func kinds() {
    let window = Window {}
    var animated = 0
    for seed in UInt64(0)..<40 {
      let stage = Stage(seed: seed, graph: window.graph)
      for _ in 0..<40 {
        if stage.random.below(2) == 0 { stage.change() } else { stage.advance() }
        stage.check()
      }
      stage.paint.stop()
      animated += stage.animated
    }
    #expect(animated > 200)
  }
}

extension RGBAColor {
  /// The numbers that are interpolated: for a gray, three times its perceived lightness, and its opacity.
  fileprivate var numbers: [Double] {
    [red, green, blue].map { cbrt(pow(($0 + 0.055) / 1.055, 2.4)) * opacity } + [opacity]
  }
}

extension PaintFinish.Shadow {
  fileprivate var numbers: [Double] { [radius, x, y].map { Double($0) } + color.numbers }
}

extension Paint {
  /// The name that paints have in common that can be interpolated.
  fileprivate var kind: String {
    switch self {
    case .color: return "color"
    case .material: return "material"
    case .picture: return "picture"
    case .gradient(let gradient):
      let name =
        switch gradient.geometry {
        case .linear: "linear"
        case .radial: "radial"
        case .elliptical: "elliptical"
        case .angular: "angular"
        }
      return "\(name), \(gradient.stops.count) stops"
    case .finished(let base, let finishes):
      let names = finishes.map { finish in
        switch finish {
        case .dropShadow: "drop"
        case .innerShadow: "inner"
        case .blend(let mode): "\(mode)"
        }
      }
      return ([base.kind] + names).joined(separator: ", ")
    }
  }

  /// The numbers that two paints of a kind interpolate.
  fileprivate var numbers: [Double] {
    switch self {
    case .color(let color): return color.numbers
    case .material(let material): return [material.opacity] + material.tint.numbers
    case .picture(let picture): return [picture.opacity]
    case .gradient(let gradient):
      let place =
        switch gradient.geometry {
        case .linear(let a, let b, let c, let d), .radial(let a, let b, let c, let d),
          .elliptical(let a, let b, let c, let d), .angular(let a, let b, let c, let d):
          [a, b, c, d]
        }
      return place + gradient.stops.map(\.location) + gradient.stops.flatMap(\.color.numbers)
    case .finished(let base, let finishes):
      return finishes.reduce(base.numbers) { numbers, finish in
        switch finish {
        case .dropShadow(let shadow), .innerShadow(let shadow): numbers + shadow.numbers
        case .blend: numbers
        }
      }
    }
  }
}
