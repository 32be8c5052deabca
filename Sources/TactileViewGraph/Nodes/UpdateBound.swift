/// Limits the number of calls per frame of an action that may change the value it observes.
package struct UpdateBound {
  private static let limit = 10

  private var frame = -1
  private var count = 0

  package init() {}

  /// Returns whether the node may call its action again; beyond the limit, it warns once per frame.
  @MainActor
  package mutating func allowsCall(in graph: ViewGraph, of subject: String, at node: ViewNode)
    -> Bool
  {
    if frame != graph.frameNumber { (frame, count) = (graph.frameNumber, 0) }
    count += 1
    if count == Self.limit + 1 {
      RuntimeWarning.issue(
        "\(subject) tried to update multiple times per frame, in \(node.nearestViewName); changes "
          + "after the first \(Self.limit) are dropped. Look for an action that changes the value "
          + "that it observes.")
    }
    return count <= Self.limit
  }
}
