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
  private var sourceString: String
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
  private var knownBlock: EditableBlock?
  /// The scroll offset of a single line, or of a field with more lines than it shows, in points.
  private var scroll = CGPoint.zero
  private var items: [DisplayList.Item] = []
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

  // MARK: The source

  /// Shows a new text of the source, unless it results from an edit.
  private func sourceDidChange(to string: String) {
    if view.source.isShownWhileTyping {
      sourceString = string
      if !text.string.hasSameBytes(as: string) { showSource() }
    } else if string != sourceString {
      sourceString = string
      showSource()
    }
  }

  /// Replaces the edited text with the text of the source, and clears the undo history.
  private func showSource() {
    text.replaceAll(with: sourceString)
    if !history.undoGroups.isEmpty || !history.redoGroups.isEmpty {
      history.removeAll()
      undoManager?.removeAllActions(withTarget: self)
    }
    isUpstream = false
    goalX = nil
    textDidChange()
  }

  /// Writes the edited text to the source.
  func write() {
    let string = text.string
    textDidChange()
    graph.actions.append { [self] in
      view.source.write(string)
      guard !isRemoved else { return }
      let result = view.source.string
      if view.source.isShownWhileTyping {
        // The field shows the value of a binding that rejects or changes the text (rule 7.2.14).
        if text.string == string { sourceDidChange(to: result) }
      } else {
        sourceString = result
      }
    }
    reportSelection()
  }

  /// Commits the text to the source, and shows the formatted value.
  private func commit() {
    let string = text.string
    view.source.commit(string)
    guard !isRemoved else { return }
    sourceString = view.source.string
    if !text.string.hasSameBytes(as: sourceString) { showSource() }
  }

  /// Called when the edited text has changed.
  private func textDidChange() {
    knownBlock = block.map { fresh($0) }
    setNeeds([.measure, .display])
    followEmptiness()
    restartBlinking()
  }

  private func followEmptiness() {
    let isEmpty = text.count == 0
    guard view.isEmpty.wrappedValue != isEmpty else { return }
    graph.actions.append { [self] in
      if !isRemoved, text.count == 0, !view.isEmpty.wrappedValue {
        view.isEmpty.wrappedValue = true
      }
      if !isRemoved, text.count > 0, view.isEmpty.wrappedValue { view.isEmpty.wrappedValue = false }
    }
  }

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
  private func reportSelection() {
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
  private var isCaretVisible: Bool {
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

  // MARK: Lines

  /// The line layout of the text; nil before it is measured.
  private var block: EditableBlock? { knownBlock }

  /// The displayed text: bullets in a secure field.
  var displayedString: String {
    view.isSecure ? String(repeating: Self.bullet, count: text.string.count) : text.string
  }

  /// The displayed character of a secure field.
  private static let bullet: Character = "\u{2022}"

  /// Converts a position in the edited text to the displayed text.
  func shownPosition(_ position: Int) -> Int {
    guard view.isSecure else { return position }
    let string = text.string
    return string[..<string.index(atByte: position)].count * Self.bullet.utf8.count
  }

  /// Converts a position in the displayed text to the edited text.
  func editedPosition(_ position: Int) -> Int {
    guard view.isSecure else { return position }
    let string = text.string
    let count = position / Self.bullet.utf8.count
    let index = string.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex)
    return string.byte(at: index ?? string.endIndex)
  }

  /// Returns the line layout after a change of the text.
  private func fresh(_ old: EditableBlock) -> EditableBlock {
    EditableBlock(
      displayedString, old.style, width: old.width, breaks: view.kind.hasLines, graph.typesetter,
      reusing: old)
  }

  /// Returns the line layout for a width.
  private func lines(width: CGFloat?) -> EditableBlock {
    let style = tracking(.measure) { TypedText(in: environment) }
    let width = view.kind.hasLines ? width.map { max($0, 0) } : nil
    if let knownBlock, knownBlock.style == style, knownBlock.width == width { return knownBlock }
    graph.statistics.measures += 1
    let block = EditableBlock(
      displayedString, style, width: width, breaks: view.kind.hasLines, graph.typesetter,
      reusing: knownBlock)
    knownBlock = block
    return block
  }

  /// The line layout for the width of the field.
  var shownBlock: EditableBlock { lines(width: size.width) }

  override func layoutDidChange() {
    knownBlock = nil
    setNeeds(.display)
  }

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

  private var caretWidth: CGFloat { graph.configuration.indirectIdiom == .mac ? 1 : 2 }

  /// The frame of the caret in the text's coordinates, in points.
  var caretRect: CGRect {
    var rect = shownBlock.caret(
      at: shownPosition(text.head), isUpstream: isUpstream, width: size.width)
    rect.size.width = caretWidth
    if !view.kind.hasLines, rect.maxX > size.width, shownBlock.widest < size.width {
      rect.origin.x = size.width - caretWidth
    }
    return rect
  }

  /// Converts a point from the field's to the text's coordinates.
  func textPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + scroll.x, y: point.y + scroll.y)
  }

  /// Converts a point from the text's to the field's coordinates.
  func fieldPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - scroll.x, y: point.y - scroll.y)
  }

  /// Scrolls the text in the field so that the caret is visible.
  private func followCaret(in block: EditableBlock) {
    let top = -inset(of: block.style, in: size.height)
    guard isFocused else {
      scroll = CGPoint(x: 0, y: top)
      return
    }
    scroll.y = view.kind == .line ? top : scroll.y
    let caret = caretRect
    func offset(_ old: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat, _ all: CGFloat)
      -> CGFloat
    {
      let most = max(all - room, 0)
      var new = min(old, most)
      if high - new > room { new = high - room }
      if low < new { new = low }
      return min(max(new, 0), max(most, high - room))
    }
    if !view.kind.hasLines {
      scroll.x = offset(
        scroll.x, caret.minX, caret.maxX, size.width, block.widest + caretWidth)
    }
    if view.kind == .growing {
      scroll.y = offset(scroll.y, caret.minY, caret.maxY, size.height, block.height)
    }
  }

  /// Returns the space above a single line, which is centered vertically in the field.
  private func inset(of style: TypedText, in height: CGFloat) -> CGFloat {
    guard view.kind == .line else { return 0 }
    return PixelGrid(scale: graph.displayScale).down(max(height - style.font.lineHeight, 0) / 2)
  }

  override func updateDisplayItem() -> Bool {
    guard placement != nil else { return false }
    let block = shownBlock
    followCaret(in: block)
    let new = tracking(.display) { drawing(of: block, environment) }
    noteMaterial(false)
    guard new != items else { return false }
    items = new
    return true
  }

  private func drawing(
    of block: EditableBlock, _ environment: EnvironmentValues
  ) -> [DisplayList.Item] {
    let tint = (environment.tint ?? AnyShapeStyle(Color.accentColor)).__paint(in: environment)
    let color = tint.color ?? .opaqueBlack
    var drawn: [DisplayList.Item] = []
    let origin = CGPoint(x: -scroll.x, y: -scroll.y)
    func fill(_ rect: CGRect, _ color: RGBAColor, radius: CGFloat = 0) {
      let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
      drawn.append(DisplayList.Item(origin: origin, content: .fill(path, color)))
    }
    if isFocused, !text.hasCaret {
      var highlight = color
      highlight.opacity *= graph.textInput.isActive ? 0.2 : 0.1
      let selection = text.selection
      let range = shownPosition(selection.lowerBound)..<shownPosition(selection.upperBound)
      for area in block.areas(of: range, width: size.width) { fill(area, highlight) }
    }
    let lines = block.lines(in: scroll.y...scroll.y + size.height, width: size.width)
    if !lines.isEmpty, !environment.isRedacted {
      let paint = TypedText.paint(in: environment)
      let all = CGSize(width: max(block.widest, size.width), height: max(block.height, size.height))
      drawn.append(block.style.item(lines, in: all, paint, at: origin))
    }
    if let composition = text.composition {
      let underline = TypedText.paint(in: environment).color ?? .opaqueBlack
      let range =
        shownPosition(composition.range.lowerBound)..<shownPosition(composition.range.upperBound)
      for area in block.areas(of: range, width: size.width) {
        fill(CGRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1), underline)
      }
    }
    if isCaretVisible { fill(caretRect, color, radius: caretWidth / 2) }
    let isCut =
      view.kind == .line
      ? block.widest > size.width || scroll.x > 0 : block.height > size.height + 0.5
    guard isCut, !drawn.isEmpty else { return drawn }
    return [
      DisplayList.Item(
        origin: .zero, content: .group(.clip(Path(clipRect), style: FillStyle()), drawn))
    ]
  }

  /// The clip rectangle of text that doesn't fit; glyphs can extend beyond the height of their line.
  private var clipRect: CGRect {
    view.kind == .line ? bounds.insetBy(dx: 0, dy: -size.height) : bounds
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    for var item in items {
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
