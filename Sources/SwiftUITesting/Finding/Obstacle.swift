import SwiftUI
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// The reason why a pointer at the center of an element does not reach it.
enum Obstacle: Equatable {
  /// `disabled(true)`, of a view in a place.
  case disabled(in: String)
  /// Without a width or a height.
  case noSize(CGRect)
  /// Outside of the window with a size, perhaps in a scroll view.
  case outside(CGRect, of: CGSize, canScroll: Bool)
  /// Outside of the visible part of a scroll view with a frame.
  case scrolledAway(CGRect, viewport: CGRect)
  /// Outside of the visible part of the window, with a frame that no scroll view can bring into view.
  case unscrollable(CGRect, isInScrollView: Bool)
  /// `allowsHitTesting(false)`, of a view in a place.
  case ignored(String)
  /// Covered by the view with a name.
  case covered(by: String)
  /// Nothing in front, and nothing that a tap does.
  case noGesture
  /// Nothing in front, but the shape that can be hit leaves out a point, at which views behind may be hit.
  case shape(CGPoint)

  var isDisabled: Bool { if case .disabled = self { true } else { false } }

  /// Whether the obstacle may be gone when an animation has ended.
  var mayPass: Bool { !isDisabled && self != .noGesture }
}

/// An error for an action that can't reach its element.
///
/// An action on an element throws this error if the element is disabled, covered, without a size, outside of the
/// visible area, or excluded from hit testing. Taps, holds and clicks also throw it if neither the element nor a view
/// around it has a gesture. The message gives the reason and a remedy. In a test, it is a failure at the line of the
/// call, and ends the test. An expectation of errors receives it:
///
/// ```swift
/// #expect(throws: Unreachable.self) { try driver.tap(on: "Pay") }
/// ```
///
/// To touch a view that doesn't respond, use an action at a point, such as ``ViewDriver/tap(at:file:line:)``.
public struct Unreachable: Error, CustomStringConvertible {
  let words: String
  let action: String
  let obstacle: Obstacle
  /// The code that finds the element in a test.
  let code: String
  /// Whether the element may be moving in an animation.
  let isAnimating: Bool

  /// A message with the element, the reason, and a remedy.
  public var description: String {
    let remedy =
      isAnimating
      ? "An animation is running, which may be moving it: call driver.settle() first" : remedy
    return "the \(words) can't be \(action): \(reason). \(remedy)"
  }

  private var reason: String {
    switch obstacle {
    case .disabled(let place): "it is disabled" + (place.isEmpty ? "" : " in \(place)")
    case .noSize(let frame):
      "it has no size" + (frame.isNull ? "" : "; its frame is \(frame.concise)")
    case .outside(let frame, let size, _):
      "its frame \(frame.concise) is outside the window of \(size.concise) points"
    case .scrolledAway(let frame, let viewport):
      "its frame \(frame.concise) is outside the visible part of its scroll view, \(viewport.concise)"
    case .unscrollable(let frame, isInScrollView: true):
      "its frame \(frame.concise) isn't visible, and scrolling the scroll views around it doesn't reveal it"
    case .unscrollable(let frame, isInScrollView: false):
      "its frame \(frame.concise) isn't visible, and there is no scroll view around it"
    case .ignored(let place):
      "hit testing is turned off; allowsHitTesting(false) is set on it or on a view around it"
        + (place.isEmpty ? "" : ", in \(place)")
    case .covered(let name): "it is covered by \(name)"
    case .noGesture: "neither it nor a view around it has a gesture"
    case .shape(let point): "its content shape leaves out its center \(point.concise)"
    }
  }

  private var remedy: String {
    switch obstacle {
    case .disabled where action == "activated" || action.hasPrefix("asked"):
      "Enable it first"
    case .disabled:
      "Enable it first; to touch it anyway, use driver.tap(at:) or another action at a point"
    case .noSize: "Expand it first if it is collapsed, or give its label a frame or padding"
    case .outside(_, _, canScroll: true), .scrolledAway:
      "Call driver.scroll(to: \(code)) first"
    case .outside:
      "Bring it into the window first, such as by turning to its page, or make the window large enough"
    case .unscrollable(_, isInScrollView: true):
      "Look for scrollDisabled(true) around it, or for content that draws outside of its frame"
    case .unscrollable: "Put it in a ScrollView, or make the window large enough"
    case .ignored: "Turn hit testing on first"
    case .noGesture:
      "Name the button or the view that responds; to touch it anyway, use driver.tap(at:) or another action at a point"
    case .covered: "Remove the cover first, or give it allowsHitTesting(false)"
    case .shape:
      "Give the label contentShape(.rect), or use driver.tap(at:) at a point of the shape"
    }
  }
}

extension ViewDriver {
  /// Returns why a pointer at the center of an element would not reach it; nil if it would.
  func obstacle(before candidate: Candidate) -> Obstacle? {
    let (frame, node) = (candidate.found.frame, candidate.node)
    if !candidate.found.isEnabled { return .disabled(in: node.disablingPlace) }
    if frame.isNull || frame.isEmpty { return .noSize(frame) }
    let center = candidate.found.center
    if !CGRect(origin: .zero, size: size).contains(center) {
      let canScroll = sequence(first: node, next: \.parent).contains { $0 is ScrollNode }
      return .outside(frame, of: size, canScroll: canScroll)
    }
    let path = host.graph.events.path(at: center).elements
    if path.contains(where: { $0.isOrIsInside(node) }) { return nil }
    if let hit = path.first, node.isInButtonOfRow, node.isOrIsInside(hit) { return nil }
    let isButton = candidate.found.traits.contains(.isButton)
    if !isButton, let hit = path.first, node.isOrIsInside(hit) { return nil }
    for around in sequence(first: node, next: \.parent) {
      guard let element = around.asElement else { continue }
      if element.refusesHits { return .ignored(element.writtenPlace) }
      if let scrollView = element as? ScrollNode, !scrollView.windowFrame.contains(center) {
        return .scrolledAway(frame, viewport: scrollView.windowFrame)
      }
    }
    guard let hit = path.first, !node.isOrIsInside(hit), !hit.isDrawn(behind: node) else {
      return .shape(center)
    }
    return .covered(by: coverName(path))
  }

  /// Whether an animation that ends moves or resizes an element, or what is at its center.
  func isMoving(_ candidate: Candidate) -> Bool {
    let cover = host.graph.events.path(at: candidate.found.center).elements.first
    let nodes = [candidate.node, cover].compactMap(\.self)
    return host.graph.unendedAnimations.contains { animation in
      nodes.contains { $0.isOrIsInside(animation.node) }
        || (animation.aspect == "frame" && animation.node.isOrIsInside(candidate.node))
    }
  }

  /// Whether a tap at a point does anything: a gesture or the focus may take it.
  func responds(at point: CGPoint) -> Bool {
    let path = host.graph.events.path(at: point)
    return path.gestures.contains { $0.node.priority != .pan }
      || path.elements.contains { $0.asFocusHolder?.takesFocusFromClick == true }
  }

  /// The name of the innermost view of a path that a reader of the test would know.
  private func coverName(_ path: [ElementNode]) -> String {
    let labeled = accessibleCandidates.last { candidate in
      !candidate.found.label.isEmpty && path.contains { $0.isOrIsInside(candidate.node) }
    }
    if let found = labeled?.found { return "the \(found.role) “\(found.label)”" }
    guard let view = path.first else { return "a view" }
    return "\(view.writtenName), whose frame is \(view.windowFrame.concise)"
  }
}

extension ElementNode {
  /// Whether the element, which is neither around a node nor inside it, is behind that in the order of drawing.
  fileprivate func isDrawn(behind node: ViewNode) -> Bool {
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
    guard let other = elements.first ?? node.enclosingElement else { return false }
    let around = Array(sequence(first: other, next: \.container))
    for branch in sequence(first: self, next: \.container) {
      guard let container = branch.container,
        let place = around.firstIndex(where: { $0 === container }), place > 0
      else { continue }
      let order = container.drawingOrder
      let (own, others) = (
        order.firstIndex { $0 === branch }, order.firstIndex { $0 === around[place - 1] }
      )
      guard let own, let others else { return false }
      return own < others
    }
    return false
  }
}

extension ViewNode {
  /// The innermost element around the node; nil for the window.
  fileprivate var enclosingElement: ElementNode? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap(\.asElement).first
  }

  /// Whether the node is in a button whose action a tap anywhere in its list row runs (rule 2.4.52).
  fileprivate var isInButtonOfRow: Bool {
    let button = sequence(first: self, next: \.parent).lazy.compactMap(\.asPressable).first
    return button?.actsWithContainer == true
  }

  /// The names of the views around the outermost disabled node around this one.
  var disablingPlace: String {
    let around = sequence(first: self, next: \.parent)
    let disabled = around.prefix { !EnvironmentValues(scope: $0.inputs.environment).isEnabled }
    return (Array(disabled).last ?? self).writtenPlace
  }
}
