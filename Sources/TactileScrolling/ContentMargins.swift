import Foundation
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// The parts of a scroll view to which a content margin applies.
///
/// Pass a placement to `contentMargins(_:_:for:)`. By default, a margin applies to the content and the scroll
/// indicators. Here, indicators stay at the edge of the scroll view:
///
/// ```swift
/// ScrollView { article }
///   .contentMargins(20, for: .scrollContent)
/// ```
///
/// Mirrors SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Sendable {
  enum Kind { case automatic, content, indicators }
  let kind: Kind

  /// The content and the indicators of a scroll view; the default.
  public static var automatic: ContentMarginPlacement { Self(kind: .automatic) }
  /// The content of a scroll view, but not its indicators.
  public static var scrollContent: ContentMarginPlacement { Self(kind: .content) }
  /// The indicators of a scroll view, but not its content, for example to keep them clear of a view above the content.
  public static var scrollIndicators: ContentMarginPlacement { Self(kind: .indicators) }
}

extension View {
  /// Sets the distances between the edges of a scroll view and its content at rest, or its indicators.
  ///
  /// Content scrolls through the margins and is clipped at the scroll view's own edges. The margins add to the safe
  /// area. They apply to the scroll views inside this view, but not to those in the content of another one.
  ///
  /// Mirrors SwiftUI's `contentMargins(_:_:for:)`.
  ///
  /// - Parameters:
  ///   - edges: the edges whose distances are set; those of other edges are unchanged.
  ///   - insets: the distances in points; a distance that is not finite counts as zero, with a
  ///     warning.
  ///   - placement: the parts that the margins apply to; the content and the indicators by default.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = insets.usable(in: "contentMargins()")
    return transformEnvironment(\.scrollTraits) { traits in
      if placement.kind != .indicators {
        traits.margins.replace(edges, by: insets)
        traits.marginEdges.formUnion(edges)
      }
      if placement.kind != .content { traits.indicatorMargins.replace(edges, by: insets) }
    }
  }

  /// Sets the distance between the given edges of a scroll view and its content at rest, or its indicators.
  ///
  /// - Parameter length: the distance in points; nil restores the scroll view's own distance, which
  ///   is zero.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0, from: .all), for: placement)
  }

  /// Sets the distance in points between all edges of a scroll view and its content at rest, or its indicators.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length, from: .all), for: placement)
  }
}

extension EdgeInsets {
  /// Replaces the insets of the given edges by those of other insets.
  fileprivate mutating func replace(_ edges: Edge.Set, by other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
