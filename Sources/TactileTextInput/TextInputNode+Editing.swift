import Foundation
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// Editing with keys and input methods.
extension TextInputNode: TextInputClient {
  /// The word boundaries of the text; a secure field is a single word.
  var words: WordBoundaries {
    WordBoundaries { [self] paragraph in
      view.isSecure
        ? [0..<paragraph.utf8.count] : graph.typesetter.words(of: paragraph)
    }
  }

  private var keys: EditingKeys { graph.configuration.isDesktop ? .desktop : .mac }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.phase == .down, let command = keys.command(for: event) else { return false }
    return perform(command)
  }

  /// Performs a command.
  ///
  /// - Returns: Whether the field handled the command.
  func perform(_ command: EditingCommand) -> Bool {
    if isComposing, command != .undo, command != .redo { endComposition() }
    switch command {
    case .insert(let string): edit(.typing) { $0.insert(usable(string)) }
    case .enter:
      if view.kind == .editor { edit(.other) { $0.insert("\n") } } else { submit() }
    case .lineBreak:
      guard view.kind.hasLines else { return false }
      edit(.other) { $0.insert("\n") }
    case .tab:
      guard view.kind == .editor else { return false }
      edit(.typing) { $0.insert("\t") }
    case .move(let motion, let extends): return move(motion, extends: extends)
    case .delete(let motion): delete(motion)
    case .kill:
      let end = text.string.paragraphEnd(of: text.head)
      let to = end == text.head ? text.string.characterPosition(after: end) : end
      killed = view.isSecure ? "" : text[text.head..<to]
      edit(.other) { [head = text.head] in $0.replace(head..<to, with: "") }
    case .yank: edit(.other) { $0.insert(killed) }
    case .transpose: transpose()
    case .openLine:
      guard view.kind.hasLines else { return false }
      let head = text.head
      edit(.other) { $0.insert("\n") }
      text.move(to: head)
      selectionDidChange()
    case .selectAll:
      text.selectAll()
      selectionDidChange()
    case .selectNothing:
      text.move(to: text.head)
      selectionDidChange()
    case .copy: copy()
    case .cut: cut()
    case .paste: paste()
    case .undo: return undoTyping()
    case .redo: return redoTyping()
    }
    return true
  }

  // MARK: Changes

  /// Changes the text, and registers the change for undo.
  private func edit(_ kind: EditHistory.Kind, _ change: (inout EditedText) -> TextChange?) {
    let old = text
    guard let change = change(&text) else { return caretMayHaveMoved(from: old) }
    if history.record(change, of: old, kind) { registerUndo(kind) }
    isUpstream = false
    goalX = nil
    write()
    graph.actions.append { [weak self] in self?.showCaret() }
  }

  /// Called after an edit without a change to undo, such as a canceled composition.
  private func caretMayHaveMoved(from old: EditedText) {
    if !text.string.hasSameBytes(as: old.string) { write() }
    if text != old { selectionDidChange() } else { restartBlinking() }
  }

  /// Returns text without control characters, and with spaces in place of newlines in a field of a single line.
  private func usable(_ string: String) -> String {
    let isPlain = string.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    if isPlain { return string }
    var result = ""
    for character in string {
      if character.isNewline {
        result.append(view.kind.hasLines ? "\n" : " ")
      } else if let scalar = character.unicodeScalars.first,
        scalar.properties.generalCategory != .control || character == "\t"
      {
        result.append(character)
      }
    }
    return result
  }

  private func delete(_ motion: TextMotion) {
    if !text.hasCaret { return edit(.deleting) { $0.insert("") } }
    let head = text.head
    let target = target(of: motion).position
    edit(.deleting) { $0.replace(min(head, target)..<max(head, target), with: "") }
  }

  /// Swaps the characters around the insertion point, or the two characters before it at the end of a paragraph.
  private func transpose() {
    guard text.hasCaret, !view.isSecure else { return }
    let string = text.string
    var second = text.head
    if second == string.paragraphEnd(of: second) {
      second = string.characterPosition(before: second)
    }
    let first = string.characterPosition(before: second)
    guard first < second, first >= string.paragraphStart(of: second) else { return }
    let end = string.characterPosition(after: second)
    let swapped = text[second..<end] + text[first..<second]
    edit(.other) { $0.replace(first..<end, with: swapped) }
  }

  // MARK: Movements

  private func move(_ motion: TextMotion, extends: Bool) -> Bool {
    let isVertical = [.up, .down, .pageUp, .pageDown].contains(motion)
    if isVertical, !view.kind.hasLines, graph.configuration.isDesktop { return false }
    if !extends, !text.hasCaret, motion == .left || motion == .right {
      // An arrow key collapses the selection to its edge on that side.
      let isLeading = (motion == .left) != shownBlock.isRightToLeft(at: shownPosition(text.head))
      text.move(to: isLeading ? text.selection.lowerBound : text.selection.upperBound)
      isUpstream = false
      selectionDidChange()
      return true
    }
    let (position, isUpstream) = target(of: motion)
    text.move(to: position, extends: extends)
    self.isUpstream = isUpstream
    selectionDidChange(keepsGoal: isVertical)
    return true
  }

  /// Returns the target of a movement, and whether it is at the end of a wrapped line.
  private func target(of motion: TextMotion) -> (position: Int, isUpstream: Bool) {
    let (string, head) = (text.string, text.head)
    switch motion {
    case .backward: return (string.characterPosition(before: head), false)
    case .forward: return (string.characterPosition(after: head), false)
    case .left: return (side(isLeft: true, .backward, .forward), false)
    case .right: return (side(isLeft: false, .backward, .forward), false)
    case .wordBackward: return (words.wordStart(before: head, in: string), false)
    case .wordForward: return (words.wordEnd(after: head, in: string), false)
    case .wordLeft: return (side(isLeft: true, .wordBackward, .wordForward), false)
    case .wordRight: return (side(isLeft: false, .wordBackward, .wordForward), false)
    case .paragraphStart: return (string.paragraphStart(of: head), false)
    case .paragraphEnd: return (string.paragraphEnd(of: head), false)
    case .paragraphUp:
      let start = string.paragraphStart(of: head)
      return (
        start < head ? start : string.paragraphStart(of: string.characterPosition(before: head)),
        false
      )
    case .paragraphDown:
      let end = string.paragraphEnd(of: head)
      return (
        end > head ? end : string.paragraphEnd(of: string.characterPosition(after: head)), false
      )
    case .start: return (0, false)
    case .end: return (text.count, false)
    case .lineStart, .lineEnd:
      let block = shownBlock
      let ends = block.ends(
        ofLine: block.lineNumber(of: shownPosition(head), isUpstream: isUpstream))
      return motion == .lineStart
        ? (editedPosition(ends.start), false)
        : (editedPosition(ends.end.position), ends.end.isUpstream)
    case .up: return line(by: -1)
    case .down: return line(by: 1)
    case .pageUp: return line(by: -linesOfPage)
    case .pageDown: return line(by: linesOfPage)
    }
  }

  /// Returns the target of a movement to the left or right, from the writing direction at the insertion point.
  private func side(isLeft: Bool, _ backward: TextMotion, _ forward: TextMotion) -> Int {
    let block = shownBlock
    let head = text.head
    // The writing direction of the text after and before the insertion point.
    let isAfter = block.isRightToLeft(at: shownPosition(head))
    let isBefore =
      head > 0
      ? block.isRightToLeft(at: shownPosition(text.string.characterPosition(before: head)))
      : isAfter
    let goesForward = isLeft ? isAfter : !isBefore || !isAfter
    return target(of: goesForward ? forward : backward).position
  }

  /// The number of visible lines minus one, which stays visible for context.
  private var linesOfPage: Int {
    let height = scrollNodes.first?.size.height ?? size.height
    let pitch = shownBlock.style.linePitch
    return pitch > 0 ? max(Int(min(height / pitch, 1e6)) - 1, 1) : 1
  }

  /// Returns the position in another line that is closest to the column of the vertical movement.
  private func line(by count: Int) -> (position: Int, isUpstream: Bool) {
    let block = shownBlock
    let x = goalX ?? caretRect.minX
    goalX = x
    let number = block.lineNumber(of: shownPosition(text.head), isUpstream: isUpstream) + count
    if number < 0 { return (0, false) }
    if number >= block.lineCount { return (text.count, false) }
    let found = block.position(inLine: number, x: x, width: size.width)
    return (editedPosition(found.position), found.isUpstream)
  }

  // MARK: The pasteboard

  private func copy() {
    guard !view.isSecure, !text.hasCaret else { return }
    graph.services.copy([text[text.selection]])
  }

  private func cut() {
    guard !view.isSecure, !text.hasCaret else { return }
    copy()
    edit(.other) { $0.insert("") }
  }

  private func paste() {
    let strings = graph.services.pastedStrings()
    guard !strings.isEmpty else { return }
    edit(.other) { $0.insert(usable(strings.joined(separator: "\n"))) }
  }

  // MARK: Undo

  private func registerUndo(_ kind: EditHistory.Kind) {
    guard let manager = undoManager else { return }
    manager.registerUndo(withTarget: self) { _ = $0.undoTyping(isAsked: true) }
    if kind == .typing { manager.setActionName("Typing") }
  }

  /// Undoes the last change of the window with its undo manager, or the last change of the field if the manager asks.
  private func undoTyping(isAsked: Bool = false) -> Bool {
    guard isAsked else {
      guard let manager = undoManager else { return false }
      guard manager.canUndo else { return false }
      graph.actions.append { manager.undo() }
      return true
    }
    guard history.undo(&text) else { return false }
    undoManager?.registerUndo(withTarget: self) { _ = $0.redoTyping(isAsked: true) }
    historyDidChangeText()
    return true
  }

  private func redoTyping(isAsked: Bool = false) -> Bool {
    guard isAsked else {
      guard let manager = undoManager, manager.canRedo else { return false }
      graph.actions.append { manager.redo() }
      return true
    }
    guard history.redo(&text) else { return false }
    undoManager?.registerUndo(withTarget: self) { _ = $0.undoTyping(isAsked: true) }
    historyDidChangeText()
    return true
  }

  private func historyDidChangeText() {
    isUpstream = false
    goalX = nil
    write()
    graph.actions.append { [weak self] in self?.showCaret() }
  }

  // MARK: Input methods

  func insertText(_ string: String) {
    let isBreak = string == "\n" || string == "\r"
    if isBreak, view.kind == .line {
      submit()
    } else if isBreak {
      edit(.other) { $0.insert("\n") }
    } else {
      edit(.typing) { $0.insert(usable(string)) }
    }
  }

  func composeText(_ string: String, selection: Range<Int>) {
    let old = text
    text.compose(usable(string), selecting: selection)
    guard text != old else { return }
    isUpstream = false
    goalX = nil
    write()
    graph.actions.append { [weak self] in self?.showCaret() }
  }

  var isComposing: Bool { text.composition != nil }

  func endComposition() {
    guard let composition = text.composition else { return }
    let string = composition.string
    edit(.typing) { $0.insert(string) }
  }

  var acceptsInputMethods: Bool { !view.isSecure }

  func deleteText(before: Int, after: Int) {
    let selection = text.selection
    let string = text.string
    let (start, end) = (selection.lowerBound, selection.upperBound)
    let first = string.unicodeScalars.index(
      string.index(atByte: start), offsetBy: -max(before, 0), limitedBy: string.startIndex)
    let last = string.unicodeScalars.index(
      string.index(atByte: end), offsetBy: max(after, 0), limitedBy: string.endIndex)
    let range = (first.map(string.byte) ?? 0)..<(last.map(string.byte) ?? text.count)
    edit(.other) { $0.replace(range, with: "") }
  }

  var selectedText: String { view.isSecure || text.hasCaret ? "" : text[text.selection] }

  func pasteText(_ string: String, at location: CGPoint) {
    guard canFocus else { return }
    putCaret(at: convertFromWindow(location))
    edit(.other) { $0.insert(usable(string)) }
  }

  var surroundingText: (text: String, selection: Range<Int>) {
    if view.isSecure { return ("", 0..<0) }
    let selection = text.selection
    let start = text.string.paragraphStart(of: selection.lowerBound)
    let end = text.string.paragraphEnd(of: selection.upperBound)
    return (
      text[start..<end], selection.lowerBound - start..<selection.upperBound - start
    )
  }

  var caretFrame: CGRect {
    let rect = caretRect
    let visible = fieldPoint(rect.origin)
    return CGRect(origin: convertToWindow(visible), size: rect.size)
  }

  // MARK: Assistive technologies

  var shownText: (text: String, anchor: Int, head: Int) {
    (displayedString, shownPosition(text.anchor), shownPosition(text.head))
  }

  func changeText(to string: String, anchor: Int, head: Int) {
    guard !view.isSecure, canFocus else { return }
    if isComposing { endComposition() }
    let string = usable(string)
    if let change = TextChange(from: text.string, to: string) {
      edit(.other) {
        $0.replace(change.start..<change.start + change.removed.utf8.count, with: change.inserted)
      }
    }
    let old = text
    text.select(from: anchor, to: head)
    if text != old { selectionDidChange() }
  }
}
