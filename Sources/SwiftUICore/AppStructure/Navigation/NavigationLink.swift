/// A button that shows another view in the stack around it.
///
/// Mirrors SwiftUI's `NavigationLink`. The button style in reach draws it (rule 1.3.42); in a row of a list
/// it has an arrow. Outside of a stack it is disabled.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
    /// A view that is shown while a binding says so.
    case bound(Destination, isActive: Bool, setActive: (Bool) -> Void)
  }

  private let label: Label
  private let target: Target
  @Environment(\.navigation) private var navigation
  @Environment(\.isInListRow) private var isInListRow

  private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  nonisolated init(bound destination: Destination, to isActive: Binding<Bool>, label: Label) {
    let target = Target.bound(destination, isActive: isActive.wrappedValue) {
      isActive.wrappedValue = $0
    }
    self.init(target, label: label)
  }

  nonisolated init<V: Hashable>(
    bound destination: Destination, tag: V, selection: Binding<V?>, label: Label
  ) {
    let target = Target.bound(destination, isActive: selection.wrappedValue == tag) { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
    self.init(target, label: label)
  }

  private var isUsable: Bool {
    if case .value(nil) = target { false } else { navigation != nil }
  }

  @MainActor private func follow() {
    switch target {
    case .view(let view): navigation?.push(.view(AnyView(view)))
    case .value(let value): value.map { navigation?.push(.value($0)) }
    case .bound(_, _, let setActive): setActive(true)
    }
  }

  /// A button with the label.
  @MainActor @preconcurrency public var body: some View {
    if case .bound(let destination, let isActive, let setActive) = target {
      button.modifier(
        ShowingModifier(
          isPresented: isActive, dismiss: { setActive(false) }, destination: destination))
    } else {
      button
    }
  }

  @MainActor private var button: some View {
    Button {
      follow()
    } label: {
      if isInListRow {
        HStack {
          label.foregroundStyle(Color.primary)
          Spacer(minLength: 8)
          Image(systemName: "chevron.right").imageScale(.small)
            .foregroundStyle(Color(.system(.tertiary))).accessibilityHidden(true)
        }
      } else {
        label
      }
    }
    .disabled(!isUsable)
  }
}

extension NavigationLink {
  /// Makes a link to a view.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination()), label: label())
  }

  /// Makes a link to a view, in the form of before.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), label: Text(titleKey))
  }

  /// Makes a link to a view with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), label: Text(titleResource))
  }

  /// Makes a link to a view with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), label: Text(title))
  }

  /// Makes a link to a view with a title, in the form of before.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  /// Makes a link to a view with a title, in the form of before.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(.view(destination), label: Text(titleResource))
  }

  /// Makes a link to a view with a title, in the form of before.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to what is registered for a value; disabled where there is none.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }

  /// Makes a link with a title to what is registered for a value.
  public nonisolated init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link with a title to what is registered for a value.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }

  /// Makes a link with a title to what is registered for a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
