import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// The point or rectangle of a view to which a popover points.
///
/// Pass an anchor to `popover(isPresented:attachmentAnchor:arrowEdge:content:)`. By default, a popover points to the
/// bounds of the view. The popover follows the view when it moves.
///
/// ```swift
/// TrackView(track: track)
///   .popover(isPresented: $showsInfo, attachmentAnchor: .point(.bottom)) { TrackInfo(track: track) }
/// ```
///
/// Mirrors SwiftUI's `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor: Sendable {
  /// The anchor is a rectangle of the view: its `.bounds`, or a `.rect(_:)` in points from the view's top-left corner.
  case rect(Anchor<CGRect>.Source)
  /// The anchor is a point of the view, in fractions of its size: 0 is its leading or top edge, and 1 its trailing or
  /// bottom edge.
  case point(UnitPoint)

  private var recipe: AnchorRecipe {
    switch self {
    case .rect(let source): source.recipe
    case .point(let point): .unitPoint(point)
    }
  }

  /// Returns the rectangle of the anchor, given the frame of the view, whose leading edge may be the right one.
  func place(in frame: CGRect, _ mirroring: Mirroring) -> CGRect {
    switch recipe.place(in: frame.size, mirroring) {
    case .rect(let rect): rect.offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point):
      CGRect(x: frame.minX + point.x, y: frame.minY + point.y, width: 0, height: 0)
    case .list: frame
    }
  }
}

extension View {
  /// Presents a popover beside this view while a binding is true.
  ///
  /// Use a popover for details or settings of the view to which it points:
  ///
  /// ```swift
  /// Button("Filter") { showsFilters = true }
  ///   .popover(isPresented: $showsFilters) { Filters().padding() }
  /// ```
  ///
  /// A popover has the size of its content. A touch outside of it, or the environment's `dismiss` action, dismisses it
  /// and sets the binding to false. On an iPhone, the popover becomes a sheet, unless its content prevents that with
  /// `presentationCompactAdaptation(_:)`. An arrow is only drawn for a popover that is below its anchor.
  ///
  /// Mirrors SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: The part of the view to which the popover points; by default, its bounds.
  ///   - arrowEdge: The preferred edge of the anchor for the popover; by default, the top. If there is no room, it is
  ///     placed at a different edge.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(
        .popover, isPresented: isPresented.wrappedValue,
        dismiss: { isPresented.wrappedValue = false },
        presented: PopoverView(anchor: attachmentAnchor, edge: arrowEdge, content: content)))
  }

  /// Presents a popover with content for an item while the item isn't nil.
  ///
  /// Dismissing the popover sets the item to nil. If the item gets a different identity, the popover is dismissed, and a
  /// new one is presented after it has disappeared. The anchor and the edge mean the same as in
  /// `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item: item, nil) { value in
      PopoverView(anchor: attachmentAnchor, edge: arrowEdge) { content(value) }
    }
  }
}

/// A presented popover: a platter with an arrow to its anchor, or a sheet.
private nonisolated struct PopoverView<Content: View>: View {
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  @ViewBuilder let content: () -> Content
  @State private var options = PresentationOptions()
  @Environment(\.idiom) private var idiom
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentation) private var presentation
  @Environment(\.layoutDirection) private var direction
  @Environment(\.verticalSizeClass) private var verticalRoom

  private var mirroring: Mirroring { Mirroring(direction) }

  private var keepsPopover: Bool? {
    verticalRoom == .compact ? options.keepsPopoverWhenLow : options.keepsPopover
  }

  @MainActor var body: some View {
    if idiom == .phone, keepsPopover != true {
      SheetView {
        content().onPreferenceChange(PresentationOptionsKey.self) {
          [binding = $options] in binding.wrappedValue = $0
        }
      }
    } else {
      PresentationShade(isClear: true, dismiss: options.isPinned == true ? nil : dismiss)
        .transition(.opacity)
      PopoverPlatter(
        anchor: anchor.place(in: presentation?.anchor ?? .zero, mirroring), edge: edge,
        background: options.background ?? AnyShapeStyle(RaisedBackgroundStyle()),
        cornerRadius: options.cornerRadius ?? 13, content: content
      )
      .onPreferenceChange(PresentationOptionsKey.self) {
        [binding = $options] in binding.wrappedValue = $0
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .transition(.opacity)
    }
  }
}

/// A platter beside a rectangle, with an arrow to it.
nonisolated struct PopoverPlatter<Content: View>: View {
  /// The rectangle to which the arrow points, in points of the window.
  let anchor: CGRect
  let edge: Edge
  let background: AnyShapeStyle
  let cornerRadius: CGFloat
  @ViewBuilder let content: () -> Content
  @Environment(\.layoutDirection) private var direction

  @MainActor var body: some View {
    GeometryReader { _ in
      AnchoredLayout(anchor: anchor, edge: edge, gap: 12, mirroring: Mirroring(direction)) {
        ImplicitStack(content: content)
          .background(background)
          .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
          .shadow(color: .black.opacity(0.2), radius: 10)
        PopoverArrow()
          .fill(background)
          .frame(width: 26, height: 12)
      }
    }
  }
}

/// A triangle that points up.
private struct PopoverArrow: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A layout that places a platter beside a rectangle and inside the window.
///
/// The second subview is an arrow between them, shown if one is above the other.
struct AnchoredLayout: Layout {
  let anchor: CGRect
  /// The preferred edge of the anchor; a different edge is used if there is no room.
  let edge: Edge
  /// The distance from the anchor, in points.
  let gap: CGFloat
  /// The conversion of the window's x-coordinates.
  let mirroring: Mirroring

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let platter = subviews.first else { return }
    let room = bounds.insetBy(dx: 8, dy: 8)
    let size = platter.sizeThatFits(
      ProposedViewSize(width: max(room.width, 0), height: max(room.height, 0)))
    let anchor = mirroring.rect(anchor, in: bounds.width)
    let side = usableEdge(for: size, at: anchor, in: room)
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    switch side {
    case .top: origin.y = anchor.minY - gap - size.height
    case .bottom: origin.y = anchor.maxY + gap
    case .leading: origin.x = anchor.minX - gap - size.width
    case .trailing: origin.x = anchor.maxX + gap
    }
    origin.x = max(min(origin.x, room.maxX - size.width), room.minX)
    origin.y = max(min(origin.y, room.maxY - size.height), room.minY)
    platter.place(at: origin, proposal: ProposedViewSize(size))
    guard subviews.count > 1 else { return }
    let arrow = subviews[1]
    let height = arrow.sizeThatFits(.unspecified).height
    // Only an arrow that points up is drawn; otherwise it is hidden behind the platter.
    let y = side == .bottom ? origin.y - height : origin.y
    arrow.place(at: CGPoint(x: anchor.midX, y: y), anchor: .top, proposal: .unspecified)
  }

  private func usableEdge(for size: CGSize, at anchor: CGRect, in room: CGRect) -> Edge {
    func fits(_ edge: Edge) -> Bool {
      switch edge {
      case .top: anchor.minY - gap - size.height >= room.minY
      case .bottom: anchor.maxY + gap + size.height <= room.maxY
      case .leading: anchor.minX - gap - size.width >= room.minX
      case .trailing: anchor.maxX + gap + size.width <= room.maxX
      }
    }
    return ([edge, .bottom, .top, .trailing, .leading].first(where: fits)) ?? edge
  }
}

extension PresentationKind {
  fileprivate static let popover = PresentationKind("popover")
}
