import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of the `focusable` and `focused` modifiers.
@MainActor
package final class FocusNode: PassThroughNode, FocusHolder {
  private(set) var target: FocusTarget
  /// Whether the focus state requested the focus when it was last read.
  private var wasWanted = false
  private var isEnabled = true
  /// The item of the focus ring; nil if the view doesn't have the focus.
  private var ring: DisplayList.Item?

  init(_ target: FocusTarget, inputs: ViewInputs) {
    self.target = target
    super.init(inputs: inputs)
    follow()
  }

  package override var name: String { "focus" }

  func update(_ target: FocusTarget) {
    self.target = target
    setNeeds(.body)
  }

  package override var asFocusHolder: (any FocusHolder)? { self }

  package var canFocus: Bool { isEnabled && !excludesControls && !actsWithContainer }

  /// Whether the view is a control for which its list row acts, which has the focus instead.
  private var actsWithContainer: Bool {
    isControl && children.contains { $0.asPressable?.actsWithContainer == true }
  }

  package var isControl: Bool { if case .control = target.kind { true } else { false } }

  package var excludesControls: Bool {
    if case .open(let interactions) = target.kind { interactions.isEmpty } else { false }
  }

  /// Whether the view itself is focusable, rather than a control inside it.
  package var isOpen: Bool { if case .open = target.kind { true } else { false } }

  /// Whether a click gives the view the focus (rule 2.9.110).
  package var takesFocusFromClick: Bool {
    if case .open(let interactions) = target.kind { interactions.contains(.edit) } else { false }
  }

  private var link: (any AnyFocusLink)? {
    if case .bound(let link) = target.kind { link } else { nil }
  }

  package var boundFocus: AnyHashable? { link?.identity }

  package override func updateBody() { follow() }

  /// Moves the focus if the state or the environment requires it.
  private func follow() {
    let isWanted = tracking(.body) {
      isEnabled = EnvironmentValues(scope: inputs.environment).isEnabled
      return link?.isWanted ?? false
    }
    if isWanted != wasWanted {
      wasWanted = isWanted
      let focus = graph.focus
      // After the phases, when all views exist.
      graph.actions.append { [handle] in focus.stateDidChange(at: handle, isWanted) }
    } else if !canFocus {
      graph.focus.leave(self)
    }
  }

  package func tell(_ isFocused: Bool) {
    target.isFocused.wrappedValue = isFocused
    link?.tell(isFocused)
  }

  // MARK: The ring

  package override func updateDisplayItem() -> Bool {
    let old = ring
    ring = nil
    if showsRing {
      tracking(.display) { ring = FocusRing.item(around: focusOutline, at: inputs.environment) }
    }
    return ring != old
  }

  package override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    super.appendItems(to: &list, at: offset)
    guard var ring else { return }
    ring.origin = offset
    list.append(ring)
  }

  package override var ownReach: CGRect {
    guard ring != nil else { return .null }
    return focusOutline.boundingRect.insetBy(dx: -FocusRing.width, dy: -FocusRing.width)
  }

  package override func didRemove() { graph.focus.leave(self) }

  package override func presenceDidChange(isLeaving: Bool) {
    if isLeaving { graph.focus.leave(self) }
  }
}

extension FocusNode {
  /// Creates the node of a control that the keyboard of a desktop reaches; elsewhere, the control's own node.
  package static func around(
    _ inputs: ViewInputs, _ makeControl: (ViewInputs) -> ViewNode
  ) -> ViewNode {
    guard inputs.graph.configuration.isDesktop else { return makeControl(inputs) }
    let scope = EnvironmentScope(parent: inputs.environment)
    scope.write(IsFocusedKey.self, false)
    let isFocused = Binding {
      scope.value(IsFocusedKey.self)
    } set: { [unowned graph = inputs.graph] isFocused in
      graph.queue.append(transaction: Transaction.current) { _ in
        scope.write(IsFocusedKey.self, isFocused)
      }
    }
    let node = FocusNode(FocusTarget(kind: .control, isFocused: isFocused), inputs: inputs)
    node.adopt(makeControl(inputs.with(environment: scope)))
    return node
  }

  /// Returns the node of the control in a node that ``around(_:_:)`` created.
  package static func control(in node: ViewNode) -> ViewNode {
    (node as? FocusNode)?.isControl == true ? node.children[0] : node
  }
}
