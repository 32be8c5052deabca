import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The drawing of the text, its selection and the caret.
extension TextInputNode {
  /// The vertical range of the field to draw, in points: the visible quarters of a page of the scroll view.
  ///
  /// A field with many lines isn't drawn again for each point that it scrolls.
  var partToDraw: ClosedRange<CGFloat> {
    guard view.kind.hasLines, let shown = tracking(.place, { shownPart }), shown.height > 0 else {
      return 0...size.height
    }
    let part = max(shown.height / 4, 50)
    func clamped(_ y: CGFloat) -> CGFloat { min(max(y, 0), size.height) }
    let start = clamped((shown.minY / part).rounded(.down) * part)
    return start...max(clamped((shown.maxY / part).rounded(.up) * part), start)
  }

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

  /// Returns the drawing of the selection, the text and the caret.
  func drawing(of block: EditableBlock, _ environment: EnvironmentValues) -> TextInputDrawing {
    let tint = (environment.tint ?? AnyShapeStyle(Color.accentColor)).__paint(in: environment)
    let color = tint.color ?? .opaqueBlack
    var drawn = TextInputDrawing()
    let origin = CGPoint(x: -scroll.x, y: -scroll.y)
    let part = drawnPart.lowerBound + scroll.y...drawnPart.upperBound + scroll.y
    func fill(_ rect: CGRect, _ color: RGBAColor, radius: CGFloat = 0) {
      let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
      drawn.add(
        DisplayList.Item(origin: origin, content: .fill(path, color)),
        in: rect.offsetBy(dx: origin.x, dy: origin.y))
    }
    if isFocused, !text.hasCaret {
      var highlight = color
      highlight.opacity *= graph.textInput.isActive ? 0.2 : 0.1
      let selection = text.selection
      let range = shownPosition(selection.lowerBound)..<shownPosition(selection.upperBound)
      for area in block.areas(of: range, in: part, width: size.width) { fill(area, highlight) }
    }
    if !environment.isRedacted {
      let paint = TypedText.paint(in: environment)
      let all = CGSize(width: max(block.widest, size.width), height: max(block.height, size.height))
      // Glyphs can extend beyond the box of their line.
      let reach = block.style.font.lineHeight
      for line in block.lines(in: part, width: size.width) {
        let top = line.baseline.y + origin.y - block.style.font.ascent
        drawn.add(
          block.style.item([line], in: all, paint, at: origin),
          in: CGRect(
            x: -reach, y: top - reach / 2, width: size.width + 2 * reach, height: 2 * reach))
      }
    }
    if let composition = text.composition {
      let underline = TypedText.paint(in: environment).color ?? .opaqueBlack
      let range =
        shownPosition(composition.range.lowerBound)..<shownPosition(composition.range.upperBound)
      for area in block.areas(of: range, in: part, width: size.width) {
        fill(CGRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1), underline)
      }
    }
    if isCaretVisible { fill(caretRect, color, radius: caretWidth / 2) }
    let isCut =
      view.kind == .line
      ? block.widest > size.width || scroll.x > 0 : block.height > size.height + 0.5
    if isCut { drawn.clip = clipRect }
    return drawn
  }

  /// The clip rectangle of text that doesn't fit; glyphs can extend beyond the height of their line.
  private var clipRect: CGRect {
    view.kind == .line ? bounds.insetBy(dx: 0, dy: -size.height) : bounds
  }
}

/// The drawing of an editable text: an item for each line, so that only changed lines are drawn again.
struct TextInputDrawing {
  private var contents: [DisplayList.Item] = []
  /// The areas in which the items are drawn, in points.
  private var reaches: [CGRect] = []
  /// The clip rectangle; nil if the text fits.
  var clip: CGRect?

  /// Adds an item that is drawn in an area.
  mutating func add(_ item: DisplayList.Item, in reach: CGRect) {
    contents.append(item)
    reaches.append(reach)
  }

  var items: [DisplayList.Item] {
    guard let clip, !contents.isEmpty else { return contents }
    return [
      DisplayList.Item(
        origin: .zero, content: .group(.clip(Path(clip), style: FillStyle()), contents))
    ]
  }

  /// Returns the area of the items that differ from those of another drawing; nil if there are none.
  func difference(from old: TextInputDrawing) -> CGRect? {
    let most = min(contents.count, old.contents.count)
    let start = zip(contents, old.contents).prefix { $0 == $1 }.count
    let end = min(
      zip(contents.reversed(), old.contents.reversed()).prefix { $0 == $1 }.count, most - start)
    let changed =
      reaches[start..<reaches.count - end] + old.reaches[start..<old.reaches.count - end]
    return changed.isEmpty ? nil : changed.reduce(.null) { $0.union($1) }
  }
}
