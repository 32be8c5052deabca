import SwiftUI
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

extension ViewDriver {
  /// Scrolls to an element with the mouse wheel.
  ///
  /// The method scrolls each scroll view around the element, so that the element is in the middle or as near to it as the
  /// content permits. If a lazy stack or a list hasn't created the element yet, the method scrolls from the beginning to
  /// the end until it finds the element.
  ///
  /// ```swift
  /// try driver.scroll(to: driver.text("Row 90"))
  /// ```
  ///
  /// If the element is already visible and isn't in a scroll view, the call has no effect and records a warning.
  ///
  /// - Throws: ``NotFound`` if no element or several elements match; ``Unreachable`` if no scroll view brings the element
  ///   into view.
  public func scroll(
    to locator: Locator, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let hasScrolled = !locator.exists
    if hasScrolled { look(for: locator) }
    let site = CallSite(file, line)
    let found = try locator.candidate(at: site, hasScrolled: hasScrolled)
    let around = sequence(first: found.node, next: \.parent).compactMap { $0 as? ScrollNode }
    for scrollView in around.reversed() {
      // The frame is read again, because an outer scroll view may have moved it.
      guard let frame = try? locator.candidate().found.frame else { continue }
      let view = scrollView.windowFrame
      wheel(
        scrollView, by: CGSize(width: frame.midX - view.midX, height: frame.midY - view.midY))
    }
    guard let frame = try? locator.candidate().found.frame else { return }
    if !isInView(CGPoint(x: frame.midX, y: frame.midY), of: around) {
      let obstacle = Obstacle.unscrollable(frame, isInScrollView: !around.isEmpty)
      try site.fail(
        Unreachable(
          words: locator.words, action: "scrolled to", obstacle: obstacle, code: locator.code,
          isAnimating: isMoving(found)))
    }
    if around.isEmpty, reportsMisuse {
      site.report(
        "the \(locator.words) is visible at \(frame.concise) and isn't in a scroll view, so scroll(to:) has no effect; "
          + "remove the call", isWarning: true)
    }
  }

  /// Whether a point is in the window and in the frames of scroll views.
  private func isInView(_ point: CGPoint, of scrollViews: [ScrollNode]) -> Bool {
    // The last row of content may end exactly where its scroll view does.
    ([CGRect(origin: .zero, size: size)] + scrollViews.map(\.windowFrame)).allSatisfy {
      $0.insetBy(dx: -0.5, dy: -0.5).contains(point)
    }
  }

  /// Scrolls each scroll view from its beginning to its end, until the locator's element exists.
  private func look(for locator: Locator) {
    var scrollViews: [ScrollNode] = []
    host.graph.root.forEachVisibleNode { node in
      if let scrollView = node as? ScrollNode { scrollViews.append(scrollView) }
    }
    for scrollView in scrollViews where !scrollView.isRemoved {
      let view = scrollView.windowFrame
      wheel(scrollView, by: CGSize(width: -Self.farAway, height: -Self.farAway))
      var offset: CGPoint
      repeat {
        if locator.exists { return }
        offset = scrollView.offset
        wheel(scrollView, by: CGSize(width: view.width * 0.8, height: view.height * 0.8))
      } while scrollView.offset != offset && !scrollView.isRemoved
    }
  }

  /// Whether anything in the window scrolls.
  var hasScrollViews: Bool {
    var isFound = false
    host.graph.root.forEachVisibleNode { node in
      if node is ScrollNode { isFound = true }
    }
    return isFound
  }

  private static let farAway: CGFloat = 1e7

  /// Turns a wheel over a point of a scroll view, if possible one at which it is the innermost one.
  ///
  /// Inner scroll views pass on what they can't scroll.
  private func wheel(_ scrollView: ScrollNode, by delta: CGSize) {
    let view = scrollView.windowFrame.intersection(CGRect(origin: .zero, size: size))
    guard !view.isNull, !view.isEmpty else { return }
    let parts: [CGFloat] = [0.5, 0.1, 0.9, 0.3, 0.7]
    let points = parts.flatMap { y in
      parts.map { x in CGPoint(x: view.minX + x * view.width, y: view.minY + y * view.height) }
    }
    let paths = points.map { point in
      (point, host.graph.events.path(at: point).elements.compactMap { $0 as? ScrollNode })
    }
    let best =
      paths.first { $0.1.first === scrollView }
      ?? paths.first { $0.1.contains { $0 === scrollView } }
    let axes = scrollView.axes
    let way = CGSize(
      width: axes.contains(.horizontal) ? delta.width : 0,
      height: axes.contains(.vertical) ? delta.height : 0)
    if let best { host.scroll(by: way, at: best.0) }
  }
}
