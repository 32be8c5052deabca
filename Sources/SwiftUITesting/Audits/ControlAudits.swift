import SwiftUI
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileViewGraph

extension AuditedWindow {
  /// The controls whose area for touches is too small.
  func smallHitRegions() -> [AuditFinding] {
    let least: CGFloat = driver.usesMouse ? 24 : 44
    return controls.compactMap { element in
      guard driver.obstacle(before: Candidate(element)) == nil else { return nil }
      let size = hitRegion(of: element, upTo: least)
      guard size.width < least || size.height < least else { return nil }
      return AuditFinding(
        kind: .hitRegion, element: element.words, frame: element.frame,
        reason:
          "responds to touches in an area \(words(for: size, below: least)); "
          + "\(least.concise)×\(least.concise) is expected",
        remedy:
          "Give its label a larger frame or padding, and a contentShape(_:) if that is transparent")
    }
  }

  /// The phrase for the size of an area, which is measured only up to the least length of its sides.
  private func words(for size: CGSize, below least: CGFloat) -> String {
    if size.width >= least { return "\(size.height.concise) points high" }
    if size.height >= least { return "\(size.width.concise) points wide" }
    return "of \(size.concise) points"
  }

  /// Returns the size of the area around an element's center that reaches it, in whole points.
  private func hitRegion(of element: AccessibilityElement, upTo limit: CGFloat) -> CGSize {
    let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
    func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let point = CGPoint(x: center.x + x, y: center.y + y)
      return frame.contains(point)
        && driver.host.graph.events.path(at: point).elements.contains {
          $0.isOrIsInside(element.node)
        }
    }
    func length(_ reaches: (CGFloat) -> Bool) -> CGFloat {
      var length: CGFloat = 0
      for sign: CGFloat in [-1, 1] {
        // Half a point inside each edge, so that an area of 44 points counts as 44.
        var distance: CGFloat = 0.5
        while length < limit, reaches(sign * distance) {
          (distance, length) = (distance + 1, length + 1)
        }
      }
      return length
    }
    return CGSize(width: length { reaches($0, 0) }, height: length { reaches(0, $0) })
  }

  /// The controls and images without a label, or with the name of a file or a symbol for one.
  func missingLabels() -> [AuditFinding] {
    elements.compactMap { element in
      let isControl = element.traits.contains(.isButton) || !element.actions.isEmpty
      guard isControl || element.traits.contains(.isImage), element.children.isEmpty else {
        return nil
      }
      let label = element.label.filter { !$0.isWhitespace }
      if label.isEmpty {
        return AuditFinding(
          kind: .label, element: element.words, frame: element.frame,
          reason: "has no label, so a screen reader can't say what it is",
          remedy: isControl
            ? "Use a Label for its label, or add accessibilityLabel(_:)"
            : "Add accessibilityLabel(_:), or use Image(decorative:) if it conveys nothing")
      }
      guard element.weight == .symbol, label.contains(where: { "._".contains($0) || $0.isNumber })
      else { return nil }
      return AuditFinding(
        kind: .label, element: element.words, frame: element.frame,
        reason: "is read as the name of its image", remedy: "Add accessibilityLabel(_:)")
    }
  }

  /// The elements that a screen reader reaches after one that is below or behind them.
  func wrongOrder() -> [AuditFinding] {
    let spoken = elements.filter {
      $0.children.isEmpty && !$0.label.isEmpty && $0.sortPriority == 0 && !$0.frame.isEmpty
        && frame.intersects($0.frame) && !$0.node.isInAlertOrMenu
    }
    return zip(spoken, spoken.dropFirst()).compactMap { previous, element in
      let (a, b) = (previous.frame, element.frame)
      let isRightToLeft = element.node.mirroring == Mirroring(.rightToLeft)
      let isAbove = b.maxY <= a.minY + 1 && b.minX < a.maxX && b.maxX > a.minX
      let sharesRow = min(a.maxY, b.maxY) - max(a.minY, b.minY) > min(a.height, b.height) / 2
      let isBefore = sharesRow && (isRightToLeft ? b.minX >= a.maxX - 1 : b.maxX <= a.minX + 1)
      guard isAbove || isBefore else { return nil }
      let side = isAbove ? "above" : isRightToLeft ? "right of" : "left of"
      return AuditFinding(
        kind: .focusOrder, element: element.words, frame: b,
        reason: "is read after the \(previous.words) at \(a.concise), though it is \(side) it",
        remedy: "Declare it before that element, or set accessibilitySortPriority(_:)")
    }
  }

  /// The views with a gesture that only a pointer can perform.
  func pointerOnlyGestures() -> [AuditFinding] {
    let root = driver.host.graph.presentations.front ?? driver.host.graph.root
    let reachable: [ViewNode] = controls.map(\.node) + root.focusHolders
    var found: [AuditFinding] = []
    root.forEachVisibleNode { node in
      guard let gesture = node as? GestureNode, !(node is PressNode), gesture.priority != .pan,
        gesture.isEnabledHere, !gesture.windowFrame.isEmpty, !gesture.isOfPresentation,
        !reachable.contains(where: { $0.isOrIsInside(node) || node.isOrIsInside($0) })
      else { return }
      let inside = elements.filter { $0.node.isOrIsInside(node) }.map(\.label).filter {
        !$0.isEmpty
      }
      let name =
        inside.first.map { "view with “\($0.prefix(60))”" }
        ?? (node.writtenPlace.isEmpty ? "view" : "view in \(node.writtenPlace)")
      found.append(
        AuditFinding(
          kind: .keyboard, element: name, frame: node.windowFrame,
          reason: "has a gesture that neither the keyboard nor a screen reader can perform",
          remedy:
            "Use a Button, or add accessibilityAction(_:_:) with focusable() and onKeyPress(_:action:)"
        ))
    }
    return found
  }
}

extension GestureNode {
  /// Whether the gesture is that of a sheet or of the shade behind a presentation, which the Escape key and screen readers
  /// dismiss as well.
  fileprivate var isOfPresentation: Bool {
    for around in sequence(first: self, next: \.parent).dropFirst() {
      // The sheet's own gesture is around those of its content.
      if around is GestureNode { return false }
      if around.bodyOwner is any DismissingView.Type { return true }
    }
    return false
  }
}

extension ViewDriver {
  /// Whether the window's conventions are those of a mouse.
  fileprivate var usesMouse: Bool { host.graph.configuration.indirectIdiom == .mac }
}
