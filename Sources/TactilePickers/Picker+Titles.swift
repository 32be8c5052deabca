@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a title and a custom view of the selection, which menus and links show.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title and a custom view of the selection, which menus and links show.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a title and a custom view of the selection, which sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title and a custom view of the selection, which sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == TactileButtons.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TactileButtons.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TactileButtons.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a symbol that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TactileButtons.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a symbol that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TactileButtons.Label(title, systemImage: systemImage)
    }
  }
}
