import SwiftUI
@_spi(Engine) import SwiftUICore

extension ViewNode {
  /// The words for a presentation, such as “the alert “Really?””.
  ///
  /// Alerts and confirmation dialogs have titles. Of others, the first text is told. It is that of a view, since a
  /// presentation that has not moved in yet has no elements.
  var presentationWords: String {
    var (kind, title) = ("presentation", "")
    forEachNode { node in
      if kind == "presentation", let found = node.presentationKind { kind = found }
      if title.isEmpty { title = node.shownString ?? "" }
    }
    if title.isEmpty { return "the \(kind)" }
    let isTitled = kind == "alert" || kind == "confirmation dialog"
    return "the \(kind) \(isTitled ? "" : "that begins with ")“\(title)”"
  }

  /// The kind of presentation of which the node is the view; nil for other nodes.
  private var presentationKind: String? {
    switch name.prefix(while: { $0 != "<" }) {
    case "AlertView": "alert"
    case "DialogView": "confirmation dialog"
    case "SheetView": "sheet"
    case "CoverView": "full-screen cover"
    case "PopoverView": "popover"
    case "MenuView": "menu"
    case "ContextMenuView": "context menu"
    default: nil
    }
  }
}
