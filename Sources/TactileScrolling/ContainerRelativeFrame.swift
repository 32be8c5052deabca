import Foundation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Places the view in a frame as large as the nearest container along the given axes.
  ///
  /// Use it in a scroll view, for example to make each photo as wide as the visible area:
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack(spacing: 0) {
  ///     ForEach(photos) { photo in PhotoView(photo).containerRelativeFrame(.horizontal) }
  ///   }
  /// }
  /// ```
  ///
  /// Containers are scroll views, lists, views of a navigation stack, presented views and the window. Areas covered by
  /// margins and bars are excluded.
  ///
  /// Mirrors SwiftUI's `containerRelativeFrame(_:alignment:)`.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Places the view in a frame that spans a number of equal parts of the nearest container.
  ///
  /// With `containerRelativeFrame(.horizontal, count: 3, spacing: 8)`, for example, three views are visible beside each
  /// other in a stack with a spacing of 8 points. Numbers below 1 count as 1, and spacing that is not finite counts as
  /// 0, with a warning.
  ///
  /// - Parameters:
  ///   - count: the number of parts along each axis.
  ///   - span: the number of parts that the frame covers, including the spacing between them.
  ///   - spacing: the distance between parts in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    if count < 1 || span < 1 || !spacing.isFinite {
      RuntimeWarning.issue(
        "containerRelativeFrame()\(RuntimeWarning.inEvaluatedView) got count \(count), span \(span) and spacing \(spacing.concise); "
          + "numbers below 1 are treated as 1, and a spacing that isn't finite as 0. Pass positive "
          + "numbers."
      )
    }
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    let spacing = spacing.isFinite ? spacing : 0
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
  }

  /// Places the view in a frame computed from the dimensions of the nearest container.
  ///
  /// - Parameter length: returns the frame's length in points, given the container's length and the
  ///   axis; negative lengths and lengths that are not finite count as zero.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

/// Places a view in a frame computed from its container's size.
nonisolated struct ContainerFrameModifier: ElementModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ContainerFrameNode {
    ContainerFrameNode(self, inputs: inputs)
  }

  /// Returns the frame's length along an axis; nil uses the content's length.
  func length(along axis: Axis, in container: CGSize) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)) else { return nil }
    let length = length(container.length(along: axis), axis)
    return length.isFinite ? max(length, 0) : 0
  }
}
