import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The damage of a window after a change deep in moving views, compared with the places of single
/// points.
@MainActor
@Suite struct DamageLogTests {
  /// A modifier that moves what is drawn, but not the layout.
  private enum Step: Equatable {
    case offset(CGFloat, CGFloat)
    case scale(CGFloat, CGFloat, UnitPoint)
    case turn(Double, UnitPoint)
    case clip

    /// The place of a point of a square of 40 points; nil where it is clipped.
    func place(_ point: CGPoint) -> CGPoint? {
      let side: CGFloat = 40
      switch self {
      case .offset(let x, let y): return CGPoint(x: point.x + x, y: point.y + y)
      case .scale(let x, let y, let anchor):
        let (left, top) = (anchor.x * side, anchor.y * side)
        return CGPoint(x: left + (point.x - left) * x, y: top + (point.y - top) * y)
      case .turn(let degrees, let anchor):
        let (left, top) = (anchor.x * side, anchor.y * side)
        let (dx, dy) = (point.x - left, point.y - top)
        let angle = degrees * .pi / 180
        return CGPoint(
          x: left + dx * cos(angle) - dy * sin(angle), y: top + dx * sin(angle) + dy * cos(angle))
      case .clip:
        return point.x >= 0 && point.x <= side && point.y >= 0 && point.y <= side ? point : nil
      }
    }

    @MainActor
    func applied(to view: AnyView) -> AnyView {
      switch self {
      case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
      case .scale(let x, let y, let anchor): AnyView(view.scaleEffect(x: x, y: y, anchor: anchor))
      case .turn(let degrees, let anchor):
        AnyView(view.rotationEffect(.degrees(degrees), anchor: anchor))
      case .clip: AnyView(view.clipped())
      }
    }
  }

  private static let anchors: [UnitPoint] = [.center, .topLeading, .bottomTrailing, .top]

  private func randomStep(_ random: inout RandomCases) -> Step {
    let anchor = Self.anchors[random.below(4)]
    func way() -> CGFloat { CGFloat(random.below(13) * 5 - 30) }
    switch random.below(6) {
    case 0: return .clip
    case 1: return .turn([90, 180, 30, 45][random.below(4)], anchor)
    case 2: return .scale([0.5, 2, 1, -1][random.below(4)], [0.5, 2, 1][random.below(3)], anchor)
    default: return .offset(way(), way())
    }
  }

  /// A square with one of two colors, at one of two places.
  private struct Stage: View {
    let steps: [Step]
    let register: (Binding<Int>) -> Void
    @State private var state = 0

    var body: some View {
      register($state)
      return steps.reduce(
        AnyView(
          Color(white: state % 2 == 0 ? 0 : 1).frame(width: 40, height: 40)
            .offset(x: state / 2 == 0 ? 0 : 17))
      ) { $1.applied(to: $0) }
    }
  }

  /// The places in the window of the points of the square, as far as they are visible.
  private func places(_ steps: [Step], isMoved: Bool) -> [CGPoint] {
    (0...10).flatMap { row in
      (0...10).compactMap { column -> CGPoint? in
        var point: CGPoint? = CGPoint(x: column * 4 + (isMoved ? 17 : 0), y: row * 4)
        for step in steps { point = point.flatMap { step.place($0) } }
        return point.map { CGPoint(x: $0.x + 180, y: $0.y + 130) }
      }
    }
  }

  /// The smallest rectangle around the points, without those outside of the window.
  private func bounds(_ points: [CGPoint]) -> CGRect {
    points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
      .intersection(CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test("a change damages all visible points of a view where it was and is, and little more")
  func changes() {
    for seed in UInt64(0)..<60 {
      var random = RandomCases(seed: seed)
      let steps = (0..<(1 + random.below(5))).map { _ in randomStep(&random) }
      var state: Binding<Int>?
      let window = Window { Stage(steps: steps) { state = $0 } }
      _ = window.graph.removeDamage()
      #expect(window.graph.removeDamage().isEmpty)
      var now = 0
      for _ in 0..<4 {
        let next = random.below(4)
        state?.wrappedValue = next
        window.update()
        let damage = window.graph.removeDamage()
        let places = [now, next].map { self.places(steps, isMoved: $0 / 2 == 1) }
        let name = "seed \(seed), \(steps) from \(now) to \(next): \(damage.rects)"
        if now == next {
          #expect(damage.isEmpty, "\(name)")
        } else {
          let lost = places.joined().filter { point in
            CGRect(x: 0.1, y: 0.1, width: 399.8, height: 299.8).contains(point)
              && !damage.rects.contains { $0.insetBy(dx: -0.01, dy: -0.01).contains(point) }
          }
          #expect(lost.isEmpty, "\(name) misses \(lost)")
          // Turns enlarge the rectangle, and what is clipped can still be hit (rule 3.9.53).
          let isExact = steps.allSatisfy {
            switch $0 {
            case .offset, .scale: true
            case .turn, .clip: false
            }
          }
          if isExact {
            let extra = damage.rects.filter { rect in
              let all = bounds(places.flatMap { $0 }).insetBy(dx: -5, dy: -5)
              return !all.contains(rect)
            }
            #expect(extra.isEmpty, "\(name)")
          }
        }
        now = next
      }
    }
  }

  @Test("after damage to the whole window nothing is added, until the host has taken it")
  func whole() {
    var state: Binding<Int>?
    let window = Window { Stage(steps: []) { state = $0 } }
    window.graph.damageAll()
    state?.wrappedValue = 1
    window.update()
    #expect(window.graph.removeDamage().rects == [CGRect(x: 0, y: 0, width: 400, height: 300)])
    state?.wrappedValue = 0
    window.update()
    #expect(window.graph.removeDamage().rects == [CGRect(x: 180, y: 130, width: 40, height: 40)])
    #expect(window.graph.removeDamage().isEmpty)
  }
}
