import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// A row of a list, which acts for the buttons in it that have no style (rule 2.4.52).
nonisolated struct ListRowModifier: ViewModifier {
  typealias Body = Never
}

extension ListRowModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ListRowNode { ListRowNode(inputs: inputs) }

  @MainActor
  func updateElement(_ element: ListRowNode) {}
}

/// The element of a list row.
///
/// A press in the row that none of its views handles runs the actions of all buttons without a
/// style, or else selects the row, and highlights the row in gray (rule 2.4.53).
@MainActor
final class ListRowNode: PressNode, TagReader, FocusHolder {
  private var isPressed = false
  /// The fill behind the row while it is pressed or selected.
  private var fill: RGBAColor?
  private var filledSize = CGSize.zero
  /// The radius of the corners of the fill.
  private var fillRadius: CGFloat = 0
  /// The item of the focus ring; nil if the row doesn't have the focus.
  private var ring: DisplayList.Item?

  init(inputs: ViewInputs) {
    let row = Box()
    let source = LabeledButtonSource(
      action: { row.node?.act() }, label: EmptyView(), inputs: inputs)
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

  /// A weak reference from the press to the row.
  @MainActor
  private final class Box {
    weak var node: ListRowNode?
  }

  override var drawsNothing: Bool { false }
  override var name: String { "list row" }

  /// The buttons that the row acts for, in document order.
  private var buttons: [any Pressable] {
    var found: [any Pressable] = []
    appendButtons(below: self, to: &found)
    return found
  }

  /// Nested rows, as in a section, act for themselves; hidden elements do not act.
  private func appendButtons(below node: ViewNode, to found: inout [any Pressable]) {
    for child in node.children
    where !(child is ListRowNode) && !child.isLeaving && child.asElement?.isPassedOver != true {
      if let button = child.asPressable, button.actsWithContainer, button.isEnabledHere {
        found.append(button)
      }
      appendButtons(below: child, to: &found)
    }
  }

  private func act() {
    let buttons = buttons
    for button in buttons { button.trigger() }
    if buttons.isEmpty { select() }
  }

  // MARK: Selection

  private var selection: AnyListSelection? {
    EnvironmentValues(scope: inputs.environment).listSelection
  }

  /// The tag or identity of the row; nil for a section.
  private var rowTag: (any AnyTag)? {
    layoutValue(ListSectionKey.self) == true ? nil : ownTag ?? identity
  }

  /// Whether the enclosing list has a selection that accepts the row.
  var isSelectable: Bool {
    guard let selection, let tag = rowTag, layoutValue(SelectionDisabledKey.self) != true else {
      return false
    }
    return selection.accepts(tag)
  }

  var isSelected: Bool {
    guard let selection, let tag = rowTag else { return false }
    return selection.isSelected(tag)
  }

  func select() {
    if let selection, let tag = rowTag { selection.choose(tag) }
  }

  func tagDidChange() { setNeeds(.display) }

  // MARK: Focus

  var keyAction: (@MainActor () -> Void)? { { [weak self] in self?.trigger() } }
  override var asFocusHolder: (any FocusHolder)? { graph.configuration.isDesktop ? self : nil }
  var canFocus: Bool { acts && isEnabledHere }
  var isControl: Bool { true }
  var excludesControls: Bool { false }

  /// Does nothing: no view in a row reads whether the row has the focus.
  func tell(_ isFocused: Bool) {}

  /// Draws the ring inside of the row, because rows touch each other.
  private func updateRing() -> Bool {
    let old = ring
    let inner = bounds.insetBy(dx: FocusRing.width, dy: FocusRing.width)
    ring = nil
    if showsRing {
      tracking(.display) {
        ring = FocusRing.item(
          around: Path(roundedRect: inner, cornerRadius: FocusRing.radius), at: inputs.environment)
      }
    }
    return ring != old
  }

  override func didRemove() {
    super.didRemove()
    if asFocusHolder != nil { graph.focus.leave(self) }
  }

  // MARK: Accessibility

  /// The elements inside; in a list with a selection they select the row where they have no action.
  override var ownAccessibilityElements: [AccessibilityElement]? {
    guard isSelectable else { return nil }
    return innerAccessibilityElements.map { element in
      var element = element
      if isSelected { element.traits.insert(.isSelected) }
      if element.actions.isEmpty {
        element.actions.append((.default, { [weak self] in self?.select() }))
      }
      return element
    }
  }

  // MARK: Presses

  /// Whether a press in the row has an effect.
  private var acts: Bool { isSelectable || !buttons.isEmpty }

  override func makeRecognizer() -> AnyGestureRecognizer? {
    acts ? super.makeRecognizer() : nil
  }

  private func setPressed(_ isPressed: Bool) {
    graph.queue.append(transaction: Transaction()) { [weak self] _ in
      // A quick tap queues both ends of the press at once.
      guard let self, !isRemoved, isPressed != self.isPressed else { return }
      self.isPressed = isPressed
      setNeeds(.display)
    }
  }

  override func updateDisplayItem() -> Bool {
    let hasOtherRing = updateRing()
    let newFill: RGBAColor? = tracking(.display) {
      let scheme = inputs.environment.value(ColorSchemeKey.self)
      fillRadius = EnvironmentValues(scope: inputs.environment).listMetrics.rowRadius
      if isSelected { return SelectedRow.color(in: scheme) }
      return isPressed ? SystemColor.secondaryFill.value(in: scheme) : nil
    }
    guard newFill != fill || fill != nil && size != filledSize else { return hasOtherRing }
    (fill, filledSize) = (newFill, size)
    return true
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    if let fill {
      let path =
        fillRadius > 0
        ? Path(roundedRect: bounds, cornerRadius: fillRadius) : Rectangle().path(in: bounds)
      list.append(DisplayList.Item(origin: offset, content: .fill(path, fill)))
    }
    super.appendItems(to: &list, at: offset)
    guard var ring else { return }
    ring.origin = offset
    list.append(ring)
  }

  override var ownReach: CGRect { bounds }

  /// The whole row is hit, including the gaps between its views.
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    if super.hitTest(point, path: &path) { return true }
    guard bounds.covers(point), acts else { return false }
    path.append(self)
    return true
  }
}

/// The fill of a selected row: the system's fourth gray.
private enum SelectedRow {
  static func color(in scheme: ColorScheme) -> RGBAColor {
    scheme == .dark ? .bytes(58, 58, 60) : .bytes(209, 209, 214)
  }
}

/// The style of a button without a style in a row: a label in the tint, whose action the row runs.
struct ListRowButtonStyle: ContainerButtonStyle {
  static var isFinal: Bool { false }
  static var actsWithContainer: Bool { true }

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
      .modifier(RowForegroundModifier(style: style))
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color.accentColor)
  }
}
