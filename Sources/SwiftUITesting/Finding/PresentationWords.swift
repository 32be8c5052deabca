import SwiftUI
@_spi(Engine) import SwiftUICore
import SwiftUIViews

extension ViewDriver {
  /// The words for the topmost presentation, such as “the alert “Really?””; nil if there is none.
  ///
  /// Alerts and confirmation dialogs have titles. Of others, the first text is told. It is that of a view, since a
  /// presentation that has not moved in yet has no elements.
  var presentationWords: String? {
    let presentations = host.graph.presentations
    guard let front = presentations.front, let kind = presentations.kindOfFront else { return nil }
    var title = ""
    front.forEachNode { node in
      if title.isEmpty { title = node.shownString ?? "" }
    }
    if title.isEmpty { return "the \(kind.rawValue)" }
    return "the \(kind.rawValue) \(kind.hasTitle ? "" : "that begins with ")“\(title)”"
  }
}
