import SwiftUI

// The parts of a spec that arrange views: containers, and modifiers of layout.

/// A container of some kind around the children of a spec.
struct SpecContainer<Content: View>: View {
  let kind: Spec.Kind
  let content: Content

  private static var layouts: [AnyLayout] {
    [
      AnyLayout(HStackLayout(alignment: .bottom)), AnyLayout(VStackLayout(spacing: 2)),
      AnyLayout(ZStackLayout(alignment: .leading)), AnyLayout(GridLayout(alignment: .topLeading)),
      AnyLayout(StepLayout(step: 4)),
    ]
  }

  private static var alignments: [Alignment] {
    [.center, .topLeading, .trailingFirstTextBaseline, .bottom]
  }

  var body: some View {
    switch kind {
    case .grid(let number):
      Grid(
        alignment: Self.alignments[number], horizontalSpacing: number == 3 ? 1 : nil,
        verticalSpacing: number == 2 ? 0 : nil
      ) {
        content
      }
    case .row(let number): GridRow(alignment: [nil, .top, .bottom][number]) { content }
    case .anyLayout(let number): Self.layouts[number].callAsFunction { content }
    case .steps(let step): StepLayout(step: CGFloat(step)).callAsFunction { content }
    default: content
    }
  }
}

/// Places each view further down and to the trailing edge, by a step and its rank; leaves the
/// fourth out.
struct StepLayout: Layout {
  var step: CGFloat

  /// The number of subviews, to be kept up to date.
  func makeCache(subviews: Subviews) -> Int { subviews.count }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let way = step * CGFloat(cache)
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + way, height: (sizes.map(\.height).max() ?? 0) + way)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    let turn: CGFloat = subviews.layoutDirection == .rightToLeft ? 0.5 : 1
    for (index, subview) in subviews.enumerated().prefix(3) {
      let way = step * CGFloat(index + subview[StepRank.self])
      subview.place(
        at: CGPoint(x: bounds.minX + way, y: bounds.minY + way * turn), proposal: .unspecified)
    }
  }
}

enum StepRank: LayoutValueKey {
  static let defaultValue = 0
}

/// Applies a modifier of layout.
struct ArrangedSpec: View {
  let modifier: Spec.Modifier
  let inner: ModifiedSpec

  private static let anchors: [UnitPoint] = [.center, .topLeading, .bottomTrailing, .top]
  private static let guides: [HorizontalAlignment] = [.leading, .center, .trailing]

  var body: some View {
    switch modifier {
    case .fixedSize(let bits): inner.fixedSize(horizontal: bits & 1 > 0, vertical: bits & 2 > 0)
    case .priority(let number): inner.layoutPriority(Double(number))
    case .ratio(let number):
      inner.aspectRatio(
        number == 0 ? nil : CGFloat(number), contentMode: number > 1 ? .fit : .fill)
    case .offset(let length): inner.offset(x: CGFloat(length), y: 2)
    case .position(let x): inner.position(x: CGFloat(x), y: 10)
    case .guide(let number):
      inner.alignmentGuide(Self.guides[number % 3]) { _ in CGFloat(number) }
        .alignmentGuide(.top) { $0[.top] + CGFloat(number) }
    case .direction(let number):
      inner.environment(\.layoutDirection, number == 1 ? .rightToLeft : .leftToRight)
    case .cell(let number):
      inner.gridCellColumns(number % 3 + 1).gridCellUnsizedAxes(
        Axis.Set(rawValue: Int8(number % 4))
      )
      .gridColumnAlignment(Self.guides[number / 8]).layoutValue(key: StepRank.self, value: number)
    case .anchor(let number): inner.gridCellAnchor(Self.anchors[number])
    case .flag(let number): inner.clipShape(Flag(isFixed: number == 0)).contentShape(Flag())
    case .mirror(let number):
      inner.layoutDirectionBehavior([.fixed, .mirrors, .mirrors(in: .leftToRight)][number])
    default: inner
    }
  }
}

/// A triangle whose right angle is at the top and the leading edge.
struct Flag: Shape {
  var isFixed = false

  var layoutDirectionBehavior: LayoutDirectionBehavior { isFixed ? .fixed : .mirrors }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}
