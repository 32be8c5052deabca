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
    let clipboard = host.clipboard(of: canvas)
    services.copy = { clipboard.copy($0) }
    services.pastedStrings = { clipboard.strings }
  }
}
