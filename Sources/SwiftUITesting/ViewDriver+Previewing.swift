import SwiftUI
import TactileHeadlessHost

extension ViewDriver {
  /// Shows a preview in a window of the size and the look that its traits request.
  ///
  /// - Parameters:
  ///   - device: The size of the window, in points, if the preview does not determine it.
  ///   - scale: The number of pixels per point; from 1 to 3 to measure or draw text with fonts.
  ///   - text: How text is measured.
  /// - Throws: ``CannotShow`` if the fonts are missing, or if the size or the scale is not supported.
  public convenience init(
    previewing preview: Preview, on device: CGSize = CGSize(width: 393, height: 852),
    scale: CGFloat = 3, colorScheme: ColorScheme = .light, idiom: Idiom = .phone,
    text: TextMeasuring = .fonts, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let appearance = Appearance(colorScheme: colorScheme, look: preview.look)
    func driver(size: CGSize) throws -> ViewDriver {
      try ViewDriver(
        size: size, scale: scale, appearance: appearance, idiom: idiom, text: text, file: file,
        line: line
      ) { preview.body }
    }
    let size = try preview.windowSize(of: device) ?? driver(size: device).contentSize
    try self.init(
      size: size, scale: scale, appearance: appearance, idiom: idiom, text: text, file: file,
      line: line
    ) { preview.body }
  }

  /// The hints of the views at the root, such as those of a `PreviewProvider`.
  package var previewHints: [PreviewHints] { host.graph.previewHints }

  /// The size of the content in the window, in points.
  package var contentSize: CGSize { host.graph.contentSize }
}
