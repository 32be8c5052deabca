import Foundation

/// What a box prefers at one of its edges (rules 6.1.5, 6.1.18 and 6.1.19).
struct NaiveSpacing {
  /// The distance to other boxes; nil if it has no preference.
  var distance: CGFloat?
  /// The distance to a text, if the box has a text at the edge.
  var toText: CGFloat?
  /// Whether the box is a stack without content, beside which there is no space.
  var isEmptyStack = false

  /// The largest of what several boxes prefer.
  static func largest(_ all: [NaiveSpacing]) -> NaiveSpacing {
    NaiveSpacing(
      distance: all.compactMap(\.distance).max(), toText: all.compactMap(\.toText).max())
  }

  /// The distance between the end of one box and the start of the next one.
  static func distance(_ end: NaiveSpacing, _ start: NaiveSpacing) -> CGFloat {
    if let upper = end.toText, let lower = start.toText { return max(upper, lower) }
    return largest([end, start]).distance ?? 8
  }

  /// What the box prefers where its edge isn't that of the box around it.
  var away: NaiveSpacing { toText == nil ? inLayout : NaiveSpacing() }

  /// What the box prefers inside of one that has a size of its own.
  var inLayout: NaiveSpacing { NaiveSpacing(distance: distance, toText: toText) }
}
