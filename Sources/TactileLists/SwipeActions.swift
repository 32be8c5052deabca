import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension View {
  /// Adds buttons to this view's list row, which a horizontal swipe reveals.
  ///
  /// ```swift
  /// List(messages) { message in
  ///   Text(message.subject)
  ///     .swipeActions(edge: .leading) {
  ///       Button("Unread", systemImage: "envelope.badge") { markUnread(message) }.tint(.blue)
  ///     }
  ///     .swipeActions {
  ///       Button("Delete", systemImage: "trash", role: .destructive) { delete(message) }
  ///     }
  /// }
  /// ```
  ///
  /// The first button is at the edge, and the buttons of several modifiers follow each other. Destructive buttons are
  /// drawn on red, others on their own tint or on gray, whatever their style (rule 2.1.14). Only the icon of a label is
  /// visible. A tap on a button runs its action and closes the row; a touch elsewhere only closes it.
  ///
  /// A destructive button removes the row before the data do, with an animation. A row whose element is still there
  /// comes back, so a button that asks for a confirmation first shouldn't have the destructive role.
  ///
  /// Assistive technologies offer the buttons as named actions of the row's elements. Outside of a list, the modifier
  /// has no effect. Buttons at the trailing edge replace the Delete button of `onDelete(perform:)`.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the buttons are revealed; the trailing edge by default.
  ///   - allowsFullSwipe: Whether a swipe across most of the row runs the action of the first
  ///     button; true by default.
  ///   - content: The buttons.
  ///
  /// Mirrors SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let group = SwipeActions.Group(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return listRowTrait { $0.swipe[edge, default: []].append(group) }
  }
}

/// The swipe buttons of list rows.
nonisolated enum SwipeActions {
  /// The buttons that one modifier adds.
  struct Group {
    let allowsFullSwipe: Bool
    let content: AnyView
  }
}

/// The buttons at both edges of a row, behind its content.
///
/// They exist without any width while the row is closed, because their names are the row's
/// accessibility actions.
struct SwipeActionBar: View {
  let groups: [HorizontalEdge: [SwipeActions.Group]]
  let row: SwipeMotion

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
    .modifier(ContainerButtonStyleModifier(style: SwipeButtonStyle(row: row)))
    .tint(Color?.none)
  }
}

/// The edge at which a view holds swipe buttons.
enum SwipeEdgeKey: LayoutValueKey {
  static var defaultValue: HorizontalEdge? { nil }
}

/// Lays out the buttons at one edge, which share the revealed length in proportion to the widths
/// they need.
private struct SwipeActionLayout: Layout {
  /// The minimum width of a button in points.
  static let leastWidth: CGFloat = 74

  let edge: HorizontalEdge
  /// The revealed length in points.
  let length: CGFloat
  /// Whether the first button takes the whole length.
  let isFull: Bool
  let row: SwipeMotion

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
      row.setLength(total, at: edge)
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

/// The style of a swipe button, which overrides any other style (rule 2.1.14).
private struct SwipeButtonStyle: ContainerButtonStyle {
  let row: SwipeMotion

  func trigger(_ action: @MainActor () -> Void, role: ButtonRole?, at place: EnvironmentValues) {
    if role == .destructive {
      row.leave(while: action)
    } else {
      row.close()
      action()
    }
  }

  func makeBody(configuration: Configuration) -> some View {
    PressStyleView(style: StyleBox(style: SwipeButtonLook()), configuration: configuration)
  }
}

/// A white label on red, on the tint or on gray (rule 2.7.77).
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
