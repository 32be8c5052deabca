import HeadlessHost
import SwiftUI

extension ViewDriver {
  /// Shows a preview in the window that it asks for by its traits.
  ///
  /// - Parameters:
  ///   - device: the size in points of a window whose size the preview leaves open.
  ///   - scale: pixels a point, from 1 to 3 where anything is measured or drawn with fonts.
  ///   - text: how text is measured.
  /// - Throws: what ``init(size:scale:colorScheme:idiom:text:date:content:)`` throws.
  public convenience init(
    previewing preview: Preview, on device: CGSize = CGSize(width: 393, height: 852),
    scale: CGFloat = 3, colorScheme: ColorScheme = .light, idiom: Idiom = .phone,
    text: TextMeasuring = .fonts
  ) throws {
    func driver(size: CGSize) throws -> ViewDriver {
      try ViewDriver(
        size: size, scale: scale, colorScheme: colorScheme, idiom: idiom, text: text
      ) { preview.body }
    }
    let size = try preview.windowSize(of: device) ?? driver(size: device).contentSize
    try self.init(size: size, scale: scale, colorScheme: colorScheme, idiom: idiom, text: text) {
      preview.body
    }
  }

  private var contentSize: CGSize { host.graph.contentSize }
}
