import Foundation

extension View {
  /// Adds buttons to the row of a list that this view is, which a drag sideways reveals.
  ///
  /// Mirrors SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`. The first button stands at the
  /// edge, those of several modifiers one after the other. They are drawn on red where they are
  /// destructive, else on their own tint or on grey, whatever their style (rule 2.1.14); of a label the
  /// icon is seen. A tap on one acts and closes the row; a touch elsewhere only closes it. Those who do
  /// not see the row can ask its elements for the same by name.
  ///
  /// - Parameters:
  ///   - edge: the side on which the buttons are revealed.
  ///   - allowsFullSwipe: whether a drag across most of the row acts as the first button does.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let group = SwipeActions.Group(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return listRowTrait { $0.swipe[edge, default: []].append(group) }
  }
}

/// The buttons beside the rows of a list.
nonisolated enum SwipeActions {
  /// What one modifier adds.
  struct Group {
    let allowsFullSwipe: Bool
    let content: AnyView
  }
}

/// The buttons of a row at both of its edges, behind what lies on them.
///
/// They are there while the row is closed, in no room: their names are what the row can be asked for.
struct SwipeActionBar: View {
  let groups: [HorizontalEdge: [SwipeActions.Group]]
  let row: SwipeRow

  var body: some View {
    let offset = row.offset
    ZStack {
      ForEach(HorizontalEdge.allCases, id: \.self) { edge in
        if let groups = groups[edge] {
          let length = edge == .leading ? max(offset, 0) : max(-offset, 0)
          SwipeActionLayout(
            edge: edge, length: length, isFull: row.isFull(length, groups, at: edge), row: row
          ) {
            ForEach(groups.indices, id: \.self) { groups[$0].content }
          }
          .clipped()
          .accessibilityHidden(length == 0)
          .layoutValue(key: SwipeEdgeKey.self, value: edge)
        }
      }
    }
    .buttonStyle(SwipeButtonStyle(row: row))
    .tint(Color?.none)
  }
}

/// The edge at which a view stands that holds buttons.
enum SwipeEdgeKey: LayoutValueKey {
  static var defaultValue: HorizontalEdge? { nil }
}

/// The buttons at one edge, which share the room that is revealed in proportion to what they need.
private struct SwipeActionLayout: Layout {
  /// How wide a button is at least, in points.
  static let leastWidth: CGFloat = 74

  let edge: HorizontalEdge
  /// How much is revealed, in points.
  let length: CGFloat
  /// Whether the first has all the room.
  let isFull: Bool
  let row: SwipeRow

  private func widths(_ subviews: Subviews) -> [CGFloat] {
    subviews.map { max($0.sizeThatFits(.unspecified).width, Self.leastWidth) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widths = widths(subviews)
    let total = widths.reduce(0, +)
    let (edge, row) = (edge, row)
    MainActor.assumeIsolated {
      row.lengths[edge] = total
      row.width = bounds.width
    }
    var inset: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let share = isFull ? (index == 0 ? 1 : 0) : widths[index] / total
      let width = length * share
      let x = edge == .leading ? bounds.minX + inset : bounds.maxX - inset - width
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      inset += width
    }
  }
}

/// The style of the buttons beside a row, whatever others they are given (rule 2.1.14).
private struct SwipeButtonStyle: ContainerButtonStyle {
  let row: SwipeRow

  func willTrigger(at place: EnvironmentValues) { row.close() }

  func makeBody(configuration: Configuration) -> some View {
    PressStyleView(style: StyleBox(style: SwipeButtonLook()), configuration: configuration)
  }
}

/// White on red, on the tint or on grey (rule 2.7.77).
private struct SwipeButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .imageScale(.large)
      .font(.system(size: 17))
      .foregroundStyle(Color.white.opacity(isEnabled ? 1 : 0.5))
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 15)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background(style(configuration.role))
      .overlay(Color.black.opacity(configuration.isPressed ? 0.15 : 0))
      .clipped()
      .contentShape(Rectangle())
  }

  private func style(_ role: ButtonRole?) -> AnyShapeStyle {
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color.gray)
  }
}
