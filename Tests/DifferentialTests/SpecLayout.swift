import SwiftUI

// The parts of a spec that arrange views: containers, and modifiers of layout.

/// A container of some kind around the children of a spec.
struct SpecContainer<Content: View>: View {
  let kind: Spec.Kind
  let value: Int
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
    case .grid:
      Grid(
        alignment: Self.alignments[value], horizontalSpacing: value == 3 ? 1 : nil,
        verticalSpacing: value == 2 ? 0 : nil
      ) {
        content
      }
    case .row: GridRow(alignment: [nil, .top, .bottom][value]) { content }
    case .anyLayout: Self.layouts[value].callAsFunction { content }
    case .steps: StepLayout(step: CGFloat(value)).callAsFunction { content }
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

extension Spec.Modifier {
  private static let anchors: [UnitPoint] = [.center, .topLeading, .bottomTrailing, .top]
  private static let guides: [HorizontalAlignment] = [.leading, .center, .trailing]

  /// The view with the modifier, which is one of layout.
  @MainActor
  func arranged(_ view: AnyView) -> AnyView {
    let length = CGFloat(value)
    return switch kind {
    case .fixedSize: AnyView(view.fixedSize(horizontal: value & 1 > 0, vertical: value & 2 > 0))
    case .priority: AnyView(view.layoutPriority(Double(value)))
    case .ratio:
      AnyView(
        view.aspectRatio(value == 0 ? nil : length, contentMode: value > 1 ? .fit : .fill))
    case .offset: AnyView(view.offset(x: length, y: 2))
    case .position: AnyView(view.position(x: length, y: 10))
    case .guide:
      AnyView(
        view.alignmentGuide(Self.guides[value % 3]) { _ in length }
          .alignmentGuide(.top) { $0[.top] + length })
    case .direction:
      AnyView(
        view.environment(\.layoutDirection, value == 1 ? .rightToLeft : .leftToRight))
    case .cell:
      AnyView(
        view.gridCellColumns(value % 3 + 1)
          .gridCellUnsizedAxes(Axis.Set(rawValue: Int8(value % 4)))
          .gridColumnAlignment(Self.guides[value / 8])
          .layoutValue(key: StepRank.self, value: value))
    case .anchor: AnyView(view.gridCellAnchor(Self.anchors[value]))
    case .flag: AnyView(view.clipShape(Flag(isFixed: value == 0)).contentShape(Flag()))
    case .mirror:
      AnyView(
        view.layoutDirectionBehavior([.fixed, .mirrors, .mirrors(in: .leftToRight)][value]))
    default: view
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
