import Foundation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Adds a border inside the view's bounds.
  ///
  /// Mirrors SwiftUI's `border(_:width:)`.
  ///
  /// - Parameter width: the width of the border in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    let border = Rectangle().strokeBorder(content, lineWidth: width)
    return modifier(_SecondaryModifier(secondary: border, alignment: nil, isInFront: true))
  }
}
