import SwiftUI
import TactileCairoRenderer

/// Paints windows with the fonts that their text is measured with.
///
/// All painters share the fonts, which are loaded once. Windows of one scale that are made one after the other share a painter,
/// with the shapes of painted text; equal lists are equal bytes, whatever was painted before.
@MainActor
struct WindowPainter {
  /// The typesetter whose measurements match the painted text.
  let typesetter: PangoTypesetter
  private let renderer: CairoRenderer

  private static var fonts: FontMap?
  /// The painter that was made last, since most windows of a test run have the same scale.
  private static var last: WindowPainter?

  /// Creates a painter.
  ///
  /// - Parameter scale: The number of pixels per point, from 1 to 3.
  /// - Throws: An error that says which package to install if the fonts are missing, or that the
  ///   scale is not supported.
  init(scale: CGFloat) throws {
    if let last = Self.last, last.renderer.scale == scale {
      self = last
      return
    }
    let fonts = try Self.fonts ?? FontMap()
    Self.fonts = fonts
    renderer = try CairoRenderer(scale: scale, fontMap: fonts)
    typesetter = PangoTypesetter(fontMap: fonts)
    Self.last = self
  }

  /// Repaints the damaged parts of a window's picture.
  ///
  /// - Parameter list: Returns the part of the window's display list that reaches into a rectangle,
  ///   in points.
  func repaint(
    _ damage: Damage, on bitmap: inout Bitmap, size: CGSize, with list: (CGRect) -> DisplayList
  ) {
    renderer.repaint(damage, on: &bitmap, size: size, with: list)
  }

  /// Returns the picture with further items painted over it.
  func bitmap(_ bitmap: Bitmap, under items: [DisplayList.Item]) -> Bitmap {
    var result = bitmap
    renderer.paint(items, over: &result)
    return result
  }
}
