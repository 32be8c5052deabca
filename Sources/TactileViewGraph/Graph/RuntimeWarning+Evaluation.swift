extension RuntimeWarning {
  /// The view whose body is being evaluated, for the name of a modifier in a warning: `" in Card"`.
  ///
  /// Modifiers check their arguments when a body calls them, before they have a node. The string is empty outside of
  /// a body, as for a modifier that an action or a test applies.
  package static var inEvaluatedView: String {
    guard MainQueue.isCurrent, let evaluation = ThreadContext.current.evaluation else { return "" }
    return MainQueue.assumeIsolated(with: evaluation.node) { handle in
      DependentTable.shared.node(handle).map { " in \($0.nearestViewName)" } ?? ""
    }
  }
}
