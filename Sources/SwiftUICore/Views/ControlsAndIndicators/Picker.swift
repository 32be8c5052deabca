/// A choice of one value out of several.
///
/// Mirrors SwiftUI's `Picker`. Each view in it is an option, which stands for the value of its
/// `tag(_:)`, or for the identity that a `ForEach` gave it. By itself a picker is a button that shows
/// the option of the selection and opens a menu of all; `pickerStyle(_:)` sets another look.
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

  /// The options in the look that is set.
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
  /// Makes a picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources: [selection]), label: label(), content: content())
  }

  /// Makes a picker with a label, and with a view for the selection where only that is shown.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources: [selection]), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Makes a picker with a label, in the form of before.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources: [selection]), label: label, content: content())
  }

  /// Makes a picker of several values at once; nothing is selected where they differ.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      PickerSelection(sources: sources.map { $0[keyPath: selection] }), label: label(),
      content: content())
  }

  /// Makes a picker of several values at once, with a view for what they have in common.
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

/// What a picker selects in: one value, or several that it keeps equal.
nonisolated struct PickerSelection<Value: Hashable> {
  let sources: [Binding<Value>]

  /// The value that is selected; nil where there are several.
  @MainActor var value: Value? {
    guard let first = sources.first?.wrappedValue else { return nil }
    return sources.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  @MainActor func select(_ value: Value) {
    for source in sources { source.wrappedValue = value }
  }
}
