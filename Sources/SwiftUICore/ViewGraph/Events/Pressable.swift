/// A view whose action a press runs, such as a button.
@MainActor
package protocol Pressable: ViewNode {
  /// Whether the list row runs the action for the view (rule 2.4.52).
  var actsWithContainer: Bool { get }

  /// Runs the action.
  func trigger()
}

extension ViewNode {
  /// The node whose state a press of the button sets; nil if the button's style tracks no presses.
  package final var pressTracker: ViewNode? {
    if pressDisplay != nil { return self }
    for child in visibleChildren where child.asPressable == nil {
      if let tracker = child.pressTracker { return tracker }
    }
    return nil
  }
}

extension Pressable {
  /// The name of the view with its label, for traces.
  var titledName: String {
    let title = isRemoved ? "" : accessibilityElements.first?.label ?? ""
    return title.isEmpty ? name : "\(name) “\(title)”"
  }
}
