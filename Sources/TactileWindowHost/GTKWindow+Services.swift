import CTactileGTK
import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// Services of the desktop for the views of a window.
extension GTKWindow {
  /// Opens a URL with the desktop's program for it.
  ///
  /// - Returns: Whether there is such a program, and it has been started.
  private func open(_ url: URL) -> Bool {
    let display = gtk.pointee.gtk_widget_get_display(widget)!
    let context = gtk.pointee.gdk_display_get_app_launch_context(display)!
    defer { gtk.pointee.g_object_unref(UnsafeMutableRawPointer(context)) }
    return gtk.pointee.g_app_info_launch_default_for_uri(url.absoluteString, context, nil) != 0
  }

  func setServices() {
    let services = graph.services
    services.open = { [weak self] in self?.open($0) ?? false }
    services.fetch = ImageFetcher.fetch
    graph.feature(PointerStyles.self).didChange = { [weak self] style in
      guard let self else { return }
      gtk.pointee.gtk_widget_set_cursor_from_name(canvas, style.name)
    }
    let clipboard = host.clipboard(of: canvas)
    services.copy = { clipboard.copy($0) }
    services.copyImages = { clipboard.copy($0) }
    services.pastedStrings = {
      if case .strings(let strings) = clipboard.content { strings } else { [] }
    }
    services.pastedImages = {
      if case .pictures(let pictures) = clipboard.content { pictures } else { [] }
    }
  }
}
