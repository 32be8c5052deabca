import Foundation
@_spi(Engine) import TactileViewGraph

/// A view at a point of a window, for development tools that outline it.
package struct OutlinedView: Equatable {
  /// The name of the view or modifier, such as `Text`, `padding`, or the type of a view with a body.
  package let name: String
  /// The module and the name of the type, if it has a body; nil for views that the engine draws.
  package let type: (module: String, name: String)?
  /// The frame as drawn, in points of the window.
  package let frame: CGRect
  /// The frame of the content inside a padding, in points of the window; nil for other views.
  package let content: CGRect?
}

extension OutlinedView {
  package static func == (first: OutlinedView, second: OutlinedView) -> Bool {
    first.name == second.name && first.frame == second.frame && first.content == second.content
      && first.type?.module == second.type?.module && first.type?.name == second.type?.name
  }
}

extension ViewGraph {
  /// Returns the smallest view at a point, and the views around it, from the inside out.
  ///
  /// The smallest view is the one that people mean: a label rather than its background. Views that can't be seen are left out, and so are modifiers that have no name.
  ///
  /// - Parameter point: A location in points of the window.
  package func views(at point: CGPoint) -> [OutlinedView] {
    var smallest: (node: ViewNode, area: CGFloat)?
    root.forEachVisibleNode { node in
      guard node.children.count == 0 || node is BodyNode else { return }
      let frame = node.windowFrame
      guard frame.contains(point) else { return }
      let area = frame.width * frame.height
      if area <= smallest?.area ?? .infinity { smallest = (node, area) }
    }
    return sequence(first: smallest?.node, next: { $0?.parent }).compactMap { $0 }
      .filter { $0.asElement != nil || $0 is BodyNode }
      .map { OutlinedView($0) }
  }
}

extension OutlinedView {
  @MainActor
  fileprivate init(_ node: ViewNode) {
    name = node.name
    frame = node.windowFrame
    let isPadding = node.asElement != nil && node.name.hasSuffix("padding")
    content = isPadding ? node.children.first?.windowFrame : nil
    type = node.bodyOwner.map { owner in
      // The context of a private type is in parentheses, such as “Shop.(Pill in _93F…).Face”.
      let module = String(String(reflecting: owner).prefix { $0 != "." })
      return (module, String(node.name.prefix { $0 != "<" }))
    }
  }
}
