@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The options of a picker as a row of icons in a menu, with a gray shape behind the selection.
struct PaletteItems<Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      content
        .font(.system(size: 17))
        .containerForeground(isEnabled ? Color.primary : Color(.system(.tertiary)))
        .labelStyle(.iconOnly)
        .each { PaletteItem(option: $0, selection: selection) }
    }
  }
}

private struct PaletteItem<Value: Hashable>: View {
  let option: ListedElement
  let selection: PickerSelection<Value>

  var body: some View {
    PickerButton(option: option, selection: selection) { isSelected in
      HStack { option.view }
        .frame(maxWidth: .infinity)
        .decoration {
          RoundedRectangle(cornerRadius: 8).fill(Color(.system(.secondaryFill)))
            .padding(-6)
            .opacity(isSelected ? 1 : 0)
        }
    }
  }
}
