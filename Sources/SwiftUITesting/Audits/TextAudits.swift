import SwiftUI
@_spi(Engine) import TactileViewGraph

extension AuditedWindow {
  /// The texts of which a part is missing.
  func clippedTexts() -> [AuditFinding] {
    texts.compactMap { text in
      guard let drawn = text.drawn, let run = drawn.text else { return nil }
      let shown = run.lines.map(\.string).joined(separator: " ")
      let pieces = run.lines.flatMap(\.pieces).map(\.string)
      if ([shown] + pieces).contains(where: { $0.contains("…") }), !text.string.contains("…") {
        return finding(
          .textClipped, text,
          "is truncated to “\(shown.prefix(60))” in \(text.frame.size.concise) points",
          "Allow more lines or a smaller minimumScaleFactor(_:), or give it more room")
      }
      guard !text.node.isInScrollView, !text.frame.isEmpty else { return nil }
      let visible = drawn.frame.intersection(drawn.clip)
      guard !visible.isNull, !visible.isEmpty else {
        guard !drawn.frame.intersects(frame) else { return nil }
        return finding(
          .textClipped, text, "is outside the window of \(driver.size.concise) points",
          "Put the content in a ScrollView, or give it less padding")
      }
      let missing = CGSize(
        width: drawn.frame.width - visible.width, height: drawn.frame.height - visible.height)
      guard missing.width > 1 || missing.height > 1 else { return nil }
      return finding(
        .textClipped, text,
        "is clipped: \(visible.size.concise) of \(drawn.frame.size.concise) points are visible",
        "Give it more room, or put the content in a ScrollView")
    }
  }

  /// The texts that are drawn over each other.
  func overlappingTexts() throws -> [AuditFinding] {
    var found: [AuditFinding] = []
    for (index, first) in texts.enumerated() {
      for second in texts[(index + 1)...] {
        let common = first.frame.intersection(second.frame)
        guard common.width > 2, common.height > 2,
          // Content scrolls under bars and pinned headers.
          first.node.isInScrollView == second.node.isInScrollView,
          try isVisible(first, in: common), try isVisible(second, in: common)
        else { continue }
        found.append(
          finding(
            .textOverlap, second,
            "overlaps the \(first.words) by \(common.size.concise) points",
            "Lay the texts out in a stack, or give them more room"))
      }
    }
    return found
  }

  /// Whether a text changes pixels in a part of the window.
  private func isVisible(_ text: AuditedText, in part: CGRect) throws -> Bool {
    guard let run = text.drawn?.text else { return false }
    let (with, without) = (try picture(list), try picture(list.removing(run)))
    let scale = CGFloat(Self.scale)
    let pixels = CGRect(
      x: part.minX * scale, y: part.minY * scale, width: part.width * scale,
      height: part.height * scale
    ).integral.intersection(CGRect(x: 0, y: 0, width: with.width, height: with.height))
    guard !pixels.isEmpty else { return false }
    for y in Int(pixels.minY)..<Int(pixels.maxY) {
      let row = (y * with.width + Int(pixels.minX)) * 4..<(y * with.width + Int(pixels.maxX)) * 4
      if with.pixels[row] != without.pixels[row] { return true }
    }
    return false
  }

  func finding(
    _ kind: AuditKind, _ text: AuditedText, _ reason: String, _ remedy: String
  ) -> AuditFinding {
    AuditFinding(kind: kind, element: text.words, frame: text.frame, reason: reason, remedy: remedy)
  }
}

extension DisplayList {
  /// Returns the list without the texts that are equal to one.
  fileprivate func removing(_ run: TextRun) -> DisplayList {
    func remove(_ items: [Item]) -> [Item] {
      items.compactMap { item in
        var item = item
        switch item.content {
        case .text(run): return nil
        case .group(let effect, let content): item.content = .group(effect, remove(content))
        default: break
        }
        return item
      }
    }
    var list = self
    list.items = remove(items)
    return list
  }
}
