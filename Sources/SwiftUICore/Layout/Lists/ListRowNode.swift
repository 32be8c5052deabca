import Foundation

/// A row of a list, which acts for the buttons in it that have no style (rule 2.4.52).
nonisolated struct ListRowModifier: ViewModifier {
  typealias Body = Never
}

extension ListRowModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode { ListRowNode(inputs: inputs) }

  @MainActor
  func updateElement(_ element: ElementNode) {}
}

/// The element of a row: a press anywhere in it that nothing inside takes runs the actions of all
/// such buttons, and shows as a grey row (rule 2.4.53).
@MainActor
final class ListRowNode: PressNode {
  private var isPressed = false
  private var color: RGBAColor?

  init(inputs: ViewInputs) {
    let row = Box()
    let source = ButtonSource(action: { row.node?.triggerAll() }, label: AliasSource(EmptyView()))
    super.init(
      PressModifier(
        configuration: PrimitiveButtonStyleConfiguration(button: source, role: nil),
        state: Binding {
          .idle
        } set: {
          row.node?.setPressed($0.isPressed)
        }),
      inputs: inputs)
    row.node = self
  }

  /// Leads from the press to the row.
  @MainActor
  private final class Box {
    weak var node: ListRowNode?
  }

  override var name: String { "list row" }

  /// The buttons that the row acts for, in order.
  private var buttons: [AnyButtonNode] {
    var found: [AnyButtonNode] = []
    forEachNode { node in
      if let button = node as? AnyButtonNode, button.actsWithRow,
        button.inputs.environment.value(IsEnabledKey.self)
      {
        found.append(button)
      }
    }
    return found
  }

  private func triggerAll() { for button in buttons { button.trigger() } }

  override func makeRecognizer() -> AnyGestureRecognizer? {
    buttons.isEmpty ? nil : super.makeRecognizer()
  }

  private func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    graph.queue.append(transaction: Transaction()) { [weak self] in
      guard let self, !isRemoved else { return }
      self.isPressed = isPressed
      damageSubtree()
      setNeeds(.display)
    }
  }

  override func updateDisplayItem() -> Bool {
    let newColor = tracking(.display) {
      SystemColor.secondaryFill.value(in: inputs.environment.value(ColorSchemeKey.self))
    }
    guard newColor != color else { return false }
    color = newColor
    return isPressed
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    if isPressed, let color {
      list.append(
        DisplayList.Item(origin: offset, content: .fill(Rectangle().path(in: bounds), color)))
    }
    super.appendItems(to: &list, at: offset)
  }

  override var ownReach: CGRect { bounds }

  /// All of a row is hit, between its views too.
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    if super.hitTest(point, path: &path) { return true }
    guard bounds.contains(point), !buttons.isEmpty else { return false }
    path.append(self)
    return true
  }
}

/// A button in a row that nobody gave a style: a label in the tint, for which the row acts.
struct ListRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ListRowButton(configuration: configuration)
  }
}

private struct ListRowButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  var body: some View {
    HStack { configuration.label }
      .modifier(DefaultForegroundModifier(style: style))
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color.accentColor)
  }
}
