import SwiftUI

// Custom layouts, and the subviews and proposals that they receive.

/// A layout value: the line on which a view is placed.
struct LineKey: LayoutValueKey {
  static let defaultValue: Int? = nil
}

extension View {
  func line(_ line: Int?) -> some View { layoutValue(key: LineKey.self, value: line) }
}

struct Flow: Layout {
  struct Cache { var sizes: [CGSize] = [] }

  var gap: CGFloat? = 8

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing) }
    for subview in subviews { spacing.formUnion(subview.spacing, edges: [.top, .leading]) }
    return spacing.union(.zero).union(ViewSpacing.zero, edges: .horizontal)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let height = cache.sizes.map(\.height).max() ?? 0
    let fitting = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: height))
    return CGSize(width: proposal.width ?? size.width, height: min(fitting.height, height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = subviews.layoutDirection == .leftToRight ? bounds.minX : bounds.maxX
    for (index, subview) in zip(subviews.indices, subviews.sorted { $0.priority > $1.priority }) {
      let proposal = ProposedViewSize(cache.sizes[index])
      let dimensions = subview.dimensions(in: proposal)
      let y = bounds.minY + CGFloat(subview[LineKey.self] ?? 0) * dimensions.height
      subview.place(
        at: CGPoint(x: x, y: y - dimensions[VerticalAlignment.center]), anchor: .leading,
        proposal: proposal)
      x += dimensions.width + (gap ?? 0)
    }
    subviews.first?.place(at: bounds.origin, proposal: .zero)
    subviews.last?.place(at: bounds.origin, anchor: .bottomTrailing, proposal: .infinity)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .center ? bounds.midX : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard let first = subviews.first else { return nil }
    let dimensions = first.dimensions(in: proposal)
    return dimensions[explicit: guide] ?? dimensions[explicit: HorizontalAlignment.leading]
  }
}

/// A layout of a single view, without a cache.
struct Single: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var half = ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: nil)
    half.height = proposal.height
    half.width = half.width ?? 10
    return subviews[0].sizeThatFits(half)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rest: LayoutSubviews = subviews[1..<subviews.endIndex]
    let odd = subviews[stride(from: subviews.startIndex, to: subviews.endIndex, by: 2)]
    guard let first = rest.first, !(rest == odd), !(first == odd[0]) else { return }
    let distance = first.spacing.distance(to: subviews[0].spacing, along: .vertical)
    first.place(at: CGPoint(x: bounds.minX, y: distance), proposal: proposal)
  }
}

struct LaidOut: View {
  @State private var isWide = false
  var gap: CGFloat?

  private var layout: AnyLayout {
    isWide ? AnyLayout(HStackLayout(alignment: .top, spacing: gap)) : AnyLayout(VStackLayout())
  }
  private var stacks: [AnyLayout] {
    var row = HStackLayout(spacing: 4)
    (row.alignment, row.spacing) = (.bottom, nil)
    var column = VStackLayout(alignment: .leading, spacing: 8)
    (column.alignment, column.spacing) = (.trailing, gap)
    var pile = ZStackLayout(alignment: .topLeading)
    pile.alignment = .center
    var grid = GridLayout(alignment: .leading, horizontalSpacing: 4, verticalSpacing: gap)
    (grid.alignment, grid.horizontalSpacing, grid.verticalSpacing) = (.center, nil, 2)
    return [AnyLayout(row), AnyLayout(column), AnyLayout(pile), AnyLayout(grid)]
  }

  var body: some View {
    layout {
      Text("A").line(1)
      Text("B").line(nil)
    }
    .animation(.default, value: isWide)
    Flow { Text("A") }
    Flow(gap: gap) {
      Text("A")
      if isWide { Text("B") }
    }
    Single() { Text("A") }
    let first = stacks[0]
    first { ForEach(0..<3) { Text("\($0)") } }
    GridLayout() { Text("A") }
    Grid {
      GridRow {
        Text("A").gridCellAnchor(.topLeading).gridColumnAlignment(.trailing)
        Color.red.gridCellUnsizedAxes([.horizontal, .vertical]).gridCellAnchor(
          UnitPoint(x: 0, y: 1))
      }
    }
  }
}

/// A layout that forwards every call to another layout.
struct Wrapped<Base: Layout>: Layout {
  var base: Base
  typealias Cache = Base.Cache
  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  static var layoutProperties: LayoutProperties { Base.layoutProperties }
  func makeCache(subviews: Subviews) -> Cache { base.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Calls every method of a layout that implements only the required ones, and of a type-erased layout.
func measured(
  _ single: Single, _ any: AnyLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
) -> [CGFloat?] {
  var nothing: Void = single.makeCache(subviews: subviews)
  single.updateCache(&nothing, subviews: subviews)
  _ = (Single.layoutProperties, single.spacing(subviews: subviews, cache: &nothing))
  var (other, cache) = (any, any.makeCache(subviews: subviews))
  other.animatableData = any.animatableData
  any.updateCache(&cache, subviews: subviews)
  _ = any.spacing(subviews: subviews, cache: &cache)
  let size = any.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  let bounds = CGRect(origin: .zero, size: size)
  any.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  return [
    any.explicitAlignment(
      of: .leading as HorizontalAlignment, in: bounds, proposal: proposal, subviews: subviews,
      cache: &cache),
    any.explicitAlignment(
      of: VerticalAlignment.top, in: bounds, proposal: proposal, subviews: subviews, cache: &cache),
    single.explicitAlignment(
      of: HorizontalAlignment.center, in: bounds, proposal: proposal, subviews: subviews,
      cache: &nothing),
    single.explicitAlignment(
      of: VerticalAlignment.center, in: bounds, proposal: proposal, subviews: subviews,
      cache: &nothing),
  ]
}

func standard<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value { Key.defaultValue }
