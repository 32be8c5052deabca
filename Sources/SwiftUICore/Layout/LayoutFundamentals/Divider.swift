import Foundation

/// A line between views: across the axis of its stack, lying where there is none.
///
/// Mirrors SwiftUI's `Divider`.
///
/// It is one pixel thick and has the separator's colour (rules 6.1.6 and 6.3.24).
public nonisolated struct Divider: PrimitiveView {
  /// Makes a divider.
  public init() {}
}

extension Divider {
  /// It is one element.
  public static var __isUnary: Bool { true }

  /// Makes its node.
  @MainActor
  public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    DividerNode(inputs: inputs)
  }

  /// Nothing can change.
  @MainActor
  public static func __updateNode(_ node: __ViewNode, _ view: Self) {}
}

/// A rectangle as thin as a pixel.
@MainActor
final class DividerNode: ElementNode {
  private var color: RGBAColor?
  private var drawnSize = CGSize.zero

  override var name: String { "Divider" }

  private var isUpright: Bool { (container as? any AxisProviding)?.axis == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = 1 / graph.configuration.displayScale
    return isUpright
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func updateDisplayItem() -> Bool {
    let newColor = tracking(.display) {
      SystemColor.separator.value(in: inputs.environment.value(ColorSchemeKey.self))
    }
    guard newColor != color || size != drawnSize else { return false }
    (color, drawnSize) = (newColor, size)
    return true
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard let color, size.width > 0, size.height > 0 else { return }
    list.append(
      DisplayList.Item(origin: offset, content: .fill(Rectangle().path(in: bounds), color)))
  }

  override var showsFrame: Bool { true }

  override var ownReach: CGRect { bounds }

  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard bounds.covers(point) else { return false }
    path.append(self)
    return true
  }
}
