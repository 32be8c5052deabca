@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// A button that selects an option of a picker and has the selected trait while it is selected.
struct PickerButton<Value: Hashable, Content: View>: View {
  let option: ListedElement
  let selection: PickerSelection<Value>
  /// The button's label, given whether the option is selected.
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    let value = option.tag(as: Value.self)
    let isSelected = value != nil && value == selection.value
    Button {
      if let value { selection.select(value) }
    } label: {
      content(isSelected)
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
