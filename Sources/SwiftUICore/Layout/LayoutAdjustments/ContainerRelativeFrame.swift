import Foundation

extension View {
  /// Puts the view in a frame as large as the closest container along some axes.
  ///
  /// Mirrors SwiftUI's `containerRelativeFrame(_:alignment:)`. Containers are scroll views and lists,
  /// views of a navigation stack, presented views and the window. What margins and bars cover does not
  /// count.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view in a frame as large as some of equal parts of the closest container.
  ///
  /// - Parameters:
  ///   - count: the number of parts along each axis; numbers below 1 count as 1.
  ///   - span: how many parts the frame covers, with the distances between them.
  ///   - spacing: the distance between parts in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    if count < 1 || span < 1 || !spacing.isFinite {
      RuntimeWarning.issue(
        "containerRelativeFrame() got count \(count), span \(span) and spacing \(spacing.concise); "
          + "numbers below 1 count as 1 and spacing that is not finite as 0. Pass positive numbers."
      )
    }
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    let spacing = spacing.isFinite ? spacing : 0
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
  }

  /// Puts the view in a frame whose lengths are made of those of the closest container.
  ///
  /// - Parameter length: the frame's length, in points, for the container's and the axis; negative
  ///   lengths and those that are not finite count as zero.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

/// Puts a view in a frame made of its container's size.
nonisolated struct ContainerFrameModifier: ElementModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    ContainerFrameNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: ContainerFrameNode.self).update(self)
  }

  /// The frame's length along an axis; nil where it is the content's.
  func length(along axis: Axis, in container: CGSize) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)) else { return nil }
    let length = length(container.length(along: axis), axis)
    return length.isFinite ? max(length, 0) : 0
  }
}
