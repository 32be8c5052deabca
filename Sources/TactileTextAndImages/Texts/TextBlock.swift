import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// Lines of text with their positions.
@MainActor
struct TextBlock {
  let lines: [TextLine]
  /// The distance of each baseline from the top, in points.
  let baselines: [CGFloat]
  /// The height of all lines, in points.
  let height: CGFloat
  let content: ResolvedText

  init(lines: [TextLine], content: ResolvedText) {
    self.lines = lines
    self.content = content
    var baselines: [CGFloat] = []
    var y: CGFloat = 0
    let common = content.extent
    for (index, line) in lines.enumerated() {
      let isPlain = line.pieces.isEmpty
      let extent = isPlain ? common : content.extent(of: line.pieces.map(\.span))
      if index > 0 { y += content.lineSpacing }
      baselines.append(y + extent.ascent)
      y += max(extent.ascent + extent.descent, 0)
    }
    self.baselines = baselines
    height = max(y, content.reservedHeight)
  }

  /// Returns the drawing in a frame of a size: first the parts with a color, then those with a
  /// pattern or with finishes.
  func runs(
    in size: CGSize, _ paints: [Paint], _ environment: EnvironmentValues
  ) -> [PaintedRun] {
    guard hasLetters else { return [] }
    var runs: [PaintedRun] = []
    var colors: [RGBAColor] = []
    // The background of text is a color, whatever the paint of the text.
    var hasColor = false
    for look in content.looks where look.background != nil { hasColor = true }
    for (index, paint) in paints.enumerated() {
      let color = paint.plainColor
      colors.append(color ?? .clear)
      if color != nil, draws(index) { hasColor = true }
    }
    if hasColor { runs.append(PaintedRun(run: run(in: size, colors: colors, environment))) }
    for (index, paint) in paints.enumerated() where paint.plainColor == nil && draws(index) {
      let color = paint.color ?? .opaqueBlack
      let colors = paints.indices.map { $0 == index ? color : .clear }
      var mask = run(in: size, colors: colors, environment)
      for line in mask.lines.indices {
        for piece in mask.lines[line].pieces.indices {
          mask.lines[line].pieces[piece].background = nil
        }
      }
      runs.append(
        PaintedRun(run: mask, pattern: paint.base.pattern, finishes: paint.finishes))
    }
    if !content.images.isEmpty { runs += inlineImageRuns(in: size, paints, environment) }
    return runs
  }

  /// Returns whether a span draws as text: an image only draws decorations and a background.
  private func draws(_ span: Int) -> Bool {
    content.images[span] == nil || !content.looks[span].isPlain
  }

  private var hasLetters: Bool {
    for line in lines where !line.string.isEmpty { return true }
    return false
  }

  private func run(
    in size: CGSize, colors: [RGBAColor], _ environment: EnvironmentValues
  ) -> DisplayList.TextRun {
    let (font, first) = (content.spans[0].font, colors[0])
    let factor = content.setting.alignment.factor(environment.layoutDirection)
    var drawn: [DisplayList.TextRun.Line] = []
    drawn.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      let x = factor == 0 ? 0 : max(size.width - line.width, 0) * factor
      var pieces: [DisplayList.TextRun.Piece] = []
      // Nearly all lines have a single look, which needs no pieces.
      if !line.pieces.isEmpty || !content.looks[0].isPlain || !content.images.isEmpty {
        pieces = self.pieces(of: line, colors, environment)
        if content.images.isEmpty, pieces.allSatisfy({ $0.isPlain(font, first) }) { pieces = [] }
      }
      drawn.append(
        DisplayList.TextRun.Line(
          // A line that consists only of images has neither pieces nor letters.
          string: pieces.isEmpty && !content.images.isEmpty ? "" : line.string,
          baseline: CGPoint(x: x, y: baselines[index]), pieces: pieces))
    }
    return DisplayList.TextRun(
      lines: drawn, font: font, color: first, size: size,
      extent: CGRect(origin: .zero, size: size).union(extent(in: size, factor)))
  }

  /// Returns the area that the lines cover; a single character may be wider than the frame.
  private func extent(in size: CGSize, _ factor: CGFloat) -> CGRect {
    let width = lines.map(\.width).max() ?? 0
    return CGRect(
      x: max(size.width - width, 0) * factor, y: 0, width: width, height: height)
  }

  private func pieces(
    of line: TextLine, _ colors: [RGBAColor], _ environment: EnvironmentValues
  ) -> [DisplayList.TextRun.Piece] {
    line.allPieces.compactMap { piece in
      let (look, color) = (content.looks[piece.span], colors[piece.span])
      let isImage = content.image(of: piece) != nil
      if isImage, look.isPlain { return nil }
      return DisplayList.TextRun.Piece(
        string: isImage ? "" : piece.string, x: piece.x, width: piece.width,
        baselineOffset: look.baselineOffset ?? 0, font: content.spans[piece.span].font,
        color: color, underline: look.underline?.resolved(color, in: environment),
        strikethrough: look.strikethrough?.resolved(color, in: environment),
        background: look.background?.resolveColor(in: environment))
    }
  }
}

extension DisplayList.TextRun.Piece {
  /// Returns whether the piece has no attributes other than the font and the color.
  fileprivate func isPlain(_ font: FontDescriptor, _ color: RGBAColor) -> Bool {
    self.font == font && self.color == color && baselineOffset == 0 && underline == nil
      && strikethrough == nil && background == nil
  }
}

extension TextTraits {
  /// Whether only letters are drawn, on their baseline.
  fileprivate var isPlain: Bool {
    baselineOffset ?? 0 == 0 && underline == nil && strikethrough == nil && background == nil
  }
}

extension TextLine {
  /// The parts of the line; a line of a single span has one part.
  var allPieces: [Piece] {
    pieces.isEmpty ? [Piece(span: 0, string: string, x: 0, width: width)] : pieces
  }
}

/// Text in one color or one pattern, or an inline image.
struct PaintedRun: Equatable {
  let run: DisplayList.TextRun
  /// The content of the run; images are boxed, since every text has runs but few have images.
  enum Ink: Equatable {
    case letters
    indirect case image(DisplayList.Item)
  }

  var ink = Ink.letters
  /// The pattern that fills the letters instead of their colors; nil for colors.
  var pattern: Paint?
  /// The shadows and the blending of the letters.
  var finishes: [PaintFinish] = []

  func item(at origin: CGPoint) -> DisplayList.Item {
    var item =
      switch ink {
      case .letters: DisplayList.Item(origin: .zero, content: .text(run))
      case .image(let item): item
      }
    if let pattern { item = item.painted(with: pattern, around: run.size) }
    item.origin.x += origin.x
    item.origin.y += origin.y
    return item.finished(with: finishes)
  }

  /// The area in which the run is drawn.
  var reach: CGRect { finishes.reach(of: run.paintBounds) }

  /// Whether the run is text in one color without finishes.
  var isPlain: Bool { ink == .letters && pattern == nil && finishes.isEmpty }
}

extension Paint {
  /// The color, if the paint is a color without finishes; otherwise nil.
  fileprivate var plainColor: RGBAColor? { finishes.isEmpty ? color : nil }
}
