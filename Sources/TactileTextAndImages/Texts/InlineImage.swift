import Foundation
@_spi(Engine) import TactileViewGraph

/// An image inside text, which takes the place of a character.
///
/// A symbol is drawn in the text's font and centered on the capitals, as beside a text (rule
/// 6.1.16). Like a character, it does not change the height of its line (rule 6.2.18). Any other
/// image is aligned to the baseline at its own size, and makes its line at least as high.
@MainActor
struct InlineImage {
  let image: Image
  private let figure: ImageFigure

  init(_ image: Image, font: FontDescriptor, in environment: EnvironmentValues) {
    self.init(
      image: image,
      figure: ImageFigure(
        image, in: environment, environment.imageLoader,
        scale: environment.displayScale, font: font))
  }

  private init(image: Image, figure: ImageFigure) {
    (self.image, self.figure) = (image, figure)
  }

  /// The size in points; a symbol's is not rounded, so that lines break the same at any scale.
  var size: CGSize {
    switch figure {
    case .symbol(let symbol): symbol.metrics.size
    case .raster(let raster): raster.size
    case .nothing: .zero
    }
  }

  /// The distance of the image's top above the baseline, in points.
  private var ascent: CGFloat {
    guard case .symbol(let symbol) = figure else { return size.height }
    return (symbol.metrics.size.height + symbol.font.capHeight) / 2
  }

  /// The minimum height of a line above its baseline, in points.
  var lineHeight: CGFloat { if case .symbol = figure { 0 } else { size.height } }

  /// Returns the image for text scaled by a factor.
  func scaled(by factor: CGFloat) -> InlineImage {
    guard case .symbol(let symbol) = figure else { return self }
    return InlineImage(image: image, figure: .symbol(symbol.scaled(by: factor)))
  }

  /// Returns the parts to draw, from back to front, and the frame around them.
  ///
  /// - Parameters:
  ///   - point: The start of the image on the baseline.
  ///   - paint: The paint of the text.
  func parts(
    at point: CGPoint, _ paint: Paint, _ environment: EnvironmentValues
  ) -> (parts: [ImagePart], frame: CGRect) {
    let frame = CGRect(origin: CGPoint(x: point.x, y: point.y - ascent), size: size)
    let paints = image.paints(in: environment, first: paint)
    return (figure.parts(of: image, in: size, paints: paints, mirroring: .none), frame)
  }
}

extension ResolvedText {
  /// Returns the image for a piece of a line; nil for text, and for an ellipsis after an image.
  func image(of piece: TextLine.Piece) -> InlineImage? {
    piece.string == TextSpan.imageCharacter ? images[piece.span] : nil
  }
}

extension TextBlock {
  /// Returns the runs of the inline images, in a frame of a size.
  func inlineImageRuns(
    in size: CGSize, _ paints: [Paint], _ environment: EnvironmentValues
  ) -> [PaintedRun] {
    let factor = content.setting.alignment.factor(environment.layoutDirection)
    var runs: [PaintedRun] = []
    for (line, baseline) in zip(lines, baselines) {
      let start = max(size.width - line.width, 0) * factor
      for piece in line.allPieces {
        guard let image = content.image(of: piece) else { continue }
        // Letter spacing is added after the image.
        let point = CGPoint(
          x: start + piece.x, y: baseline - (content.looks[piece.span].baselineOffset ?? 0))
        let (parts, frame) = image.parts(at: point, paints[piece.span], environment)
        runs += parts.map { part in
          PaintedRun(
            run: DisplayList.TextRun(
              lines: [], font: content.spans[piece.span].font, color: .clear, size: size,
              extent: frame),
            ink: .image(DisplayList.Item(origin: frame.origin, content: part.content)),
            pattern: part.pattern, finishes: part.finishes)
        }
      }
    }
    return runs
  }
}

extension Text {
  /// Creates a text view that displays an image, for concatenation with `+` or string interpolation.
  ///
  /// A symbol is drawn in the text's font and style. Any other image is aligned to the baseline at its own size and in
  /// its own colors, unless it is a template. Lines break around an image as around a word. `resizable()` has no effect
  /// here. Assistive technologies read the image's label. Mirrors SwiftUI's `Text.init(_:)`.
  public nonisolated init(_ image: Image) {
    self.init(segments: [Segment(content: .image(image))])
  }
}
