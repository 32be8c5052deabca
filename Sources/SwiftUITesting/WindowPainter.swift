import CairoRenderer
import SwiftUI

/// Paints what windows show, with the fonts that their text is measured with.
///
/// All painters share the fonts, which are loaded once.
@MainActor
struct WindowPainter {
  /// Measures text as it will be painted.
  let typesetter: PangoTypesetter
  private let renderer: CairoRenderer

  private static var fonts: FontMap?

  /// Makes a painter.
  ///
  /// - Parameter scale: pixels a point, from 1 to 3.
  /// - Throws: an error that says what to install where the fonts are missing, or that the scale
  ///   cannot be painted.
  init(scale: CGFloat) throws {
    let fonts = try Self.fonts ?? FontMap()
    Self.fonts = fonts
    renderer = try CairoRenderer(scale: scale, fontMap: fonts)
    typesetter = PangoTypesetter(fontMap: fonts)
  }

  /// Paints the damaged parts of a window's picture anew.
  ///
  /// - Parameter list: what of the window reaches into a rectangle, given in points.
  func repaint(
    _ damage: Damage, on bitmap: inout Bitmap, size: CGSize, with list: (CGRect) -> DisplayList
  ) {
    renderer.repaint(damage, on: &bitmap, size: size, with: list)
  }

  /// The picture with further items painted over it.
  func bitmap(_ bitmap: Bitmap, under items: [DisplayList.Item]) -> Bitmap {
    var result = bitmap
    renderer.paint(items, over: &result)
    return result
  }
}
