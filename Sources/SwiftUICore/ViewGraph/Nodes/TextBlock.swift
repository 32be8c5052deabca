import Foundation

/// A text with everything from the environment that decides how large it is.
@MainActor
struct ResolvedText {
  /// The parts in their fonts, one for each segment of the text; at least one.
  private(set) var spans: [TextSpan]
  /// What else each part is drawn with.
  private(set) var looks: [TextTraits]
  let setting: TextSetting
  /// The space between two lines, in points.
  let lineSpacing: CGFloat

  init(_ text: Text, in environment: EnvironmentValues) {
    setting = environment.textSetting
    let traits = environment.textTraits
    let font = environment.font ?? .body
    let typeSize = environment.dynamicTypeSize
    let locale = environment.locale
    looks = text.segments.map { $0.traits.over(traits) }
    spans = []
    for (segment, look) in zip(text.segments, looks) {
      let string = segment.content.string(in: locale)
      spans.append(
        TextSpan(
          string: setting.textCase?.apply(to: string, in: locale) ?? string,
          font: look.apply(to: look.font ?? font, at: typeSize)))
    }
    lineSpacing = setting.lineSpacing + (looks.first?.font ?? font).leading.extra
    if spans.isEmpty {
      looks = [traits]
      spans = [TextSpan(string: "", font: traits.apply(to: font, at: typeSize))]
    }
  }

  /// The font that all lines have their height from, if it is always the same one.
  var onlyFont: FontDescriptor? {
    spans.count == 1 && setting.minimumScaleFactor == 1
      && looks[0].baselineOffset ?? 0 == 0 ? spans[0].font : nil
  }

  /// The text with smaller letters.
  func scaled(by factor: CGFloat) -> ResolvedText {
    var scaled = self
    for index in spans.indices {
      scaled.spans[index].font.size *= factor
      scaled.spans[index].font.tracking *= factor
    }
    return scaled
  }

  /// The height of the highest line that can occur, in points.
  private var lineHeight: CGFloat {
    extent(of: spans.indices).ascent + extent(of: spans.indices).descent
  }

  /// How many lines are drawn in a height, one at least (rule 6.2.21).
  func mostLines(in height: CGFloat?) -> Int {
    guard let height, height.isFinite else { return setting.mostLines }
    let step = lineHeight + lineSpacing
    guard step > 0 else { return setting.mostLines }
    let count = ((height + lineSpacing) / step + 0.001).rounded(.down)
    return min(max(Int(min(count, 1e9)), 1), setting.mostLines)
  }

  /// How far letters of some spans reach above and below the baseline, in points.
  func extent(of indices: some Collection<Int>) -> (ascent: CGFloat, descent: CGFloat) {
    let offset = looks.map { $0.baselineOffset ?? 0 }
    return (
      indices.map { spans[$0].font.ascent + offset[$0] }.max() ?? 0,
      indices.map { spans[$0].font.descent - offset[$0] }.max() ?? 0
    )
  }

  /// The height of the lines that have room even where there is less text, in points.
  var reservedHeight: CGFloat {
    let count = CGFloat(setting.reservedLines)
    return count > 0 ? count * lineHeight + (count - 1) * lineSpacing : 0
  }
}

/// Lines with their places.
@MainActor
struct TextBlock {
  let lines: [TextLine]
  /// How far below the top each baseline lies, in points.
  let baselines: [CGFloat]
  /// The height of all lines, in points.
  let height: CGFloat
  private let content: ResolvedText

  init(lines: [TextLine], content: ResolvedText) {
    self.lines = lines
    self.content = content
    var baselines: [CGFloat] = []
    var y: CGFloat = 0
    let common = content.extent(of: content.spans.indices)
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

  /// What is drawn in a frame of a size.
  func run(in size: CGSize, _ environment: EnvironmentValues) -> DisplayList.TextRun {
    let color = ForegroundStyle().__color(in: environment)
    let colors = content.looks.map { $0.foreground?.style.__color(in: environment) ?? color }
    let (font, first) = (content.spans[0].font, colors[0])
    let factor = content.setting.alignment.factor(environment.layoutDirection)
    return DisplayList.TextRun(
      lines: zip(lines, baselines).map { line, baseline in
        let x = factor == 0 ? 0 : max(size.width - line.width, 0) * factor
        let pieces = pieces(of: line, colors, environment)
        let isPlain = pieces.allSatisfy {
          $0.font == font && $0.color == first && $0.baselineOffset == 0 && $0.underline == nil
            && $0.strikethrough == nil
        }
        return DisplayList.TextRun.Line(
          string: line.string, baseline: CGPoint(x: x, y: baseline),
          pieces: isPlain ? [] : pieces)
      },
      font: font, color: first, size: size)
  }

  private func pieces(
    of line: TextLine, _ colors: [RGBAColor], _ environment: EnvironmentValues
  ) -> [DisplayList.TextRun.Piece] {
    let pieces =
      line.pieces.isEmpty
      ? [TextLine.Piece(span: 0, string: line.string, x: 0, width: line.width)] : line.pieces
    return pieces.map { piece in
      let (look, color) = (content.looks[piece.span], colors[piece.span])
      return DisplayList.TextRun.Piece(
        string: piece.string, x: piece.x, width: piece.width,
        baselineOffset: look.baselineOffset ?? 0, font: content.spans[piece.span].font,
        color: color, underline: look.underline?.decoration(color, in: environment),
        strikethrough: look.strikethrough?.decoration(color, in: environment))
    }
  }
}
