extension ViewNode {
  /// Returns the subtree as indented text, for test failures and debugging.
  final func treeDescription(indent: String = "") -> String {
    var text = indent + name
    if let placement = asElement?.placement {
      text += " " + placement.frame.concise
    }
    for child in children {
      text += "\n" + child.treeDescription(indent: indent + "  ")
    }
    return text
  }

  /// The number of ancestors, including the root.
  final var depth: Int {
    var depth = 0
    var node = parent
    while let ancestor = node {
      depth += 1
      node = ancestor.parent
    }
    return depth
  }
}
