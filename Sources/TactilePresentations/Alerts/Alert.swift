import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// Use an alert for a message or a question that people have to answer before they go on:
  ///
  /// ```swift
  /// Button("Delete") { asks = true }
  ///   .alert("Delete the note?", isPresented: $asks) {
  ///     Button("Delete", role: .destructive) { delete() }
  ///     Button("Cancel", role: .cancel) {}
  ///   } message: {
  ///     Text("You can't undo this action.")
  ///   }
  /// ```
  ///
  /// The buttons become the alert's items. The cancel button is bold and comes last, or first if there are two buttons
  /// (rules 2.1.14 and 2.7.77). Every button dismisses the alert, which sets the binding to false. If there are no
  /// actions, the alert has an OK button.
  ///
  /// Mirrors SwiftUI's `alert(_:isPresented:actions:)`.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a binding is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a message while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      presentingAlert(title, isPresented, isPresented.wrappedValue, actions(), message()))
  }
}

/// Returns the modifier that presents an alert.
nonisolated func presentingAlert<A: View, M: View>(
  _ title: Text, _ binding: Binding<Bool>, _ isPresented: Bool, _ actions: A, _ message: M
) -> PresentingModifier<AlertView<A, M>> {
  PresentingModifier(
    .alert, isPresented: isPresented, dismiss: { binding.wrappedValue = false },
    presented: AlertView(title: title, actions: actions, message: message))
}

extension View {
  /// Presents an alert using data while a binding is true and the data isn't nil.
  ///
  /// Set the data before the binding. Both closures receive it. Changes of the data are ignored while the alert is
  /// shown, also one to nil.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert using data while a binding is true and the data isn't nil.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert using data while a binding is true and the data isn't nil.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert with a message using data while a binding is true and the data isn't nil.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Presents an alert with a message using data while a binding is true and the data isn't nil.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message using data while a binding is true and the data isn't nil.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      presentingAlert(
        title, isPresented, isPresented.wrappedValue, data.map(actions), data.map(message)
      ).keeping(data))
  }

  /// Presents an alert for an error while a binding is true and the error isn't nil.
  ///
  /// The title is the error's `errorDescription`; it is empty if that is nil.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      presentingAlert(
        Text(error?.errorDescription ?? ""), isPresented, isPresented.wrappedValue && error != nil,
        actions(), EmptyView()))
  }

  /// Presents an alert with a message for an error while a binding is true and the error isn't nil.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      presentingAlert(
        Text(error?.errorDescription ?? ""), isPresented, isPresented.wrappedValue && error != nil,
        error.map(actions), error.map(message)))
  }
}

extension PresentationKind {
  fileprivate static let alert = PresentationKind("alert", hasTitle: true, arrangesItems: true)
}
