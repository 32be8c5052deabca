import Foundation

/// A layout with a type-erased implementation.
///
/// A view may switch to another layout in any update: its subviews keep their identity and state. Choose one with
/// `isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())`, for example, and call it with the subviews.
/// Mirrors SwiftUI's `AnyLayout`.
public nonisolated struct AnyLayout: Layout, Sendable {
  private var box: AnyLayoutBox

  /// Creates a type-erased layout from the given layout.
  public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? LayoutValue(layout) }

  /// The type-erased cache of the wrapped layout, which only the methods of ``AnyLayout`` use; you don't create one.
  public struct Cache {
    fileprivate let layout: ObjectIdentifier
    fileprivate var value: Any
  }

  /// The animatable data of the wrapped layout; layouts of different types do not interpolate.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.with(newValue) }
  }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// Updates the cache of the wrapped layout, or creates it if the cache belongs to another type of layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }

  /// Returns the spacing that the wrapped layout prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  /// Returns the size of the wrapped layout for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the subviews with the wrapped layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  /// Returns the position at which the wrapped layout sets a horizontal guide, or nil if it does not.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.horizontalAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// Returns the position at which the wrapped layout sets a vertical guide, or nil if it does not.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.verticalAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// The axis along which spacers grow in the wrapped layout.
  var stackOrientation: Axis? { box.stackOrientation }
}

extension AnyLayout: ComparableProperty {
  package static func declareTheSame(_ lhs: AnyLayout, _ rhs: AnyLayout) -> Bool {
    lhs.box.isEqual(to: rhs.box)
  }
}

/// The base class of boxed layouts.
private nonisolated class AnyLayoutBox: @unchecked Sendable {
  // A box is immutable, and its layout is used on the main actor only.
  var animatableData: _AnyAnimatableData { preconditionFailure("subclasses override this") }
  var stackOrientation: Axis? { nil }

  func with(_ data: _AnyAnimatableData) -> AnyLayoutBox { self }
  func isEqual(to other: AnyLayoutBox) -> Bool { self === other }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    preconditionFailure("subclasses override this")
  }

  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}

  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    ViewSpacing()
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize { .zero }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {}

  func horizontalAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? { nil }

  func verticalAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? { nil }
}

/// A boxed layout of a known type.
private nonisolated final class LayoutValue<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }
  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  override func with(_ data: _AnyAnimatableData) -> AnyLayoutBox {
    var layout = layout
    if let own = data.value as? L.AnimatableData { layout.animatableData = own }
    return LayoutValue(layout)
  }

  override func isEqual(to other: AnyLayoutBox) -> Bool {
    guard let other = other as? LayoutValue<L> else { return false }
    return ValueComparison.areEqual(layout, other.layout)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(
      layout: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    guard cache.layout == ObjectIdentifier(L.self) else {
      cache = makeCache(subviews)
      return
    }
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  /// Runs a closure with the layout's own cache.
  private func with<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews,
    _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(layout: ObjectIdentifier(L.self), value: own) }
    return body(&own)
  }

  override func spacing(
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func horizontalAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func verticalAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
