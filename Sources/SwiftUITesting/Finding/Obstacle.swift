import SwiftUI
@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// The reason why a pointer at the center of an element does not reach it.
enum Obstacle: Equatable {
  case disabled
  case noSize
  /// Outside of the window with a size.
  case outside(CGRect, of: CGSize)
  /// Outside of the visible part of a scroll view with a frame.
  case scrolledAway(CGRect, viewport: CGRect)
  /// `allowsHitTesting(false)`, perhaps of a view around it.
  case ignored
  /// Covered by the view with a name.
  case covered(by: String)
  /// Nothing in front, but the shape that can be hit leaves out a point.
  case shape(CGPoint)
}

/// An error thrown if an action can't reach the element that it is for.
public struct Unreachable: Error, CustomStringConvertible {
  let words: String
  let action: String
  let obstacle: Obstacle
  /// Whether the element may have been on its way.
  let isAnimating: Bool

  /// A message that names the element, the reason, and what to do about it.
  public var description: String {
    "the \(words) can't be \(action): \(reason)"
      + (isAnimating ? ". An animation is running; settle() waits until it ends" : "")
  }

  private var reason: String {
    switch obstacle {
    case .disabled: "it is disabled. To touch it nevertheless, use the driver's actions at a point"
    case .noSize: "it has no size"
    case .outside(let frame, let size):
      "its frame \(frame.concise) is outside of the window of \(size.concise) points; call "
        + "scroll(to:) first if it is in a scroll view"
    case .scrolledAway(let frame, let viewport):
      "its frame \(frame.concise) is outside of the visible part of its scroll view, "
        + "\(viewport.concise); call scroll(to:) first"
    case .ignored: "it or a view around it has allowsHitTesting(false)"
    case .covered(let name): "it is covered by \(name)"
    case .shape(let point): "its content shape leaves out its center \(point.concise)"
    }
  }
}

extension ViewDriver {
  /// Returns why a pointer at the center of an element would not reach it; nil if it would.
  func obstacle(before candidate: Candidate) -> Obstacle? {
    let (frame, node) = (candidate.found.frame, candidate.node)
    if !candidate.found.isEnabled { return .disabled }
    if frame.isNull || frame.isEmpty { return .noSize }
    let center = candidate.found.center
    if !CGRect(origin: .zero, size: size).contains(center) { return .outside(frame, of: size) }
    let path = host.graph.events.path(at: center).elements
    if path.contains(where: { $0.isInside(node) }) { return nil }
    let isButton = candidate.found.traits.contains(.isButton)
    if !isButton, let hit = path.first, node.isInside(hit) { return nil }
    for around in sequence(first: node, next: \.parent) {
      guard let element = around.asElement else { continue }
      if element.refusesHits { return .ignored }
      if let scrollView = element as? ScrollNode, !scrollView.windowFrame.contains(center) {
        return .scrolledAway(frame, viewport: scrollView.windowFrame)
      }
    }
    guard let hit = path.first, !node.isInside(hit) else { return .shape(center) }
    return .covered(by: coverName(path))
  }

  /// The name of the innermost view of a path that a reader of the test would know.
  private func coverName(_ path: [ElementNode]) -> String {
    let labeled = accessibleCandidates.last { candidate in
      !candidate.found.label.isEmpty && path.contains { $0.isInside(candidate.node) }
    }
    if let found = labeled?.found { return "the \(found.role) “\(found.label)”" }
    guard let view = path.first else { return "a view" }
    return "\(view.tracedName), whose frame is \(view.windowFrame.concise)"
  }
}
