import SwiftUI
@_spi(Engine) import TactileViewGraph

/// Audits of the window's response to the user's settings.
extension AuditedWindow {
  /// The texts that don't grow with the user's text size.
  ///
  /// - Parameter larger: The same window at a larger size.
  func fixedTexts(comparedTo larger: AuditedWindow) -> [AuditFinding] {
    let sizes = larger.fontSizes
    return texts.compactMap { text in
      guard !text.node.isInAlertOrMenu, let size = text.fontSize,
        let grown = sizes[ObjectIdentifier(text.node)],
        grown <= size
      else { return nil }
      return finding(
        .dynamicType, text, "stays at \(size.concise) points when the user chooses larger text",
        "Use a text style such as .body, or Font.custom(_:size:relativeTo:)")
    }
  }

  private var fontSizes: [ObjectIdentifier: CGFloat] {
    var sizes: [ObjectIdentifier: CGFloat] = [:]
    for text in texts { sizes[ObjectIdentifier(text.node)] = text.fontSize }
    return sizes
  }

  /// The elements that are on the same side of the window in both directions of layout.
  ///
  /// - Parameter mirrored: The same window in the other direction.
  func unmirroredElements(comparedTo mirrored: AuditedWindow) -> [AuditFinding] {
    elements.compactMap { element in
      let place = frame(of: element)
      guard element.children.isEmpty, !place.isEmpty,
        let other = mirrored.frames[ObjectIdentifier(element.node)]
      else { return nil }
      let off = abs(place.midX - frame.midX)
      guard off > 8, abs(other.midX - place.midX) < 1, !isInHorizontalScrollView(element.node)
      else { return nil }
      return AuditFinding(
        kind: .layoutDirection, element: element.words, frame: place,
        reason:
          "stays \(off.concise) points \(place.midX < frame.midX ? "left" : "right") "
          + "of the middle in a right-to-left layout",
        remedy:
          "Place it by alignment and leading or trailing padding, not by an offset or a position")
    }
  }

  private func isInHorizontalScrollView(_ node: ViewNode) -> Bool {
    node.isInScrollView
      && sequence(first: node, next: \.parent).contains { $0.windowFrame.width > frame.width + 1 }
  }

  /// The greatest distance that something moves in a tenth of a second while an endless animation runs.
  func lastingMotion() -> [AuditFinding] {
    guard driver.host.graph.isAnimating, !driver.host.graph.hasFiniteAnimation else { return [] }
    let before = list.drawnItems
    driver.advance(by: 0.1)
    let after = driver.displayList.drawnItems
    guard before.count == after.count else { return [] }
    var farthest: (distance: CGFloat, frame: CGRect)?
    for (old, new) in zip(before, after) {
      let distance =
        [
          new.frame.minX - old.frame.minX, new.frame.maxX - old.frame.maxX,
          new.frame.minY - old.frame.minY, new.frame.maxY - old.frame.maxY,
        ].map(abs).max() ?? 0
      if distance > max(farthest?.distance ?? 0, 0.25) { farthest = (distance, old.frame) }
    }
    guard let farthest else { return [] }
    let found = elements.last {
      !$0.label.isEmpty && frame(of: $0).insetBy(dx: -1, dy: -1).contains(farthest.frame)
    }
    return [
      AuditFinding(
        kind: .motion, element: found?.words ?? "drawing", frame: farthest.frame,
        reason:
          "moves by \(((farthest.distance * 10).rounded() / 10).concise) points in a tenth of a second, "
          + "and never stops",
        remedy: "Fade instead of moving where accessibilityReduceMotion is true")
    ]
  }
}
