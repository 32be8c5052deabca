import Foundation
import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Unions and distances of preferred spacing, compared with the largest of all preferences.
@Suite struct ViewSpacingModelTests {
  /// The preferences of a view for each edge, and of a text for the text above; nil for none.
  private struct Model {
    var top, leading, bottom, trailing, toTextAbove: CGFloat?
    /// Whether the view has a text at the bottom.
    var isTextBelow = false

    init() {}

    init(_ random: inout RandomCases) {
      func length() -> CGFloat { CGFloat(random.below(12)) }
      if random.below(3) == 0 {
        (top, bottom, toTextAbove, isTextBelow) = (length(), length(), length() - 3, true)
      } else {
        func preference() -> CGFloat? { random.below(3) == 0 ? nil : length() }
        (top, leading, bottom, trailing) = (preference(), preference(), preference(), preference())
      }
    }

    var spacing: ViewSpacing {
      if let top, let bottom, let toTextAbove {
        return ViewSpacing(ofText: top, bottom: bottom, toTextAbove: toTextAbove)
      }
      return ViewSpacing(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    mutating func formUnion(_ other: Model, _ edges: Edge.Set) {
      if edges.contains(.top) {
        top = largest(top, other.top)
        toTextAbove = largest(toTextAbove, other.toTextAbove)
      }
      if edges.contains(.leading) { leading = largest(leading, other.leading) }
      if edges.contains(.trailing) { trailing = largest(trailing, other.trailing) }
      guard edges.contains(.bottom) else { return }
      bottom = largest(bottom, other.bottom)
      isTextBelow = isTextBelow || other.isTextBelow
    }

    func distance(below other: Model) -> CGFloat {
      if other.isTextBelow, let toTextAbove { return toTextAbove }
      return largest(other.bottom, top) ?? 8
    }

    func distance(after other: Model) -> CGFloat { largest(other.trailing, leading) ?? 8 }

    private func largest(_ preferences: CGFloat?...) -> CGFloat? {
      preferences.compactMap(\.self).max()
    }
  }

  @Test("a union has the largest preference of all views for each edge that was merged")
  func unions() {
    for seed in UInt64(0)..<500 {
      var random = RandomCases(seed: seed)
      var model = Model(&random)
      var (union, formed) = (model.spacing, model.spacing)
      for _ in 0..<random.below(6) {
        let (other, edges) = (Model(&random), Edge.Set(rawValue: Int8(random.below(16))))
        model.formUnion(other, edges)
        union = union.union(other.spacing, edges: edges)
        formed.formUnion(other.spacing, edges: edges)
      }
      #expect(formed == union, "seed \(seed)")
      for _ in 0..<8 { expectSameDistances(between: model, union, and: Model(&random), seed) }
      expectSameDistances(between: model, union, and: Model(), seed)
    }
  }

  /// Expects the distances of the model, before and after another view.
  private func expectSameDistances(
    between model: Model, _ spacing: ViewSpacing, and other: Model, _ seed: UInt64
  ) {
    for (axis, before, after) in [
      (Axis.vertical, model.distance(below: other), other.distance(below: model)),
      (.horizontal, model.distance(after: other), other.distance(after: model)),
    ] {
      #expect(other.spacing.distance(to: spacing, along: axis) == before, "seed \(seed)")
      #expect(spacing.distance(to: other.spacing, along: axis) == after, "seed \(seed)")
    }
  }
}
