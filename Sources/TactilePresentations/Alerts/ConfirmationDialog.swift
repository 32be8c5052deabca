import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension View {
  /// Presents a confirmation dialog while a binding is true.
  ///
  /// The dialog is at the bottom of the window. On an iPad, and in a window on a desktop, it is a popover that points to
  /// this view. Use a dialog to confirm an action, or to choose among several:
  ///
  /// ```swift
  /// Button("Empty Trash") { asks = true }
  ///   .confirmationDialog("Empty the trash?", isPresented: $asks, titleVisibility: .visible) {
  ///     Button("Empty Trash", role: .destructive) { emptyTrash() }
  ///   }
  /// ```
  ///
  /// Every button dismisses the dialog, as does a touch outside of it, which sets the binding to false. The dialog has
  /// a cancel button, which one of your own replaces (rule 2.7.77); as a popover, it has none (rule 2.7.77a). By
  /// default, the title is hidden unless there is a message.
  ///
  /// Mirrors SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a confirmation dialog while a binding is true.
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

extension PresentationKind {
  fileprivate static let confirmationDialog = PresentationKind(
    "confirmation dialog", hasTitle: true, arrangesItems: true)
}
