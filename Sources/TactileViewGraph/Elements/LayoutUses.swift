/// The rare means of layout that views of a window use; a window without them doesn't pay for them.
package struct LayoutUses {
  /// The alignment guides that an `alignmentGuide` modifier sets; only these have to be queried.
  var customGuides: Set<AlignmentKey> = []
  /// The number of elements that define a container shape.
  package var containerShapes = 0
  /// The number of views with safe area insets for their content; see `SafeAreaNode`.
  var safeAreas = 0
  /// The fewest views of a stack with a ``LayoutMemory``; arranging fewer costs little.
  var leastViewsOfMemory = 16
  /// Whether any element was ever passed over; see `ChoosingNode`.
  var passesOver = false
}

extension ViewGraph {
  /// Records that a view sets an alignment guide, and invalidates the layout computed without it.
  package func noteGuide(_ key: AlignmentKey) {
    guard !key.isSetByText, layoutUses.customGuides.insert(key).inserted else { return }
    rootNode?.invalidateLayout()
  }
}
