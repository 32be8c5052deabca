@_spi(Engine) import TactileButtons
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileViewGraph

/// A control for selecting one of several mutually exclusive values.
///
/// Create a picker with a label, a binding to the selected value, and a view for each option. An option represents the
/// value of its `tag(_:)`:
///
/// ```swift
/// @State private var size = Size.small
///
/// var body: some View {
///   Picker("Size", selection: $size) {
///     Text("Small").tag(Size.small)
///     Text("Large").tag(Size.large)
///   }
/// }
/// ```
///
/// In a `ForEach`, an option without a tag represents its identity:
///
/// ```swift
/// Picker("Size", selection: $size) {
///   ForEach(Size.allCases, id: \.self) { Text($0.name) }
/// }
/// ```
///
/// The type of a tag must be the type of the selection, or the selection can be an optional of that type. An option
/// with a tag of another type, or without any, is shown, but can't be selected. If no option represents the selected
/// value, none is marked as selected.
///
/// By default, a picker is a button that shows the selected option and opens a menu of all options. Set another style
/// with `pickerStyle(_:)`, such as `.segmented` or `.inline`. In the default style, the label is visible in the rows of
/// a list. Elsewhere, only assistive technologies present it.
///
/// Mirrors SwiftUI's `Picker`.
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

  /// The look of the style at the place of the picker.
  private var shownLook: __PickerLook {
    switch look {
    case .palette where !isInMenu: .segmented
    case .automatic where !isInMenu: .menu
    default: look
    }
  }

  /// The options as the picker style presents them.
  @MainActor @preconcurrency public var body: some View {
    switch shownLook {
    case .menu:
      MenuPicker(
        selection: selection, label: label, content: content,
        currentValueLabel: currentValueLabel)
    case .automatic:
      MenuSection(
        header: EmptyView(), content: PickerItems(selection: selection, content: content),
        footer: EmptyView())
    case .inline where isInMenu:
      MenuSection(
        header: PickerHeader(label: label),
        content: PickerItems(selection: selection, content: content), footer: EmptyView())
    case .segmented:
      SegmentedPicker(selection: selection, label: label, content: content)
        .layoutValue(key: ListRowControlKey.self, value: 32)
    case .inline:
      InlinePicker(selection: selection, label: label, content: content)
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
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - content: The options, which represent values by their tags.
  ///   - label: The views that describe the choice.
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

  /// Creates a picker with a view as its label.
  ///
  /// New code should use ``init(selection:content:label:)``.
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
