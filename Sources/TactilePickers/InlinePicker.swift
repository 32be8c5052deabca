@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A picker that shows its options as rows with a check mark, below its label.
struct InlinePicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    PickerHeader(label: label)
    content
      .containerForeground(isEnabled ? Color.primary : Color(.system(.tertiary)))
      .each { PickerRow(option: $0, selection: selection) }
  }
}

/// The label of a picker above its options, unless labels are hidden.
struct PickerHeader<Label: View>: View {
  let label: Label
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if !hidesLabels {
      VStack(alignment: .leading, spacing: 2) { label }
        .containerForeground(Color.secondary)
        .accessibilityAddTraits(.isHeader)
    }
  }
}

/// A row of an option, with a check mark if the option is selected.
struct PickerRow<Value: Hashable>: View {
  let option: ListedElement
  let selection: PickerSelection<Value>
  /// An additional action that runs when the option is picked.
  var onPick: (() -> Void)?

  var body: some View {
    let value = option.tag(as: Value.self)
    let isSelected = value != nil && value == selection.value
    Button {
      if let value { selection.select(value) }
      onPick?()
    } label: {
      HStack(spacing: 8) {
        option.view
        Spacer(minLength: 0)
        Image(systemName: "checkmark").fontWeight(.semibold)
          .opacity(isSelected ? 1 : 0).accessibilityHidden(true)
      }
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
