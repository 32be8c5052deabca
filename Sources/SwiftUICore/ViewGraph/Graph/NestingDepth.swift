/// How deep the view that is being made or updated is nested.
///
/// All phases descend recursively, so the depth of the tree is bounded by the stack. The limit turns a
/// stack overflow, which says nothing, into a message that names the view.
struct NestingDepth {
  /// The levels of views, lists and modifiers that fit in a stack of 8 MB in a debug build, measured
  /// with the phase that takes the most stack per level: drawing modifiers of one view.
  static let limit = 5300

  private(set) var level = 0
  /// The type of the view whose body was evaluated last.
  var innermostBody: Any.Type?

  /// What a view with a body counts for besides the nodes in it: evaluating it takes as much stack.
  static let bodyLevels = 2

  /// Enters a level, or several.
  ///
  /// Traps beyond the limit.
  mutating func enter(_ levels: Int = 1) {
    level += levels
    if level > Self.limit { stop() }
  }

  /// Leaves a level, or several.
  mutating func leave(_ levels: Int = 1) { level -= levels }

  private func stop() -> Never {
    let name = innermostBody.map { "\($0)" } ?? "a view"
    fatalError(
      "\(name) is nested more than \(Self.limit) levels of views deep. Look for a view whose body "
        + "contains the view itself without a condition that ends it; show long chains of views in a "
        + "List or a ForEach.")
  }
}
