@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A picker shown as a button that displays the selection and opens a menu of the options.
///
/// In a list row, the label is leading, and the whole row opens the menu. In a menu, the button is an item with the
/// label. Elsewhere, only assistive technologies present the label, and the button has a padding in the look of iOS 26
/// (rule 6.4.11).
struct MenuPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.menuOrder) private var order
  @Environment(\.systemLook) private var look

  var body: some View {
    Menu {
      PickerItems(selection: selection, content: content)
    } label: {
      if isInMenu {
        VStack(alignment: .leading, spacing: 2) { label }
      } else if isInListRow {
        HStack(spacing: 0) {
          if hidesLabels {
            SpokenLabel(label: label)
          } else {
            VStack(alignment: .leading, spacing: 2) { label }.containerForeground(Color.primary)
          }
          Spacer(minLength: 8)
          current.containerForeground(Color.secondary)
        }
      } else {
        HStack(spacing: 0) {
          SpokenLabel(label: label)
          current
        }
        .padding(.horizontal, look == .iOS26 ? 13.5 : 0)
        .padding(.vertical, look == .iOS26 ? 8 : 0)
      }
    }
    .menuIndicator(.hidden)
    .menuOrder(order == .automatic ? .fixed : order)
  }

  private var current: some View {
    HStack(spacing: 4) {
      Group {
        if let currentValueLabel {
          currentValueLabel
        } else {
          PickedView(value: selection.value, options: content)
        }
      }
      .lineLimit(1)
      .accessibility(.asValue)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
    }
  }
}

/// The options of a picker as menu items, with a check mark at the selection.
struct PickerItems<Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content
      .font(.system(size: 17))
      .containerForeground(isEnabled ? Color.primary : Color(.system(.tertiary)))
      .labelStyle(ItemLabelStyle(isInMenu: true))
      .each { PickerItem(option: $0, selection: selection) }
  }
}

private struct PickerItem<Value: Hashable>: View {
  let option: ListedElement
  let selection: PickerSelection<Value>

  var body: some View {
    PickerButton(option: option, selection: selection) { isSelected in
      HStack(spacing: 8) {
        Image(systemName: "checkmark").opacity(isSelected ? 1 : 0).accessibilityHidden(true)
        option.view
      }
    }
  }
}

/// The option that represents a value.
struct PickedView<Value: Hashable, Options: View>: PrimitiveView {
  let value: Value?
  let options: Options
}

extension PickedView {
  nonisolated static var __isUnary: Bool { true }

  private var layout: PickedLayout<Value> { PickedLayout(value: value) }

  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let node = ChoosingNode(view.layout, inputs: inputs)
    node.adopt(TactileViewGraph.makeNode(view.options, inputs))
    return node
  }

  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    ChoosingNode<PickedLayout<Value>>.update(node, view.layout)
    TactileViewGraph.updateNode(node.children[0], view.options, node.inputs)
  }
}

/// Chooses the subview whose tag equals a value, or none if there is no such subview.
nonisolated struct PickedLayout<Value: Hashable>: ChoosingLayout {
  let value: Value?

  @MainActor
  func choice(for proposal: ProposedViewSize, in subviews: LayoutSubviews) -> Int? {
    guard let value else { return nil }
    return subviews.indices.first { subviews[$0].tag?.value(as: Value.self) == value }
  }

  static var name: String { "picked" }
}
