import CGTK
import Foundation
import SwiftUICore

/// What the desktop does for the views of a window.
extension GTKWindow {
  func setServices() {
    let services = graph.services
    services.open = { [weak self] url in
      guard let self else { return false }
      gtk.pointee.gtk_show_uri(widget, url.absoluteString, 0)
      return true
    }
    services.copy = { [weak self] strings in
      guard let self else { return }
      let clipboard = gtk.pointee.gtk_widget_get_clipboard(canvas)!
      gtk.pointee.gdk_clipboard_set_text(clipboard, strings.joined(separator: "\n"))
      host.copied = strings
    }
    services.pastedStrings = { [weak self] in self?.host.copied ?? [] }
  }
}
