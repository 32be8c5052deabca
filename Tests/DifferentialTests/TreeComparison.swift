import TactileDrawing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

/// Compares two trees without describing them; only differences are described.
@MainActor
enum TreeComparison {
  /// Whether two trees have the same kinds of node, the same frames and the same texts.
  static func areEqual(_ kept: ViewNode, _ made: ViewNode) -> Bool {
    guard kept.asElement?.isPassedOver == made.asElement?.isPassedOver else { return false }
    // What is passed over has no place, and so maybe not yet what depends on one.
    if kept.asElement?.isPassedOver == true { return type(of: kept) == type(of: made) }
    guard type(of: kept) == type(of: made), kept.children.count == made.children.count else {
      return false
    }
    if let kept = kept.asElement {
      guard kept.placement?.frame == made.asElement?.placement?.frame else { return false }
      if let text = kept as? TextNode, text.text != (made as? TextNode)?.text { return false }
    }
    for (keptChild, madeChild) in zip(kept.children, made.children)
    where !areEqual(keptChild, madeChild) {
      return false
    }
    return true
  }

  /// Whether two lists draw the same.
  ///
  /// Bounds of a subtree may temporarily be too large (`ElementReach`), and so a list may have groups of nothing.
  static func drawAlike(_ kept: DisplayList, _ made: DisplayList) -> Bool {
    kept == made
      || kept.size == made.size && kept.backdrop == made.backdrop
        && filled(kept.items) == filled(made.items)
  }

  /// Returns the items without groups that draw nothing.
  private static func filled(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    items.compactMap { item in
      guard case .group(let effect, let all) = item.content else { return item }
      let inner = filled(all)
      var item = item
      item.content = .group(effect, inner)
      return switch effect {
      case .opacity, .scale, .rotation, .transform, .projection, .clip, .shadow:
        inner.isEmpty ? nil : item
      default: item
      }
    }
  }

  /// The lines around the first that differs, without their common indentation.
  static func difference(_ kept: String, _ made: String) -> String {
    let (kept, made) = (kept.split(separator: "\n"), made.split(separator: "\n"))
    let first = zip(kept, made).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    func excerpt(_ lines: [Substring]) -> String {
      let lines = lines[max(first - 6, 0)..<max(min(first + 6, lines.count), max(first - 6, 0))]
      let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { "    " + $0.dropFirst(indent) }.joined(separator: "\n")
    }
    return "kept\n\(excerpt(kept))\n  fresh\n\(excerpt(made))"
  }
}
