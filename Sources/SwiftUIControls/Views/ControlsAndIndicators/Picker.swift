@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A control for selecting one of several mutually exclusive values.
///
/// Mirrors SwiftUI's `Picker`. Each view of the content is an option. It represents the value of
/// its `tag(_:)`, or the identity that a `ForEach` assigns. By default, a picker is a button that
/// shows the selected option and opens a menu of all options; `pickerStyle(_:)` sets a different
/// style.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerSelection<SelectionValue>
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?
  @Environment(\.pickerLook) private var look
  @Environment(\.isInMenu) private var isInMenu

  private init(
    _ selection: PickerSelection<SelectionValue>, label: Label, content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// The options as the picker style presents them.
  @MainActor @preconcurrency public var body: some View {
    switch look == .palette && !isInMenu ? .segmented : look {
    case .menu:
      MenuPicker(
        selection: selection, label: label, content: content,
        currentValueLabel: currentValueLabel)
    case .segmented:
      SegmentedPicker(selection: selection, label: label, content: content)
        .layoutValue(key: ListRowControlKey.self, value: 32)
    case .inline:
      InlinePicker(selection: selection, label: label, content: content)
    case .items: PickerItems(selection: selection, content: content)
    case .palette: PaletteItems(selection: selection, content: content)
    case .link:
      LinkPicker(
        selection: selection, label: label, content: content,
        currentValueLabel: currentValueLabel)
    case .wheel: WheelPicker(selection: selection, label: label, content: content)
    }
  }
}

extension Picker {
  /// Creates a picker with a custom label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources: [selection]), label: label(), content: content())
  }

  /// Creates a picker with a custom label and a custom view of the selection.
  ///
  /// Styles that display only the selection, such as menus and links, show `currentValueLabel`.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources: [selection]), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a label, which the older form of the initializer takes as a view.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources: [selection]), label: label, content: content())
  }

  /// Creates a picker that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      PickerSelection(sources: sources.map { $0[keyPath: selection] }), label: label(),
      content: content())
  }

  /// Creates a picker with a custom view of the selection that sets the same property of several elements.
  ///
  /// The picker shows no selection while the elements' values differ. A choice writes the value to every element.
  ///
  /// - Parameters:
  ///   - sources: The elements, such as a binding to an array.
  ///   - selection: The key path from an element to the binding of its value.
  ///   - content: The options, which represent values by their tags.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources: sources.map { $0[keyPath: selection] }), label: label(),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}

/// The bindings that a picker sets: one, or several that it keeps equal.
nonisolated struct PickerSelection<Value: Hashable> {
  let sources: [Binding<Value>]

  /// The selected value; nil if the bindings have different values.
  @MainActor var value: Value? {
    guard let first = sources.first?.wrappedValue else { return nil }
    return sources.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  @MainActor func select(_ value: Value) {
    for source in sources { source.wrappedValue = value }
  }
}
