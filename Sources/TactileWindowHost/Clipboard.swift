import CTactileGTK
import TactileDrawing

/// The clipboard of the desktop.
///
/// Its content is asked for whenever it changes, so that reading it never waits for the program that owns it: one
/// that doesn't answer leaves the clipboard empty.
@MainActor
final class Clipboard {
  private let gtk: UnsafePointer<GTKFunctions>
  private let clipboard: OpaquePointer
  /// The content, as far as its owner has answered.
  private(set) var content = Content.none
  /// The number of the last question to the owner.
  private var question = 0

  /// The contents of a clipboard.
  enum Content {
    case none
    case strings([String])
    case pictures([RasterImage])
  }

  /// Follows a clipboard of GDK.
  init(_ clipboard: OpaquePointer, _ gtk: UnsafePointer<GTKFunctions>) {
    self.gtk = gtk
    self.clipboard = clipboard
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
    content = strings.isEmpty ? .none : .strings(strings)
  }

  /// Puts pictures on the clipboard, the first one for other programs.
  func copy(_ pictures: [RasterImage]) {
    guard let bitmap = pictures.first?.bitmap, bitmap.width > 0, bitmap.height > 0 else {
      return copy([String]())
    }
    let texture = bitmap.texture(gtk)
    defer { gtk.pointee.g_object_unref(UnsafeMutableRawPointer(texture)) }
    gtk.pointee.gdk_clipboard_set_texture(clipboard, texture)
    question += 1
    content = .pictures(pictures)
  }

  private func ask() {
    // The program knows its own content, including the boundaries between the texts.
    guard gtk.pointee.gdk_clipboard_is_local(clipboard) == 0 else { return }
    question += 1
    content = .none
    tactile_clipboard_read(
      clipboard,
      ClipboardCallbacks(
        text: { owner, number, text in
          let text = String(cString: text)
          Clipboard.with(owner) { $0.receive(.strings([text]), number) }
        },
        picture: { owner, number, pixels, width, height in
          let (width, height) = (Int(width), Int(height))
          let bytes = [UInt8](UnsafeRawBufferPointer(start: pixels, count: width * height * 4))
          let picture = RasterImage(Bitmap(width: width, height: height, pixels: bytes))
          Clipboard.with(owner) { $0.receive(.pictures([picture]), number) }
        },
        end: { Unmanaged<Clipboard>.fromOpaque($0).release() }),
      Unmanaged.passRetained(self).toOpaque(), question)
  }

  /// Takes the answer to a question, unless the clipboard has changed since.
  private func receive(_ answer: Content, _ number: Int) {
    if number == question { content = answer }
  }

  private nonisolated static func with(
    _ owner: UnsafeMutableRawPointer, _ body: @MainActor (Clipboard) -> Void
  ) {
    let clipboard = Unmanaged<Clipboard>.fromOpaque(owner).takeUnretainedValue()
    MainActor.assumeIsolated { body(clipboard) }
  }
}
