import Foundation
@_spi(Engine) import TactileViewGraph

extension ViewSpacing {
  /// Returns the default spacing of a text, whose first and last lines have fonts of two sizes in points (rule 6.1.18).
  ///
  /// A tenth of a line, rounded up to a pixel, is between a line and another view. Above, it is measured from the ascent,
  /// and below, from the height of the capital letters. Between two texts, there is the space between two lines of the
  /// lower one, rounded up to a pixel.
  static func text(
    first: CGFloat, last: CGFloat, lineGap: CGFloat, scale: CGFloat
  ) -> ViewSpacing {
    let grid = PixelGrid(scale: scale)
    let (first, last) = (FontDescriptor(size: first), FontDescriptor(size: last))
    func room(_ font: FontDescriptor) -> CGFloat {
      font.lineHeight + grid.up(font.lineHeight / 10)
    }
    return ViewSpacing(
      ofText: room(first) - first.ascent, bottom: room(last) - last.capHeight,
      toTextAbove: grid.up(lineGap))
  }
}
