import Foundation
@_spi(Engine) import TactileViewGraph

extension TextBlock {
  /// Returns the bars that replace the lines in a frame of a size, each in the paint of its first span.
  func bars(
    in size: CGSize, _ paints: [Paint], _ environment: EnvironmentValues
  ) -> [DisplayList.Content] {
    let factor = content.setting.alignment.factor(environment.layoutDirection)
    return zip(lines, baselines).compactMap { line, baseline in
      let span = line.pieces.first?.span ?? 0
      let font = content.spans[span].font
      guard line.width > 0, font.size > 0 else { return nil }
      let overhang = font.size * RedactionBar.overhang
      let rect = CGRect(
        x: max(size.width - line.width, 0) * factor, y: baseline - font.capHeight - overhang,
        width: line.width, height: font.capHeight + 2 * overhang)
      return RedactionBar.content(rect, paints[min(span, paints.count - 1)])
    }
  }
}
