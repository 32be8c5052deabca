import Foundation

/// A picture among letters, which takes the place of one.
///
/// A symbol is drawn in the letters' font, centred on the capitals as it is beside a text
/// (rule 6.1.16); like a letter it does not change the height of its line (rule 6.2.18). A picture
/// stands on the baseline in its own size, and its line is as high as it.
@MainActor
struct InlinePicture {
  let image: Image
  private let figure: ImageFigure

  init(_ image: Image, font: FontDescriptor, in environment: EnvironmentValues) {
    self.init(
      image: image,
      figure: ImageFigure(
        image, in: environment, environment[PictureReaderKey.self].loader,
        scale: environment.displayScale, font: font))
  }

  private init(image: Image, figure: ImageFigure) {
    (self.image, self.figure) = (image, figure)
  }

  /// The size in points; a symbol's is not rounded, so that lines break alike at any scale.
  var size: CGSize {
    switch figure {
    case .symbol(let symbol): CGSize(width: symbol.side, height: symbol.side)
    case .picture(let picture): picture.size
    case .nothing: .zero
    }
  }

  /// How far above the baseline the picture's top lies, in points.
  private var ascent: CGFloat {
    guard case .symbol(let symbol) = figure else { return size.height }
    return (symbol.side + symbol.font.capHeight) / 2
  }

  /// How high a line has to be above its baseline, in points.
  var lineHeight: CGFloat { if case .symbol = figure { 0 } else { size.height } }

  /// The picture among smaller letters.
  func scaled(by factor: CGFloat) -> InlinePicture {
    guard case .symbol(let symbol) = figure else { return self }
    return InlinePicture(image: image, figure: .symbol(symbol.scaled(by: factor)))
  }

  /// What is drawn, from back to front, and the frame of it.
  ///
  /// - Parameters:
  ///   - point: where the picture's place on the baseline begins.
  ///   - paint: the letters' paint.
  func parts(
    at point: CGPoint, _ paint: Paint, _ environment: EnvironmentValues
  ) -> (parts: [ImagePart], frame: CGRect) {
    let frame = CGRect(origin: CGPoint(x: point.x, y: point.y - ascent), size: size)
    let paints = image.paints(in: environment, first: paint)
    return (figure.parts(of: image, in: size, paints: paints, isMirrored: false), frame)
  }
}

extension ResolvedText {
  /// The picture that a piece of a line is; nil for letters, and for an ellipsis behind a picture.
  func picture(of piece: TextLine.Piece) -> InlinePicture? {
    piece.string == TextSpan.pictureLetter ? pictures[piece.span] : nil
  }
}

extension TextBlock {
  /// The pictures among the letters, in a frame of a size.
  func pictureRuns(
    in size: CGSize, _ paints: [Paint], _ environment: EnvironmentValues
  ) -> [PaintedRun] {
    let factor = content.setting.alignment.factor(environment.layoutDirection)
    var runs: [PaintedRun] = []
    for (line, baseline) in zip(lines, baselines) {
      let start = max(size.width - line.width, 0) * factor
      for piece in line.allPieces {
        guard let picture = content.picture(of: piece) else { continue }
        // The space between letters is behind it.
        let point = CGPoint(
          x: start + piece.x, y: baseline - (content.looks[piece.span].baselineOffset ?? 0))
        let (parts, frame) = picture.parts(at: point, paints[piece.span], environment)
        runs += parts.map { part in
          PaintedRun(
            run: DisplayList.TextRun(
              lines: [], font: content.spans[piece.span].font, color: .clear, size: size,
              extent: frame),
            ink: .picture(DisplayList.Item(origin: frame.origin, content: part.content)),
            pattern: part.pattern, finishes: part.finishes)
        }
      }
    }
    return runs
  }
}

extension Text {
  /// Makes a text of a picture, to be put among others by `+` or in a string with arguments.
  ///
  /// A symbol is drawn in the text's font and style, a picture stands on the baseline in its own size
  /// and colours, unless it is a template; lines break around it as around a word.
  /// `resizable()` changes nothing here. To those who do not see it its label is read. Mirrors
  /// SwiftUI's `Text.init(_:)`.
  public nonisolated init(_ image: Image) {
    self.init(segments: [Segment(content: .image(image))])
  }
}
