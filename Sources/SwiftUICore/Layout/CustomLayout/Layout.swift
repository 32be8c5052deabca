import Foundation

/// Measures and places several views: a container of your own.
///
/// Mirrors SwiftUI's `Layout`.
///
/// Sizes and positions are points. A layout may ask its subviews for sizes as often as it likes,
/// and belongs to no actor. Subviews that it does not place stay in the middle.
public protocol Layout: Animatable {
  /// What the layout remembers from one call to the next.
  associatedtype Cache = Void

  /// The subviews.
  typealias Subviews = LayoutSubviews

  /// What is known of every layout of the type.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache of a container.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the subviews or the layout have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Gives each subview its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container sets a horizontal guide, if it does.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container sets a vertical guide, if it does.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The distances of the subviews, joined.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: nil as ViewSpacing?) { joined, subview in
      joined = joined?.union(subview.spacing) ?? subview.spacing
    } ?? ViewSpacing()
  }

  /// The average of where the subviews set the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    MainActor.assumeIsolated {
      subviews.explicitAlignment(of: guide.key, in: bounds, proposal: proposal)
    }
  }

  /// The average of where the subviews set the guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    MainActor.assumeIsolated {
      subviews.explicitAlignment(of: guide.key, in: bounds, proposal: proposal)
    }
  }

  /// Lays out the views in the closure.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Remembers nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What is known of every layout of a type.
///
/// Mirrors SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers in the container grow; nil where there is none.
  public var stackOrientation: Axis?

  /// Makes properties without an axis.
  public init() {}
}
