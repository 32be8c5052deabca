import CTactileGTK
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

extension KeyEquivalent {
  /// Creates the key of GDK's number for its symbol; nil for keys that only modify others.
  @MainActor
  init?(keyval: UInt32, _ gtk: UnsafePointer<GTKFunctions>) {
    if let key = Self.named[keyval] {
      self = key
      return
    }
    // F1 to F24 have the characters that AppKit gives them.
    if (0xFFBE...0xFFD5).contains(keyval), let scalar = Unicode.Scalar(0xF704 + keyval - 0xFFBE) {
      self.init(Character(scalar))
      return
    }
    let unicode = gtk.pointee.gdk_keyval_to_unicode(keyval)
    guard unicode >= 0x20, let scalar = Unicode.Scalar(unicode) else { return nil }
    self.init(Character(scalar))
  }

  /// The keys without a character, by the numbers of X11's symbols, which GDK uses too.
  private static let named: [UInt32: KeyEquivalent] = [
    0xFF08: .delete, 0xFF09: .tab, 0xFE20: .tab, 0xFF0B: .clear, 0xFF0D: .return, 0xFF8D: .return,
    0xFF1B: .escape, 0xFF50: .home, 0xFF51: .leftArrow, 0xFF52: .upArrow, 0xFF53: .rightArrow,
    0xFF54: .downArrow, 0xFF55: .pageUp, 0xFF56: .pageDown, 0xFF57: .end, 0xFFFF: .deleteForward,
    0xFF95: .home, 0xFF96: .leftArrow, 0xFF97: .upArrow, 0xFF98: .rightArrow, 0xFF99: .downArrow,
    0xFF9A: .pageUp, 0xFF9B: .pageDown, 0xFF9C: .end, 0xFF9F: .deleteForward, 0xFF80: .space,
  ]
}

extension EventModifiers {
  /// Creates modifiers from GDK's flags.
  ///
  /// Control is the command key, as in the shortcuts of Linux's desktops, and the key with the logo is control.
  ///
  /// - Parameter keyval: GDK's number for the symbol of the key; 0 for events of other devices.
  init(gdk flags: Int32, keyval: UInt32 = 0) {
    self = (0xFF80...0xFFBD).contains(keyval) ? .numericPad : []
    let names: [(Int, EventModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_LOCK_MASK, .capsLock),
      (GDK_CONTROL_MASK, .command), (GDK_ALT_MASK, .option),
      (GDK_SUPER_MASK, .control),
    ]
    for (flag, modifier) in names where Int(flags) & flag != 0 { insert(modifier) }
  }
}
