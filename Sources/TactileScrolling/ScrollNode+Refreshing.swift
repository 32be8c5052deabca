import Foundation
@_spi(Engine) import TactileViewGraph

// A scroll view inside `refreshable(action:)` runs the action when it is pulled past its top. When
// the finger lifts, the content rests below a spinner until the action returns.
extension ScrollNode {
  /// Creates or updates the indicator, which is the second element of a refreshable scroll view.
  func updateRefreshIndicator() {
    if children.count > 1 {
      updateNode(children[1], RefreshIndicator(pull: refresh), contentInputs)
    } else if settings.isRefreshable {
      adopt(makeNode(RefreshIndicator(pull: refresh), contentInputs))
      setNeeds(.place)
    }
  }

  /// Places the indicator in the middle of its area, which is above the content at rest.
  func placeRefreshIndicator(in placement: Placement) {
    guard elements.count > 1 else { return }
    let indicator = elements[1]
    let size = indicator.sizeThatFits(.unspecified)
    let viewport = placement.frame.size
    indicator.place(
      Placement(
        frame: CGRect(
          x: (viewport.width - size.width) / 2, y: -(RefreshPull.height + size.height) / 2,
          width: size.width, height: size.height),
        proposal: .unspecified, in: placement.fraction, scale: placement.scale))
  }

  /// Called when the offset has changed: the action runs as soon as a finger has pulled the content
  /// far enough.
  func followPull() {
    guard settings.isRefreshable || refresh != RefreshPull() else { return }
    refresh.spokes = RefreshPull.spokeCount(at: -offset.y - retreat)
    guard case .finger = mover, settings.isRefreshable, !refresh.isRunning, !refresh.isSpent,
      -offset.y - retreat >= RefreshPull.height
    else { return }
    runRefresh()
  }

  private func runRefresh() {
    guard let action = inputs.environment.value(PullToRefreshKey.self) else { return }
    refresh.isRunning = true
    refresh.isSpent = true
    graph.feature(RefreshCount.self).running += 1
    Task { [weak self] in
      await action()
      self?.endRefresh()
    }
  }

  /// The action has returned: the content moves back over the spinner's area.
  private func endRefresh() {
    guard refresh.isRunning, !isRemoved else { return }
    graph.feature(RefreshCount.self).running -= 1
    let length = size.height
    let before = range(along: .vertical)
    refresh.isRunning = false
    refresh.isOpen = false
    switch mover {
    case .none: glide(velocity: .zero, to: nil)
    case .finger(var start):
      // The content stays where the finger holds it.
      start.y +=
        RubberBand.dragged(to: offset.y, in: range(along: .vertical), length: length)
        - RubberBand.dragged(to: offset.y, in: before, length: length)
      mover = .finger(start: start)
    case .glide, .animation: rangeDidChange()
    }
  }

  /// Called when the finger lifts: from now on, the content rests below the spinner.
  func openRefresh() {
    guard refresh != RefreshPull() else { return }
    refresh.isOpen = refresh.isRunning
    refresh.isSpent = false
  }

  func refreshDidChange(from old: RefreshPull) {
    guard refresh.isRunning != old.isRunning || refresh.spokes != old.spokes else { return }
    // The offset may change after the body phase.
    graph.queue.append(transaction: Transaction()) { [weak self] _ in self?.setNeeds(.body) }
  }

  /// Called when the scroll view was removed; the action keeps running, as a task of the app.
  func refreshWasRemoved() {
    if refresh.isRunning { graph.feature(RefreshCount.self).running -= 1 }
  }
}

/// The scroll views of a window whose refresh action is running.
@MainActor
package final class RefreshCount: WindowFeature {
  package fileprivate(set) var running = 0

  package init(graph: ViewGraph) {}
}
