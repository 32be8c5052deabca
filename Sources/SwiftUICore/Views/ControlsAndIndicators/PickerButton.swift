/// An option of a picker as a button that selects it, and says whether it is selected.
struct PickerButton<Value: Hashable, Content: View>: View {
  let option: ListedElement
  let selection: PickerSelection<Value>
  /// What the button shows, by whether the option is selected.
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
