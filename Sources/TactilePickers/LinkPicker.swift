@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileLists
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A picker shown as a link that pushes a list of the options onto the enclosing navigation stack.
struct LinkPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    NavigationLink {
      PickerPage(selection: selection, label: label, content: content)
    } label: {
      HStack(spacing: 0) {
        if hidesLabels {
          SpokenLabel(label: label)
        } else {
          VStack(alignment: .leading, spacing: 2) { label }
        }
        Spacer(minLength: 8)
        Group {
          if let currentValueLabel {
            currentValueLabel
          } else {
            PickedView(value: selection.value, options: content)
          }
        }
        .containerForeground(Color.secondary)
        .lineLimit(1)
        .accessibility(.asValue)
      }
    }
  }
}

/// The destination of a link picker, which lists the options under the label.
///
/// Picking an option pops the page.
private struct PickerPage<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let dismiss = dismiss
    List {
      content.containerForeground(Color.primary)
        .each { PickerRow(option: $0, selection: selection) { dismiss() } }
    }
    .toolbar {
      ToolbarItem(placement: .principal) {
        HStack(spacing: 4) { label }.font(.headline).lineLimit(1)
          .accessibilityAddTraits(.isHeader)
      }
    }
  }
}
