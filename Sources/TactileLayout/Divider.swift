import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A line that separates views.
///
/// In a horizontal stack, the line is vertical; elsewhere it is horizontal. It is one pixel thick, takes the proposed
/// length, and has the separator color (rules 6.1.6 and 6.3.24).
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("Total").font(.headline)
///   Divider()
///   Text(total, format: .currency(code: "EUR"))
/// }
/// ```
///
/// Mirrors SwiftUI's `Divider`.
public nonisolated struct Divider: PrimitiveView {
  /// Creates a line that divides views.
  public init() {}
}

extension Divider {
  /// A divider is always a single element.
  @_spi(Engine) public static var __isUnary: Bool { true }

  /// Creates the node that draws the line.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    DividerNode(inputs: inputs)
  }

  /// Does nothing: a divider has no properties that can change.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {}
}

/// The element of a divider, a rectangle one pixel thick.
@MainActor
final class DividerNode: ElementNode {
  private var color: RGBAColor?
  private var drawnSize = CGSize.zero

  override var name: String { "Divider" }

  private var isUpright: Bool { stackAxis == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = 1 / graph.displayScale
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

extension ViewNode {
  /// Whether the view is a divider.
  package final var isDivider: Bool { self is DividerNode }
}
