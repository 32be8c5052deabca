import Foundation

/// Lines with their places.
@MainActor
struct TextBlock {
  let lines: [TextLine]
  /// How far below the top each baseline lies, in points.
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

  /// What is drawn in a frame of a size: the parts that have a colour, then those of each pattern or
  /// with a shadow.
  func runs(
    in size: CGSize, _ paints: [Paint], _ environment: EnvironmentValues
  ) -> [PaintedRun] {
    guard hasLetters else { return [] }
    var runs: [PaintedRun] = []
    var colors: [RGBAColor] = []
    // What is behind letters has a colour, whatever they are painted with.
    var hasColor = content.looks.contains { $0.background != nil }
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
    if !content.pictures.isEmpty { runs += pictureRuns(in: size, paints, environment) }
    return runs
  }

  /// Whether something of a span is drawn with letters: of a picture only lines and what is behind.
  private func draws(_ span: Int) -> Bool {
    content.pictures[span] == nil || !content.looks[span].isPlain
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
      // Nearly all lines are in one look that needs no pieces.
      if !line.pieces.isEmpty || !content.looks[0].isPlain || !content.pictures.isEmpty {
        pieces = self.pieces(of: line, colors, environment)
        if content.pictures.isEmpty, pieces.allSatisfy({ $0.isPlain(font, first) }) { pieces = [] }
      }
      drawn.append(
        DisplayList.TextRun.Line(
          // A line of nothing but pictures has no pieces, and no letters either.
          string: pieces.isEmpty && !content.pictures.isEmpty ? "" : line.string,
          baseline: CGPoint(x: x, y: baselines[index]), pieces: pieces))
    }
    return DisplayList.TextRun(
      lines: drawn, font: font, color: first, size: size,
      extent: CGRect(origin: .zero, size: size).union(extent(in: size, factor)))
  }

  /// What the lines cover; they are wider than the frame where a letter is.
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
      let isPicture = content.picture(of: piece) != nil
      if isPicture, look.isPlain { return nil }
      return DisplayList.TextRun.Piece(
        string: isPicture ? "" : piece.string, x: piece.x, width: piece.width,
        baselineOffset: look.baselineOffset ?? 0, font: content.spans[piece.span].font,
        color: color, underline: look.underline?.decoration(color, in: environment),
        strikethrough: look.strikethrough?.decoration(color, in: environment),
        background: look.background?.resolveColor(in: environment))
    }
  }
}

extension DisplayList.TextRun.Piece {
  /// Whether there is nothing to it but a font and a colour.
  fileprivate func isPlain(_ font: FontDescriptor, _ color: RGBAColor) -> Bool {
    self.font == font && self.color == color && baselineOffset == 0 && underline == nil
      && strikethrough == nil && background == nil
  }
}

extension TextTraits {
  /// Whether nothing is drawn but letters, on their baseline.
  fileprivate var isPlain: Bool {
    baselineOffset ?? 0 == 0 && underline == nil && strikethrough == nil && background == nil
  }
}

extension TextLine {
  /// The parts of the line; a line of one span is one.
  var allPieces: [Piece] {
    pieces.isEmpty ? [Piece(span: 0, string: string, x: 0, width: width)] : pieces
  }
}

/// Text of which one colour or one pattern is seen, or a picture among its letters.
struct PaintedRun: Equatable {
  let run: DisplayList.TextRun
  /// What is drawn: letters, or in their place a picture, boxed, since all texts have runs and few
  /// have pictures.
  enum Ink: Equatable {
    case letters
    indirect case picture(DisplayList.Item)
  }

  var ink = Ink.letters
  /// What shows through the letters in place of their colours.
  var pattern: Paint?
  /// The shadows and the blending of the letters.
  var finishes: [PaintFinish] = []

  func item(at origin: CGPoint) -> DisplayList.Item {
    var item =
      switch ink {
      case .letters: DisplayList.Item(origin: .zero, content: .text(run))
      case .picture(let item): item
      }
    if let pattern { item = item.painted(with: pattern, around: run.size) }
    item.origin.x += origin.x
    item.origin.y += origin.y
    return item.finished(with: finishes)
  }

  /// Where it is drawn.
  var reach: CGRect { finishes.reach(of: run.paintBounds) }

  /// Whether it is letters in one colour and nothing else.
  var isPlain: Bool { ink == .letters && pattern == nil && finishes.isEmpty }
}

extension Paint {
  /// The colour, if it is nothing else.
  fileprivate var plainColor: RGBAColor? { finishes.isEmpty ? color : nil }
}
