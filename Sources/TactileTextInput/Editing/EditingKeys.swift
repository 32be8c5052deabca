@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// The key bindings for text editing on a platform.
enum EditingKeys {
  /// The key bindings of a Mac, which also apply to an iPhone and an iPad with a hardware keyboard.
  case mac
  /// The key bindings of Linux desktops, where the Control key is the command key.
  case desktop

  /// Returns the command that is bound to a key; nil if there is none.
  func command(for event: KeyEvent) -> EditingCommand? {
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    let extends = modifiers.contains(.shift)
    let others = modifiers.subtracting(.shift)
    switch self {
    case .mac:
      return macCommand(event.key, others, extends) ?? Self.common(event, others, extends)
    case .desktop:
      return desktopCommand(event.key, others, extends) ?? Self.common(event, others, extends)
    }
  }

  /// Returns the command that is bound to a key on every platform.
  private static func common(
    _ event: KeyEvent, _ others: EventModifiers, _ extends: Bool
  ) -> EditingCommand? {
    let key = event.key.lowercased
    switch (key, others) {
    case (.leftArrow, []): return .move(.left, extends: extends)
    case (.rightArrow, []): return .move(.right, extends: extends)
    case (.upArrow, []): return .move(.up, extends: extends)
    case (.downArrow, []): return .move(.down, extends: extends)
    case (.delete, []): return .delete(.backward)
    case (.deleteForward, []): return .delete(.forward)
    case (.return, []): return .enter
    case (.tab, []) where !extends: return .tab
    case ("a", .command) where !extends: return .selectAll
    case ("c", .command) where !extends: return .copy
    case ("x", .command) where !extends: return .cut
    case ("v", .command): return .paste
    case ("z", .command): return extends ? .redo : .undo
    default: return others.isEmpty ? typed(event).map { .insert($0) } : nil
    }
  }

  /// Returns the text that a key inserts; nil if it inserts none.
  private static func typed(_ event: KeyEvent) -> String? {
    let character = event.key.character
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F,
      // Function keys have AppKit's private-use characters.
      !(0xF700...0xF8FF).contains(scalar.value)
    else { return nil }
    let isCapital = !event.modifiers.isDisjoint(with: [.shift, .capsLock])
    return isCapital ? character.uppercased() : String(character)
  }

  // MARK: Mac

  private func macCommand(
    _ key: KeyEquivalent, _ others: EventModifiers, _ extends: Bool
  ) -> EditingCommand? {
    switch (key.lowercased, others) {
    case (.leftArrow, .option): .move(.wordLeft, extends: extends)
    case (.rightArrow, .option): .move(.wordRight, extends: extends)
    case (.upArrow, .option): .move(.paragraphUp, extends: extends)
    case (.downArrow, .option): .move(.paragraphDown, extends: extends)
    case (.leftArrow, .command): .move(.lineStart, extends: extends)
    case (.rightArrow, .command): .move(.lineEnd, extends: extends)
    case (.upArrow, .command): .move(.start, extends: extends)
    case (.downArrow, .command): .move(.end, extends: extends)
    case (.home, []) where extends: .move(.start, extends: true)
    case (.end, []) where extends: .move(.end, extends: true)
    case (.pageUp, .option): .move(.pageUp, extends: extends)
    case (.pageDown, .option): .move(.pageDown, extends: extends)
    case (.pageUp, []) where extends: .move(.pageUp, extends: true)
    case (.pageDown, []) where extends: .move(.pageDown, extends: true)
    case (.delete, .option): .delete(.wordBackward)
    case (.delete, .command): .delete(.lineStart)
    case (.delete, .control): .delete(.backward)
    case (.deleteForward, .option): .delete(.wordForward)
    case (.return, .option): .lineBreak
    case (.tab, .option): .insert("\t")
    case (_, .control): Self.emacsCommand(key.lowercased, extends)
    default: nil
    }
  }

  /// Returns the Emacs command that is bound to the Control key and a letter.
  private static func emacsCommand(_ key: KeyEquivalent, _ extends: Bool) -> EditingCommand? {
    switch key {
    case "a": .move(.paragraphStart, extends: extends)
    case "e": .move(.paragraphEnd, extends: extends)
    case "b": .move(.backward, extends: extends)
    case "f": .move(.forward, extends: extends)
    case "p": .move(.up, extends: extends)
    case "n": .move(.down, extends: extends)
    case "v": .move(.pageDown, extends: extends)
    case "h": .delete(.backward)
    case "d": .delete(.forward)
    case "k": .kill
    case "y": .yank
    case "t": .transpose
    case "o": .openLine
    default: nil
    }
  }

  // MARK: Linux

  private func desktopCommand(
    _ key: KeyEquivalent, _ others: EventModifiers, _ extends: Bool
  ) -> EditingCommand? {
    switch (key.lowercased, others) {
    case (.leftArrow, .command): .move(.wordLeft, extends: extends)
    case (.rightArrow, .command): .move(.wordRight, extends: extends)
    case (.upArrow, .command): .move(.paragraphUp, extends: extends)
    case (.downArrow, .command): .move(.paragraphDown, extends: extends)
    case (.home, []): .move(.lineStart, extends: extends)
    case (.end, []): .move(.lineEnd, extends: extends)
    case (.home, .command): .move(.start, extends: extends)
    case (.end, .command): .move(.end, extends: extends)
    case (.pageUp, []): .move(.pageUp, extends: extends)
    case (.pageDown, []): .move(.pageDown, extends: extends)
    case (.delete, .command): .delete(extends ? .paragraphStart : .wordBackward)
    case (.deleteForward, .command): .delete(extends ? .paragraphEnd : .wordForward)
    case (.deleteForward, []) where extends: .cut
    case ("u", .command) where !extends: .delete(.paragraphStart)
    case ("a", .command) where extends: .selectNothing
    case ("\\", .command): .selectNothing
    case ("/", .command): .selectAll
    case ("y", .command): .redo
    default: nil
    }
  }
}
