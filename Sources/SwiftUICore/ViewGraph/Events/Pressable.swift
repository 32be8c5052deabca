/// A view whose action a press runs, such as a button.
@MainActor
package protocol Pressable: ViewNode {
  /// Whether the list row runs the action for the view (rule 2.4.52).
  var actsWithContainer: Bool { get }

  /// Runs the action.
  func trigger()
}

extension Pressable {
  /// The name of the view with its label, for traces.
  var titledName: String {
    let title = isRemoved ? "" : accessibilityElements.first?.label ?? ""
    return title.isEmpty ? name : "\(name) “\(title)”"
  }
}
