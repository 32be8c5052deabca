import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The room that a row of an edited list gives to its controls, in points.
enum ListRowEditing {
  /// The width at the trailing edge, for the handle that moves the row.
  static let moveWidth: CGFloat = 34
}

extension ListRowTraits {
  /// The edits that people can make.
  var edits: ListRowEdits {
    var edits: ListRowEdits = []
    if onDelete != nil { edits.insert(.delete) }
    if onMove != nil { edits.insert(.move) }
    return edits.subtracting(disabledEdits)
  }

  /// The button that a swipe reveals where the row has none at its trailing edge.
  @MainActor
  static func deleteGroup(for row: SwipeMotion) -> SwipeActions.Group {
    SwipeActions.Group(
      allowsFullSwipe: true,
      content: AnyView(Button("Delete", role: .destructive) { row.node?.delete() }))
  }
}

/// The controls of a row while its list is edited: a button that reveals Delete, and a handle.
struct ListRowEditControls: View {
  let traits: ListRowTraits
  @Environment(\.editMode) private var mode
  @Environment(\.listMetrics) private var metrics

  var body: some View {
    if mode?.wrappedValue.isEditing == true, !traits.isSection, let row = traits.row {
      HStack(spacing: 0) {
        if traits.edits.contains(.delete) {
          Button {
            row.node?.revealDelete()
          } label: {
            Image(systemName: "minus.circle.fill")
              .symbolRenderingMode(.palette)
              .foregroundStyle(.white, .red)
              .font(.system(size: 22))
              .frame(width: metrics.deleteWidth, height: 44, alignment: .leading)
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Remove")
        }
        Spacer(minLength: 0)
        if traits.edits.contains(.move) {
          ListRowHandle(row: row)
        }
      }
      .padding(.horizontal, metrics.contentInset)
      .offset(x: row.offset, y: row.lift)
      .transition(.opacity)
    }
  }
}

/// The handle that moves a row of an edited list.
private struct ListRowHandle: View {
  let row: SwipeMotion
  /// The distance of the finger from where it came down, in points; nil while no finger is down.
  @GestureState private var distance: CGFloat?

  var body: some View {
    Image(systemName: "line.3.horizontal")
      .foregroundStyle(.tertiary)
      .font(.system(size: 17))
      .frame(width: ListRowEditing.moveWidth, height: 44, alignment: .trailing)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .updating($distance) { value, state, _ in state = value.translation.height }
          .onEnded { row.node?.drop(at: $0.location.y) }
      )
      .onChange(of: distance) { _, distance in
        row.carry(by: distance ?? 0, animation: distance == nil ? SwipeMotion.animation : nil)
      }
      .accessibilityLabel("Reorder")
  }
}
