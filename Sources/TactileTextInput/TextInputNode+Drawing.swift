import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The drawing of the text, its selection and the caret.
extension TextInputNode {
  /// Scrolls the text in the field so that the caret is visible.
  func followCaret(in block: EditableBlock) {
    let top = -inset(of: block.style, in: size.height)
    guard isFocused else {
      scroll = CGPoint(x: 0, y: top)
      return
    }
    scroll.y = view.kind == .line ? top : scroll.y
    let caret = caretRect
    func offset(_ old: CGFloat, _ low: CGFloat, _ high: CGFloat, _ room: CGFloat, _ all: CGFloat)
      -> CGFloat
    {
      let most = max(all - room, 0)
      var new = min(old, most)
      if high - new > room { new = high - room }
      if low < new { new = low }
      return min(max(new, 0), max(most, high - room))
    }
    if !view.kind.hasLines {
      scroll.x = offset(
        scroll.x, caret.minX, caret.maxX, size.width, block.widest + caretWidth)
    }
    if view.kind == .growing {
      scroll.y = offset(scroll.y, caret.minY, caret.maxY, size.height, block.height)
    }
  }

  /// Returns the space above a single line, which is centered vertically in the field.
  func inset(of style: TypedText, in height: CGFloat) -> CGFloat {
    guard view.kind == .line else { return 0 }
    return PixelGrid(scale: graph.displayScale).down(max(height - style.font.lineHeight, 0) / 2)
  }

  /// Returns the selection, the text and the caret as display items.
  func drawing(
    of block: EditableBlock, _ environment: EnvironmentValues
  ) -> [DisplayList.Item] {
    let tint = (environment.tint ?? AnyShapeStyle(Color.accentColor)).__paint(in: environment)
    let color = tint.color ?? .opaqueBlack
    var drawn: [DisplayList.Item] = []
    let origin = CGPoint(x: -scroll.x, y: -scroll.y)
    func fill(_ rect: CGRect, _ color: RGBAColor, radius: CGFloat = 0) {
      let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
      drawn.append(DisplayList.Item(origin: origin, content: .fill(path, color)))
    }
    if isFocused, !text.hasCaret {
      var highlight = color
      highlight.opacity *= graph.textInput.isActive ? 0.2 : 0.1
      let selection = text.selection
      let range = shownPosition(selection.lowerBound)..<shownPosition(selection.upperBound)
      for area in block.areas(of: range, width: size.width) { fill(area, highlight) }
    }
    let lines = block.lines(in: scroll.y...scroll.y + size.height, width: size.width)
    if !lines.isEmpty, !environment.isRedacted {
      let paint = TypedText.paint(in: environment)
      let all = CGSize(width: max(block.widest, size.width), height: max(block.height, size.height))
      drawn.append(block.style.item(lines, in: all, paint, at: origin))
    }
    if let composition = text.composition {
      let underline = TypedText.paint(in: environment).color ?? .opaqueBlack
      let range =
        shownPosition(composition.range.lowerBound)..<shownPosition(composition.range.upperBound)
      for area in block.areas(of: range, width: size.width) {
        fill(CGRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1), underline)
      }
    }
    if isCaretVisible { fill(caretRect, color, radius: caretWidth / 2) }
    let isCut =
      view.kind == .line
      ? block.widest > size.width || scroll.x > 0 : block.height > size.height + 0.5
    guard isCut, !drawn.isEmpty else { return drawn }
    return [
      DisplayList.Item(
        origin: .zero, content: .group(.clip(Path(clipRect), style: FillStyle()), drawn))
    ]
  }

  /// The clip rectangle of text that doesn't fit; glyphs can extend beyond the height of their line.
  private var clipRect: CGRect {
    view.kind == .line ? bounds.insetBy(dx: 0, dy: -size.height) : bounds
  }
}
