/// The nesting depth of the view being created or updated.
///
/// All phases recurse, so the stack bounds the depth of the tree. The limit replaces a stack
/// overflow, which gives no cause, with a message that names the view.
struct NestingDepth {
  /// The number of levels of views, lists and modifiers that fit in a stack of 8 MB in a debug build.
  ///
  /// It was measured by drawing the modifiers of one view on the main thread. A thread with a
  /// smaller stack overflows before the limit.
  static let limit = 5300

  private(set) var level = 0
  /// The type of the view whose body is being evaluated, or whose content is made or updated; nil outside of all.
  private(set) var innermostBody: Any.Type?

  /// The additional levels that a view with a body counts for: evaluating it takes as much stack.
  static let bodyLevels = 2

  /// Enters one level, or several.
  ///
  /// Traps beyond the limit.
  mutating func enter(_ levels: Int = 1) {
    level += levels
    if level > Self.limit { stop() }
  }

  /// Leaves one level, or several.
  mutating func leave(_ levels: Int = 1) { level -= levels }

  /// Enters a view with a body, and returns the one around it.
  mutating func enterBody(of type: Any.Type) -> Any.Type? {
    defer { innermostBody = type }
    enter(Self.bodyLevels)
    return innermostBody
  }

  /// Leaves a view with a body for the one around it.
  mutating func leaveBody(for outer: Any.Type?) {
    leave(Self.bodyLevels)
    innermostBody = outer
  }

  private func stop() -> Never {
    let name = innermostBody.map(TracedWords.owner) ?? "a view"
    fatalError(
      "\(name) is nested more than \(Self.limit) levels of views deep. Look for a view whose body "
        + "contains the view itself without a condition that ends the recursion; show long chains "
        + "of views in a List or a ForEach.")
  }
}
