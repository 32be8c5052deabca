// Names of before, which still compile and mean what took their place.

extension View {
  /// Sets the title in the bar of the stack around, by its name of before.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title in the bar of the stack around, by its name of before.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title in the bar of the stack around, by its name of before.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title in the bar of the stack around and where it stands, by the name of before.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title in the bar of the stack around and where it stands, by the name of before.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title in the bar of the stack around and where it stands, by the name of before.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Puts views at both sides of the bar of the stack around, by the name of before.
  @MainActor @preconcurrency
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the near side of the bar of the stack around, by the name of before.
  @MainActor @preconcurrency
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the far side of the bar of the stack around, by the name of before.
  @MainActor @preconcurrency
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

extension NavigationLink {
  /// Makes a link to a view that is shown while a binding says so, in the form of before.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(bound: destination(), to: isActive, label: label())
  }

  /// Makes a link to a view that is shown while a binding says so, in the form of before.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(bound: destination, to: isActive, label: label())
  }

  /// Makes a link to a view that is shown while a selection is its tag, in the form of before.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(bound: destination(), tag: tag, selection: selection, label: label())
  }

  /// Makes a link to a view that is shown while a selection is its tag, in the form of before.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(bound: destination, tag: tag, selection: selection, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a view that is shown while a binding says so.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(bound: destination(), to: isActive, label: Text(titleKey))
  }

  /// Makes a link with a title to a view that is shown while a binding says so.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(bound: destination(), to: isActive, label: Text(title))
  }

  /// Makes a link with a title to a view that is shown while a binding says so.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(bound: destination, to: isActive, label: Text(titleKey))
  }

  /// Makes a link with a title to a view that is shown while a binding says so.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(bound: destination, to: isActive, label: Text(title))
  }

  /// Makes a link with a title to a view that is shown while a selection is its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(bound: destination(), tag: tag, selection: selection, label: Text(titleKey))
  }

  /// Makes a link with a title to a view that is shown while a selection is its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(bound: destination(), tag: tag, selection: selection, label: Text(title))
  }

  /// Makes a link with a title to a view that is shown while a selection is its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(bound: destination, tag: tag, selection: selection, label: Text(titleKey))
  }

  /// Makes a link with a title to a view that is shown while a selection is its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(bound: destination, tag: tag, selection: selection, label: Text(title))
  }
}
