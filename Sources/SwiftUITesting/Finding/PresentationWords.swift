import SwiftUI
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileViewGraph

extension ViewDriver {
  /// The words for the topmost presentation, such as “the alert “Really?””; nil if there is none.
  ///
  /// An alert or a confirmation dialog is named by its title, and any other presentation by its first text. The text is
  /// found among the views, because a presentation has no accessibility elements before it has moved in.
  var presentationWords: String? {
    let presentations = host.graph.presentations
    guard let front = presentations.front, let kind = presentations.kindOfFront else { return nil }
    var title = ""
    front.forEachNode { node in
      if title.isEmpty { title = node.shownString ?? "" }
    }
    if title.isEmpty { return "the \(kind.noun)" }
    return "the \(kind.noun) \(kind.hasTitle ? "" : "that begins with ")“\(title)”"
  }

  /// The end of a sentence with the first buttons of the topmost presentation; empty if it has none.
  var frontButtonWords: String {
    let buttons = accessibleCandidates.map(\.found).filter { $0.traits.contains(.isButton) }
    let labels = buttons.prefix(4).map { "“\($0.label)”" }.joined(separator: ", ")
    return buttons.isEmpty ? "" : "; its buttons are \(labels)"
  }

  /// The calls that open the menus of the window, at most two of them; nil if there are none.
  var closedMenuWords: String? {
    var calls: [String] = []
    host.graph.root.forEachVisibleNode { node in
      guard let body = node as? BodyNode, body.ownerType is any MenuOpeningView.Type,
        let label = body.accessibilityElements.map(\.label).first(where: { !$0.isEmpty })
      else { return }
      let call = "driver.tap(on: \"\(label)\")"
      if !calls.contains(call) { calls.append(call) }
    }
    return calls.isEmpty ? nil : calls.prefix(2).joined(separator: " or ")
  }
}
