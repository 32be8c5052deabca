@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button that pushes a view onto the enclosing navigation stack.
///
/// Create a link with a destination view, or with a value for which `navigationDestination(for:destination:)` makes the
/// view. A link with a value changes the path of the ``NavigationStack``, so the app can save and restore it.
///
/// ```swift
/// NavigationStack {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationDestination(for: Park.self) { park in ParkDetails(park: park) }
/// }
/// ```
///
/// The closest button style draws the link (rule 1.3.42). In a list row, it has a chevron. Outside of a navigation
/// stack, it is disabled.
///
/// Mirrors SwiftUI's `NavigationLink`.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
    /// A destination that is presented while a binding is true.
    case bound(Destination, isActive: Bool, setActive: (Bool) -> Void)
  }

  private let label: Label
  private let target: Target
  private var page = PushedPage()
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
    case .view(let view): navigation?.push(page.make(view))
    case .value(let value): value.map { navigation?.push(.value($0)) }
    case .bound(_, _, let setActive): setActive(true)
    }
  }

  /// A button that presents the destination.
  @MainActor @preconcurrency public var body: some View {
    if case .bound(let destination, let isActive, let setActive) = target {
      button.modifier(
        ShowingModifier(
          isPresented: isActive, dismiss: { setActive(false) }, destination: destination))
    } else {
      let _ = updatePage()
      button
    }
  }

  @MainActor private func updatePage() {
    if case .view(let destination) = target { page.update(destination) }
  }

  @MainActor private var button: some View {
    Button {
      follow()
    } label: {
      if isInListRow {
        LinkRow(label: label)
      } else {
        label
      }
    }
    .disabled(!isUsable)
  }
}

/// The label of a link in a row of a list, with its chevron.
private struct LinkRow<Label: View>: View {
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemLook) private var look

  /// The color of the chevron (rule 6.4.14).
  private var chevronColor: Color {
    look == .iOS26 ? Color(.system(.tertiary)) : .primary.opacity(0.25)
  }

  /// The distances of the chevron from the label and from the end of the row, beyond the usual ones, in points.
  private var chevronInsets: EdgeInsets {
    look == .iOS26
      ? EdgeInsets(top: 0, leading: 3.67, bottom: 0, trailing: 1)
      : EdgeInsets(top: 0, leading: 1.67, bottom: 0, trailing: -0.67)
  }

  var body: some View {
    HStack {
      label.modifier(RowForegroundModifier(style: AnyShapeStyle(Color.primary)))
      Spacer(minLength: 8)
      Image(systemName: "chevron.right").imageScale(.small).fontWeight(.semibold)
        .foregroundStyle(chevronColor).accessibilityHidden(true)
        .padding(chevronInsets)
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension NavigationLink {
  /// Creates a link that presents a destination view.
  ///
  /// The destination isn't part of the path that is bound to the stack.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination()), label: label())
  }

  /// Creates a link that presents a destination view, in an older form.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that presents a destination view.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), label: Text(titleKey))
  }

  /// Creates a link with a title that presents a destination view.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), label: Text(titleResource))
  }

  /// Creates a link with a title that presents a destination view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), label: Text(title))
  }

  /// Creates a link with a title that presents a destination view, in an older form.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  /// Creates a link with a title that presents a destination view, in an older form.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(.view(destination), label: Text(titleResource))
  }

  /// Creates a link with a title that presents a destination view, in an older form.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that presents the destination registered for a value.
  ///
  /// The link is disabled if the value is nil. If no `navigationDestination(for:destination:)` in the stack has the
  /// type of the value, the link presents an empty view, and a runtime warning is issued.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }

  /// Creates a link with a title that presents the destination registered for a value.
  public nonisolated init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that presents the destination registered for a value.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link with a title that presents the destination registered for a value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
