import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Makes a list row swipeable if it has buttons to reveal.
nonisolated struct SwipeRowModifier: ViewModifier {
  typealias Body = Never
}

extension SwipeRowModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> SwipeRowNode { SwipeRowNode(inputs: inputs) }

  @MainActor
  func updateElement(_ element: SwipeRowNode) {}
}

/// The element of a swipeable row; the buttons are in the background around it.
///
/// A row without buttons costs only this node.
@MainActor
final class SwipeRowNode: GestureNode, TrackpadSwipeable {
  private var row: SwipeMotion?
  private var value = AnimatedValue(OffsetEffect(offset: .zero))
  /// The horizontal drawing offset of the content in points, rounded to whole pixels.
  private var drawn = CGSize.zero

  override var name: String { "swipe row" }

  /// The swipe buttons that the content specifies, by edge.
  var groups: [HorizontalEdge: [SwipeActions.Group]] {
    preference(ListRowTraitsKey.self)?.swipe ?? [:]
  }

  /// The swipe offset in points; positive offsets reveal the leading edge.
  var offset: CGFloat { row?.latest ?? 0 }

  /// Opens the row to an offset, as a finger would leave it.
  func open(to offset: CGFloat) {
    guard let row else { return }
    graph.feature(OpenItemSlot.self).willOpen(row)
    row.move(to: offset)
  }

  /// Adds the row's swipe state to the traits, for the background.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let value = super.preference(key)
    guard key == ListRowTraitsKey.self, var traits = value as? ListRowTraits,
      !traits.swipe.isEmpty || !traits.edits.isEmpty
    else { return value }
    let row = row ?? makeRow()
    traits.row = row
    if traits.edits.contains(.delete), traits.swipe[.trailing] == nil {
      traits.swipe[.trailing] = [ListRowTraits.deleteGroup(for: row)]
    }
    return traits as? K.Value
  }

  private func makeRow() -> SwipeMotion {
    let row = SwipeMotion(node: self)
    self.row = row
    follow()
    return row
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    if let row, row.isOpen {
      // The buttons may have been removed, which is known when all views are updated.
      graph.actions.append { [weak self] in if self?.groups.isEmpty == true { row.close() } }
    }
    return super.preferenceDidChange(key, in: child)
  }

  override func updateBody() { follow() }

  private func follow() {
    guard let row else { return }
    let effect = OffsetEffect(
      offset: tracking(.body) { CGSize(width: row.offset, height: row.lift) })
    guard effect != value.model else { return }
    if (effect.offset.height == 0) != (value.model.offset.height == 0) {
      damageSubtree()
      value.update(effect, node: self, phase: .display)
      zOrderDidChange()
      geometryHasChanged()
      return setNeeds(.display)
    }
    value.update(effect, node: self, phase: .display)
    geometryHasChanged()
    setNeeds(.display)
  }

  override func didRemove() {
    super.didRemove()
    value.stop()
    if let row { graph.feature(OpenItemSlot.self).didClose(row) }
  }

  // MARK: A finger

  override var priority: GesturePriority { .pan }

  override func makeRecognizer() -> AnyGestureRecognizer? {
    row.flatMap { groups.isEmpty ? nil : SwipeRecognizer(node: self, row: $0) }
  }

  /// Returns whether a finger that moved to the right by a distance can reveal or close something.
  func canSwipe(by distance: CGFloat) -> Bool {
    if offset != 0 { return true }
    let edge: HorizontalEdge = (distance > 0) != mirroring.isOn ? .leading : .trailing
    return !isEditing && groups[edge] != nil && row?.hasButtons(at: edge) == true
  }

  func beginDrag() { row?.beginDrag() }

  func drag(by distance: CGFloat) { row?.drag(by: mirroring.distance(distance), groups) }

  func endDrag(velocity: CGFloat) {
    guard let edge = row?.endDrag(velocity: mirroring.distance(velocity), groups) else {
      return
    }
    if let button = buttons(at: edge).first(where: \.isEnabledHere) {
      button.trigger()
    } else {
      row?.close()
    }
  }

  /// Cancels the drag: a row that is open far enough stays open, and no button acts.
  func cancelDrag() {
    guard !isRemoved else { return }
    if row?.endDrag(velocity: 0, groups) != nil { row?.close() }
  }

  // MARK: The buttons

  /// The element that holds the row and its background.
  var place: ElementNode? { parent?.asElement }

  /// Returns the buttons of an edge, starting with the one closest to the edge.
  func buttons(at edge: HorizontalEdge) -> [any Pressable] {
    var found: [any Pressable] = []
    guard let place, place.children.count > 1 else { return [] }
    place.children[1].appendButtons(at: edge, isInside: false, to: &found)
    return found
  }

  /// The elements inside, with an action for each button beside the row.
  override var ownAccessibilityElements: [AccessibilityElement]? {
    let buttons = HorizontalEdge.allCases.flatMap(buttons).filter(\.isEnabledHere)
    guard !buttons.isEmpty else { return nil }
    return innerAccessibilityElements.map { element in
      var element = element
      for button in buttons {
        let name = Text(verbatim: button.nameOfAction)
        element.actions.append((.init(named: name), { [weak button] in button?.trigger() }))
      }
      return element
    }
  }

  /// A row that is carried is drawn in front of the others.
  override var zIndex: Double { value.model.offset.height == 0 ? super.zIndex : 1 }

  // MARK: Layout

  /// A row that a destructive button has removed keeps a pixel, so that the list doesn't drop its views.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = super.measure(proposal)
    if let row, tracking(.measure, { row.isGone }) {
      size.height = min(size.height, 1 / graph.displayScale)
    }
    return size
  }

  // MARK: Drawing and hits

  override func updateDisplayItem() -> Bool {
    let exact = mirroring(for: .display).offset(value.presented.offset)
    let offset = PixelGrid(scale: placement?.scale ?? 1).nearest(exact)
    guard offset != drawn else { return false }
    drawn = offset
    return true
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    super.appendItems(to: &list, at: CGPoint(x: offset.x + drawn.width, y: offset.y + drawn.height))
  }

  override func contentPoint(of point: CGPoint) -> CGPoint? {
    CGPoint(x: point.x - drawn.width, y: point.y - drawn.height)
  }

  override func drawnPoint(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + drawn.width, y: point.y + drawn.height)
  }

  override func drawnRect(of rect: CGRect) -> CGRect {
    rect.offsetBy(dx: drawn.width, dy: drawn.height)
  }

  override var contentTransform: CGAffineTransform? {
    mirroring.transform(value.model.offset)
  }

  /// The whole of a swipeable row is hit; nothing inside an open row is.
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    let isOpen = offset != 0
    if !isOpen, super.hitTest(point, path: &path) { return true }
    guard row != nil, isOpen || !groups.isEmpty, let inside = contentPoint(of: point),
      bounds.covers(inside)
    else { return false }
    path.append(self)
    return true
  }
}

extension Pressable {
  /// The label of the button, or the one that a modifier around it sets.
  fileprivate var nameOfAction: String {
    var name = ownAccessibilityElements?.first?.label ?? ""
    var node = parent
    while let current = node, (current.asElement?.layoutValue(SwipeEdgeKey.self) ?? nil) == nil {
      if let elements = current.ownAccessibilityElements {
        // Around several buttons, no label is that of one of them; without any elements, they are hidden.
        guard elements.count == 1, let element = elements.first else { return name }
        name = element.label
      }
      node = current.parent
    }
    return name
  }
}

extension ViewNode {
  /// Appends the buttons in the view at an edge.
  fileprivate func appendButtons(
    at edge: HorizontalEdge, isInside: Bool, to found: inout [any Pressable]
  ) {
    var isInside = isInside
    if !isInside, let own = asElement?.layoutValue(SwipeEdgeKey.self) ?? nil {
      guard own == edge else { return }
      isInside = true
    }
    if isInside, let button = asPressable { found.append(button) }
    for child in visibleChildren { child.appendButtons(at: edge, isInside: isInside, to: &found) }
  }
}
