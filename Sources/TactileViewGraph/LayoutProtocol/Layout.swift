import Foundation

/// A custom container that measures and places its subviews.
///
/// Implement the methods for the size and the placement; the other requirements have defaults. Use the layout like a
/// stack, as in `Fan(step: 30) { Card(); Card() }`:
///
/// ```swift
/// struct Fan: Layout {
///   var step: CGFloat = 20
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     let steps = step * CGFloat(max(subviews.count - 1, 0))
///     return CGSize(width: (sizes.map(\.width).max() ?? 0) + steps, height: sizes.map(\.height).max() ?? 0)
///   }
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     for (index, subview) in subviews.enumerated() {
///       let origin = CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY)
///       subview.place(at: origin, proposal: .unspecified)
///     }
///   }
/// }
/// ```
///
/// Lengths are in points. Place subviews from left to right: in a right-to-left layout, positions are mirrored. A
/// layout may measure its subviews as often as necessary: sizes are cached. A subview that it doesn't place is
/// centered. The methods run on the main thread, but aren't isolated to the main actor.
///
/// In an animated update, each subview moves straight to its new place. To place subviews in each frame instead, for
/// example along a circle, return a property of the layout from `animatableData`. Views pass values of their own to the
/// layout with a ``LayoutValueKey``. To switch between layouts, use ``AnyLayout``. Mirrors SwiftUI's `Layout`.
public protocol Layout: Animatable {
  /// The type of data that the layout keeps between calls, such as sizes that several methods use; none by default.
  associatedtype Cache = Void

  /// The type of the subview collection.
  typealias Subviews = LayoutSubviews

  /// The characteristics of the container, such as its stack axis; by default, it has none.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache of a container, before its first use.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews or the layout have changed; by default, replaces it with a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the spacing that the container prefers to its neighbors; by default, the union of its subviews' spacing.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for a proposal, in points.
  ///
  /// The container around may ask several times, for example with ``ProposedViewSize/zero`` for the minimum and with
  /// ``ProposedViewSize/infinity`` for the maximum. A length that is negative or NaN counts as 0, with a warning; so
  /// does infinity, unless infinity was proposed.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview in the bounds of the container, with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// Add the origin of the bounds to each position. The bounds usually have the size that the layout returned for the
  /// proposal.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position at which the container sets a horizontal guide, in the coordinates of `bounds`; nil if it
  /// sets none. By default, the position is the one that a stack would have (rule 6.1.3).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position at which the container sets a vertical guide, in the coordinates of `bounds`; nil if it
  /// sets none. By default, the position is the one that a stack would have (rule 6.1.3).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties, without a stack axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with a newly created one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the subviews' spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: nil as ViewSpacing?) { joined, subview in
      joined = joined?.union(subview.spacing) ?? subview.spacing
    } ?? ViewSpacing()
  }

  /// Returns the average of the positions at which the subviews set the guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    MainActor.assumeIsolated {
      subviews.explicitAlignment(of: guide.key, in: bounds, proposal: proposal)
    }
  }

  /// Returns the average of the positions at which the subviews set the guide, or the outermost text baseline.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    MainActor.assumeIsolated {
      subviews.explicitAlignment(of: guide.key, in: bounds, proposal: proposal)
    }
  }

  /// Returns a view that lays out the content of a closure; `Fan { … }` calls it.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates no cache: the layout keeps no data between calls.
  public func makeCache(subviews: Subviews) {}
}

/// The characteristics of a layout container.
///
/// Return them from ``Layout/layoutProperties``, so that spacers grow along an axis and dividers lie across it:
///
/// ```swift
/// static var layoutProperties: LayoutProperties {
///   var properties = LayoutProperties()
///   properties.stackOrientation = .vertical
///   return properties
/// }
/// ```
///
/// The properties belong to the type, so they can't depend on a value of the layout. Mirrors SwiftUI's
/// `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow; nil, the default, lets them grow along both, and dividers are horizontal.
  public var stackOrientation: Axis?

  /// Creates layout properties without a stack axis.
  public init() {}
}
