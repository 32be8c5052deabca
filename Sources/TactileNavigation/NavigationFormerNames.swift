@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

// Deprecated names, which are implemented by those that supersede them.

extension View {
  /// Sets the title in the navigation bar; the older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationInfo(title: title)
  }

  /// Sets the title in the navigation bar; the older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationInfo(title: Text(titleKey))
  }

  /// Sets the title in the navigation bar; the older name of `navigationTitle(_:)`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationInfo(title: Text(title))
  }

  /// Sets the title in the navigation bar and its display mode, by an older name.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationInfo(title: title, mode: displayMode)
  }

  /// Sets the title in the navigation bar and its display mode, by an older name.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationInfo(title: Text(titleKey), mode: displayMode)
  }

  /// Sets the title in the navigation bar and its display mode, by an older name.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationInfo(title: Text(title), mode: displayMode)
  }

  /// Sets the leading and trailing items of the navigation bar; superseded by `toolbar(content:)`.
  @MainActor @preconcurrency
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Sets the leading items of the navigation bar; superseded by `toolbar(content:)`.
  @MainActor @preconcurrency
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Sets the trailing items of the navigation bar; superseded by `toolbar(content:)`.
  @MainActor @preconcurrency
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

extension NavigationLink {
  /// Creates a link that presents a destination while a binding is true, in an older form.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(bound: destination(), to: isActive, label: label())
  }

  /// Creates a link that presents a destination while a binding is true, in an older form.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(bound: destination, to: isActive, label: label())
  }

  /// Creates a link that presents a destination while a selection equals a tag, in an older form.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(bound: destination(), tag: tag, selection: selection, label: label())
  }

  /// Creates a link that presents a destination while a selection equals a tag, in an older form.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(bound: destination, tag: tag, selection: selection, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that presents a destination while a binding is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(bound: destination(), to: isActive, label: Text(titleKey))
  }

  /// Creates a link with a title that presents a destination while a binding is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(bound: destination(), to: isActive, label: Text(title))
  }

  /// Creates a link with a title that presents a destination while a binding is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(bound: destination, to: isActive, label: Text(titleKey))
  }

  /// Creates a link with a title that presents a destination while a binding is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(bound: destination, to: isActive, label: Text(title))
  }

  /// Creates a link with a title that presents a destination while a selection equals a tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(bound: destination(), tag: tag, selection: selection, label: Text(titleKey))
  }

  /// Creates a link with a title that presents a destination while a selection equals a tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(bound: destination(), tag: tag, selection: selection, label: Text(title))
  }

  /// Creates a link with a title that presents a destination while a selection equals a tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(bound: destination, tag: tag, selection: selection, label: Text(titleKey))
  }

  /// Creates a link with a title that presents a destination while a selection equals a tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(bound: destination, tag: tag, selection: selection, label: Text(title))
  }
}
