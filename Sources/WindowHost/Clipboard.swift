import CGTK

/// The clipboard of the desktop.
///
/// Its text is asked for whenever it changes, so that reading it never waits for the program that owns it.
@MainActor
final class Clipboard {
  private let gtk: UnsafePointer<GTKFunctions>
  private let clipboard: OpaquePointer
  /// The texts on the clipboard, as far as its owner has told them.
  private(set) var strings: [String] = []
  /// The number of the last question to the owner.
  private var question = 0

  /// Follows the clipboard of the display that a widget is on.
  init(of widget: OpaquePointer, _ gtk: UnsafePointer<GTKFunctions>) {
    self.gtk = gtk
    clipboard = gtk.pointee.gtk_widget_get_clipboard(widget)!
    Signals(gtk: gtk).connectQuestion(clipboard, "changed") { [weak self] in
      self?.ask()
      return false
    }
    ask()
  }

  /// Puts texts on the clipboard, one in each line for other programs.
  func copy(_ strings: [String]) {
    gtk.pointee.gdk_clipboard_set_text(clipboard, strings.joined(separator: "\n"))
    question += 1
    self.strings = strings
  }

  private func ask() {
    // What this program put there is known, with the limits between the texts.
    guard gtk.pointee.gdk_clipboard_is_local(clipboard) == 0 else { return }
    question += 1
    strings = []
    tactile_clipboard_read(
      clipboard,
      { owner, number, text in
        let clipboard = Unmanaged<Clipboard>.fromOpaque(owner).takeRetainedValue()
        let text = text.map { String(cString: $0) }
        MainActor.assumeIsolated {
          if number == clipboard.question { clipboard.strings = text.map { [$0] } ?? [] }
        }
      }, Unmanaged.passRetained(self).toOpaque(), question)
  }
}
