import Foundation
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The element of an editable text.
///
/// It owns the edited text, the selection and the undo history. ``TextSource`` provides and receives the value.
@MainActor
final class TextInputNode: ElementNode, ValueNode, FocusHolder, ClockListener {
  private(set) var view: TextInput
  /// The edited text; equal to that of the source while the field doesn't have focus.
  var text: EditedText
  var history = EditHistory()
  /// The last known text of the source.
  var sourceString: String
  private(set) var isFocused = false
  private var isEnabled = true

  /// Whether a caret at a soft line break is at the end of the upper line.
  var isUpstream = false
  /// The column that vertical movements keep, in points; nil after any other change.
  var goalX: CGFloat?
  /// The text that the last kill command deleted.
  var killed = ""
  /// The consecutive taps, which select words and paragraphs.
  var taps = TapSeries()
  /// The granularity of the selection that the mouse drags.
  var dragUnit = DragUnit.character
  /// The selection at the start of the drag.
  var dragStart = 0..<0

  /// The cached line layout of the text.
  var knownBlock: EditableBlock?
  /// The scroll offset of a single line, or of a field with more lines than it shows, in points.
  var scroll = CGPoint.zero
  private var drawing = TextInputDrawing()
  /// The vertical range of the text that is drawn, in points.
  private(set) var drawnPart: ClosedRange<CGFloat> = 0...0
  /// The time at which the caret began to blink; nil while there is no caret.
  private var blinkStart: TimeInterval?

  init(_ view: TextInput, inputs: ViewInputs) {
    self.view = view
    text = EditedText(view.string)
    sourceString = view.string
    super.init(inputs: inputs)
    view.link.node = self
    updateBody()
    followEmptiness()
  }

  override var name: String { "text field" }

  func update(_ newView: TextInput) {
    let old = view
    view = newView
    newView.link.node = self
    if newView.kind != old.kind || newView.isSecure != old.isSecure {
      knownBlock = nil
      setNeeds([.measure, .display])
    }
    sourceDidChange(to: newView.string)
    followSelection()
  }

  override func updateBody() {
    isEnabled = tracking(.body) { EnvironmentValues(scope: inputs.environment).isEnabled }
    if !isEnabled { graph.focus.leave(self) }
  }

  override func didRemove() {
    graph.focus.leave(self)
    graph.clock.set(nil, for: self)
    noteMaterial(false)
    undoManager?.removeAllActions(withTarget: self)
  }

  override func presenceDidChange(isLeaving: Bool) {
    if isLeaving { graph.focus.leave(self) }
  }

  var environment: EnvironmentValues { EnvironmentValues(scope: inputs.environment) }

  var undoManager: UndoManager? { environment.undoManager }

  // MARK: Focus

  override var asFocusHolder: (any FocusHolder)? { self }

  var canFocus: Bool { isEnabled }
  var isControl: Bool { false }
  var excludesControls: Bool { false }
  var takesFocusFromClick: Bool { true }
  var acceptsText: Bool { true }

  func tell(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    if isFocused { beginEditing() } else { endEditing() }
    setNeeds(.display)
    if !isRemoved { view.onEditingChanged(isFocused) }
  }

  private func beginEditing() {
    restartBlinking()
    // On a Mac, keyboard focus selects the text of a field, so that typing replaces it (rule 7.3.28).
    if graph.configuration.indirectIdiom == .mac, !view.kind.hasLines, graph.focus.showsRing {
      text.selectAll()
    } else {
      text.move(to: text.count)
    }
    history.endGroup()
    reportSelection()
    graph.actions.append { [weak self] in self?.showCaret() }
  }

  private func endEditing() {
    if isComposing { endComposition() }
    history.endGroup()
    graph.clock.set(nil, for: self)
    blinkStart = nil
    goalX = nil
    guard !isRemoved else { return }
    commit()
    reportSelection()
  }

  /// Submits the text of a field (rule 7.3.23).
  func submit() {
    commit()
    let requests = graph.focus.requestCount
    let isMac = graph.configuration.indirectIdiom == .mac
    let actions = environment.submitActions
    graph.actions.append { [self] in
      view.onCommit()
      actions.run(.text)
      guard !isRemoved, graph.focus.current === self else { return }
      if isMac {
        text.selectAll()
        selectionDidChange()
      } else if graph.focus.requestCount == requests {
        graph.focus.move(to: nil)
      }
    }
  }

  // MARK: The selection

  /// Called when the selection has changed without a change of the text.
  func selectionDidChange(keepsGoal: Bool = false) {
    if !keepsGoal { goalX = nil }
    history.endGroup()
    restartBlinking()
    showCaret()
    setNeeds(.display)
    reportSelection()
  }

  /// Writes the selection to the program's binding.
  func reportSelection() {
    guard let selection = view.selection else { return }
    graph.actions.append { [self] in
      guard !isRemoved else { return }
      let new = isFocused ? TextSelection(text, isUpstream: isUpstream) : nil
      if selection.wrappedValue != new { selection.wrappedValue = new }
    }
  }

  /// Applies the selection of the program's binding.
  private func followSelection() {
    guard isFocused, let wanted = view.selection?.wrappedValue,
      wanted != TextSelection(text, isUpstream: isUpstream),
      let range = wanted.bytes(in: text.string)
    else { return }
    text.select(from: range.lowerBound, to: range.upperBound)
    isUpstream = wanted.affinity == .upstream
    goalX = nil
    restartBlinking()
    setNeeds(.display)
    graph.actions.append { [weak self] in self?.showCaret() }
  }

  // MARK: The caret

  /// The time for which the caret is visible, and then hidden, in seconds.
  private static let blinkTime: TimeInterval = 0.5
  /// The time after which the caret stops blinking, in seconds, as in GTK: an idle window draws no frames.
  private static let longestBlinking: TimeInterval = 10

  func restartBlinking() {
    guard isFocused, graph.textInput.isActive else {
      blinkStart = nil
      return graph.clock.set(nil, for: self)
    }
    blinkStart = graph.time
    graph.clock.set(graph.time + Self.blinkTime, for: self)
  }

  func timeHasCome() {
    guard let blinkStart else { return }
    setNeeds(.display)
    let next = ((graph.time - blinkStart) / Self.blinkTime + 1e-6).rounded(.down) + 1
    if next * Self.blinkTime <= Self.longestBlinking {
      graph.clock.set(blinkStart + next * Self.blinkTime, for: self)
    }
  }

  /// Whether the caret is in the visible phase of its blinking.
  var isCaretVisible: Bool {
    guard isFocused, text.hasCaret, let blinkStart else { return false }
    let count = Int(((graph.time - blinkStart) / Self.blinkTime + 1e-6).rounded(.down))
    return count.isMultiple(of: 2) || Double(count) * Self.blinkTime >= Self.longestBlinking
  }

  func activityDidChange(isActive: Bool) {
    restartBlinking()
    setNeeds(.display)
  }

  /// Scrolls the enclosing scroll views so that the caret is visible.
  func showCaret() {
    guard isFocused, !isRemoved, placement != nil else { return }
    scrollIntoView(caretRect.offsetBy(dx: -scroll.x, dy: -scroll.y), withNeighbors: false)
  }

  // MARK: Measuring

  override func layoutDidChange() { setNeeds(.display) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let grid = PixelGrid(scale: graph.displayScale)
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let block = lines(width: offered)
    // An editor that is proposed no width, as in a horizontal stack, is as wide as its text.
    let width = offered ?? grid.up(block.widest + caretWidth)
    let style = block.style
    switch view.kind {
    case .line:
      // Like UIKit's text field, a point taller than its line (rule 7.1.2).
      let height = style.font.lineHeight.rounded(.up) + (view.isSecure ? 0 : 1)
      return CGSize(width: width, height: height)
    case .growing:
      let count = min(
        max(block.lineCount, style.reservedLines), max(style.lineLimit ?? .max, 1))
      return CGSize(width: width, height: grid.up(style.height(ofLines: count)))
    case .editor: return CGSize(width: width, height: grid.up(block.height))
    }
  }

  override var preferences: LayoutPreferences {
    let style = tracking(.measure) { TypedText(in: environment) }
    return LayoutPreferences(
      spacing: .text(style, scale: graph.displayScale))
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    let style = tracking(.measure) { TypedText(in: environment) }
    switch key {
    case VerticalAlignment.firstTextBaseline.key:
      return style.font.ascent + inset(of: style, in: dimensions.height)
    case VerticalAlignment.lastTextBaseline.key:
      return dimensions.height - style.font.descent - inset(of: style, in: dimensions.height)
    default: return nil
    }
  }

  // MARK: Drawing

  override func placeElements(in placement: Placement) {
    super.placeElements(in: placement)
    let part = partToDraw
    guard part != drawnPart else { return }
    drawnPart = part
    setNeeds(.display)
  }

  override func updateDisplayItem() -> Bool {
    guard placement != nil else { return false }
    let block = shownBlock
    followCaret(in: block)
    let (new, hasMaterial) = tracking(.display) {
      let environment = environment
      return (
        drawing(of: block, environment), TypedText.paint(in: environment).base.isMaterial
      )
    }
    noteMaterial(hasMaterial && text.count > 0)
    let old = drawing
    drawing = new
    guard new.clip == old.clip else { return true }
    if let part = new.difference(from: old) { damage(part) }
    return false
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    for var item in drawing.items {
      item.origin.x += offset.x
      item.origin.y += offset.y
      list.append(item)
    }
  }

  override var showsFrame: Bool { true }

  override var ownReach: CGRect { bounds.insetBy(dx: -size.height, dy: -size.height / 2) }

  /// Hit tests the whole frame of the field.
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard bounds.covers(point) else { return false }
    path.append(self)
    return true
  }

  // MARK: Accessibility

  override var accessibilityRole: String? {
    view.isSecure ? "secure text field" : view.kind == .editor ? "text editor" : "text field"
  }

  override var ownAccessibilityElements: [AccessibilityElement]? {
    var element = AccessibilityElement("", node: self)
    element.value = text.count == 0 ? nil : displayedString
    element.respondsToUser = nil
    element.actions = [
      (
        .default,
        { [weak self] in
          guard let self else { return }
          graph.focus.move(to: self)
        }
      )
    ]
    return [element]
  }
}
