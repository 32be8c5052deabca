import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of `scrollTargetLayout`, which registers with the enclosing scroll view.
@MainActor
final class ScrollTargetLayoutNode: PassThroughNode {
  private(set) var isEnabled: Bool

  init(isEnabled: Bool, inputs: ViewInputs) {
    self.isEnabled = isEnabled
    super.init(inputs: inputs)
  }

  override var name: String { "scrollTargetLayout" }

  func update(isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    setNeeds(.place)
  }

  override func placeElements(in placement: Placement) {
    super.placeElements(in: placement)
    scrollNodes.first?.enter(self)
  }

  /// The element that arranges the targets, without the modifiers around it.
  var layout: ElementNode? {
    guard isEnabled, !isInPassedOver else { return nil }
    var element = elements.first
    while let current = element, let inner = current.modified { element = inner }
    return element
  }
}

/// A container that arranges its elements in sequence along an axis.
@MainActor
protocol LinearContainer: ElementNode {
  /// The axis; nil if elements may have any position.
  var linearAxis: Axis? { get }

  /// Returns the frames of the lines in a part of this node's coordinates, from the leading end, whether their views
  /// exist or not; nil if all views exist.
  func lineFrames(in part: CGRect) -> [CGRect]?
}

extension LinearContainer {
  func lineFrames(in part: CGRect) -> [CGRect]? { nil }
}

extension LayoutNode: LinearContainer {
  var linearAxis: Axis? { layout.stackAxis }
}

extension LazyNode: LinearContainer {
  var linearAxis: Axis? { arrangement.axis }

  func lineFrames(in part: CGRect) -> [CGRect]? {
    let start = arrangement.position(part.origin)
    let across = arrangement.lengths(placement?.frame.size ?? .zero).minor
    return extents.lines(from: start, to: start + arrangement.lengths(part.size).major)
      .map { line in
        let corner = arrangement.size(major: extents.start(of: line), minor: 0)
        return CGRect(
          origin: CGPoint(x: corner.width, y: corner.height),
          size: arrangement.size(major: extents.length(of: line), minor: across))
      }
  }
}
