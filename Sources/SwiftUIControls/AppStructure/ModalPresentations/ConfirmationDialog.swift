@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import Foundation

extension View {
  /// Presents a confirmation dialog at the bottom of the window while a binding is true.
  ///
  /// Use a dialog to confirm an action, or to choose among several:
  ///
  /// ```swift
  /// Button("Empty Trash") { asks = true }
  ///   .confirmationDialog("Empty the trash?", isPresented: $asks, titleVisibility: .visible) {
  ///     Button("Empty Trash", role: .destructive) { emptyTrash() }
  ///   }
  /// ```
  ///
  /// Every button dismisses the dialog, as does a touch outside of it, which sets the binding to false. The dialog has
  /// a cancel button, which one of your own replaces (rule 2.7.77). By default, the title is hidden unless there is a
  /// message.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog at the bottom of the window while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog at the bottom of the window while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) {
      EmptyView()
    }
  }

  /// Presents a confirmation dialog with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a message while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      presentingDialog(
        title, titleVisibility, isPresented, isPresented.wrappedValue, actions(), message()))
  }

  /// Presents a confirmation dialog using data while a binding is true and the data isn't nil.
  ///
  /// Changes of the data are ignored while the dialog is shown.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog using data while a binding is true and the data isn't nil.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a confirmation dialog using data while a binding is true and the data isn't nil.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      presentingDialog(
        title, titleVisibility, isPresented, isPresented.wrappedValue, data.map(actions),
        EmptyView()
      ).keeping(data))
  }

  /// Presents a confirmation dialog with a message using data while a binding is true.
  ///
  /// The dialog isn't presented if the data is nil. Changes of the data are ignored while it is shown.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a message using data while a binding is true.
  ///
  /// The dialog isn't presented if the data is nil. Changes of the data are ignored while it is shown.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog with a message using data while a binding is true.
  ///
  /// The dialog isn't presented if the data is nil. Changes of the data are ignored while it is shown.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      presentingDialog(
        title, titleVisibility, isPresented, isPresented.wrappedValue, data.map(actions),
        data.map(message)
      ).keeping(data))
  }
}

/// Returns the modifier that presents a confirmation dialog.
nonisolated func presentingDialog<A: View, M: View>(
  _ title: Text, _ visibility: Visibility, _ binding: Binding<Bool>, _ isPresented: Bool,
  _ actions: A, _ message: M
) -> PresentingModifier<DialogView<A, M>> {
  PresentingModifier(
    .confirmationDialog, isPresented: isPresented, dismiss: { binding.wrappedValue = false },
    presented: DialogView(
      title: visibility == .visible || visibility == .automatic && M.self != EmptyView.self
        ? title : nil,
      actions: actions, message: message))
}

/// A presented dialog at the bottom of the window, with a separate block for the cancel button.
nonisolated struct DialogView<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  @State private var roles: [ButtonRole?] = []
  @Environment(\.dismiss) private var dismiss
  @Environment(\.pixelLength) private var pixel

  @MainActor private var hasHeader: Bool { title != nil || Message.self != EmptyView.self }

  @MainActor var body: some View {
    PresentationShade(dismiss: dismiss).transition(.opacity)
    DialogLayout(gap: pixel) {
      if hasHeader {
        VStack(spacing: 8) {
          title.fontWeight(.semibold)
          message
        }
        .font(.footnote)
        .multilineTextAlignment(.center)
        .containerForeground(Color.secondary)
        .padding(16)
        .frame(maxWidth: .infinity)
        .background(PlatterStyle())
      }
      Items(place: .dialog, dismiss: dismiss) { actions }
      if !roles.contains(.cancel) {
        Items(place: .dialog, dismiss: dismiss) { Button("Cancel", role: .cancel) {} }
          .transformPreference(ItemRolesKey.self) { $0 = [] }
      }
    }
    .onPreferenceChange(ItemRolesKey.self) { [binding = $roles] in binding.wrappedValue = $0 }
    .clipShape(DialogOutline())
    .padding(8)
    .frame(maxWidth: 400)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .transition(.move(edge: .bottom))
  }
}

/// The rounded outlines of the cancel item's block, 57 points high, and of the block above it.
private struct DialogOutline: Shape {
  func path(in rect: CGRect) -> Path {
    let (above, below) = rect.divided(atDistance: max(rect.height - 57, 0), from: .minYEdge)
    var path = RoundedRectangle(cornerRadius: 13).path(in: below)
    let block = CGRect(
      x: above.minX, y: above.minY, width: above.width, height: max(above.height - 8, 0))
    path.addPath(RoundedRectangle(cornerRadius: 13).path(in: block))
    return path
  }
}

/// A layout of items one pixel apart, with cancel items last after a gap of 8 points.
private struct DialogLayout: Layout {
  let gap: CGFloat

  private func sorted(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ItemRankKey.self] == 0 } + subviews.filter { $0[ItemRankKey.self] > 0 }
  }

  /// Returns the distance between a subview and the one before it, in points.
  private func distance(before subview: LayoutSubview) -> CGFloat {
    subview[ItemRankKey.self] > 0 ? 8 : gap
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? 0
    let height = sorted(subviews).enumerated().reduce(CGFloat(0)) { sum, next in
      let size = next.element.sizeThatFits(ProposedViewSize(width: width, height: nil))
      return sum + size.height + (next.offset == 0 ? 0 : distance(before: next.element))
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (index, subview) in sorted(subviews).enumerated() {
      if index > 0 { y += distance(before: subview) }
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += subview.sizeThatFits(proposal).height
    }
  }
}

extension PresentationKind {
  fileprivate static let confirmationDialog = PresentationKind(
    "confirmation dialog", hasTitle: true, arrangesItems: true)
}
