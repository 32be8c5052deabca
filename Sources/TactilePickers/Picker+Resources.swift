@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }

  /// Creates a picker with a title and a custom view of the selection, which menus and links show.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) },
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
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
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
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == TactileButtons.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TactileButtons.Label(titleResource, systemImage: systemImage)
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
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TactileButtons.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TactileButtons.Label(titleKey, image: image)
    }
  }

  /// Creates a picker with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TactileButtons.Label(title, image: image)
    }
  }

  /// Creates a picker with a title and an image that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TactileButtons.Label(titleKey, image: image)
    }
  }

  /// Creates a picker with a title and an image that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TactileButtons.Label(title, image: image)
    }
  }

  /// Creates a picker with a title and an image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TactileButtons.Label(titleResource, image: image)
    }
  }

  /// Creates a picker with a title and an image that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      TactileButtons.Label(titleResource, image: image)
    }
  }
}
