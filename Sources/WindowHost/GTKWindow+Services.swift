import CGTK
import Foundation
import SwiftUICore
import SwiftUIViews

/// Services of the desktop for the views of a window.
extension GTKWindow {
  func setServices() {
    let services = graph.services
    services.open = { [weak self] url in
      guard let self else { return false }
      gtk.pointee.gtk_show_uri(widget, url.absoluteString, 0)
      return true
    }
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
