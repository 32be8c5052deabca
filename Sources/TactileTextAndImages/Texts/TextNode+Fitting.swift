import Foundation
@_spi(Engine) import TactileViewGraph

extension TextNode {
  /// Returns the lines in a space: as they are, tightened, or scaled down, if the text may be.
  func textBlock(width: CGFloat?, height: CGFloat?) -> TextBlock {
    let content = content
    let natural = naturalLines
    let usable = usableWidth(width)
    if natural.count == 1, natural[0].width <= usable ?? .infinity,
      isLow(natural, content, height: height)
    {
      return TextBlock(lines: natural, content: content)
    }
    let full = lines(content, width: usable, height: height)
    if content.setting.allowsTightening, !fits(content, width: usable, height: height) {
      for step in 1...Self.tighteningSteps {
        let tight = content.tightened(by: 0.01 * CGFloat(step))
        if fits(tight, width: usable, height: height) {
          return lines(tight, width: usable, height: height)
        }
      }
    }
    let smallest = content.setting.minimumScaleFactor
    guard smallest < 1, !fits(content, width: usable, height: height) else { return full }
    // The largest scale at which all text fits, of scales that change the largest font by half a point at most.
    let size = content.spans.map(\.font.size).max() ?? 0
    let steps = max(20, Int(min((1 - smallest) * size * 2, 10_000).rounded(.up)))
    var (enough, tooMuch) = (0, steps)
    while tooMuch - enough > 1 {
      let step = (enough + tooMuch) / 2
      let scaled = content.scaled(by: smallest + (1 - smallest) * CGFloat(step) / CGFloat(steps))
      if fits(scaled, width: usable, height: height) { enough = step } else { tooMuch = step }
    }
    let scale = smallest + (1 - smallest) * CGFloat(enough) / CGFloat(steps)
    return lines(content.scaled(by: scale), width: usable, height: height)
  }

  /// The number of steps that tighten the letter spacing, each by a hundredth of the font's size.
  private static let tighteningSteps = 5

  private func lines(
    _ content: ResolvedText, width: CGFloat?, height: CGFloat?
  ) -> TextBlock {
    let most = content.mostLines(in: height)
    let lines = graph.typesetter.lines(
      of: TextRequest(
        spans: content.spans, width: width, lineLimit: most == .max ? nil : most,
        truncation: content.setting.truncationMode.drawn))
    return TextBlock(lines: lines, content: content)
  }

  /// Returns whether all of the text fits.
  private func fits(_ content: ResolvedText, width: CGFloat?, height: CGFloat?) -> Bool {
    let lines = graph.typesetter.lines(of: TextRequest(spans: content.spans, width: width))
    return lines.count <= content.mostLines(in: height)
      && lines.allSatisfy { $0.width <= width ?? .infinity }
      && isLow(lines, content, height: height)
  }

  /// Returns whether a text that may shrink is as low as the height; others may be higher.
  func isLow(_ lines: [TextLine], _ content: ResolvedText, height: CGFloat?) -> Bool {
    guard content.setting.minimumScaleFactor < 1, let height, height.isFinite else { return true }
    return TextBlock(lines: lines, content: content).height <= height + 0.01
  }

  /// Returns the width with a tolerance of 0.01 points, so that a line does not break at its own measured width.
  func usableWidth(_ width: CGFloat?) -> CGFloat? {
    guard let width, width.isFinite else { return nil }
    return max(width, 0) + 0.01
  }
}

/// The size of a text at unlimited width, and what determines the space around it.
struct NaturalSize {
  /// The width of the line, in points; infinite if the text isn't a single line in one font, and NaN if it isn't known.
  let width: CGFloat
  /// The height of a line, in points.
  let height: CGFloat

  /// The sizes of the first and the last font, in points.
  let firstFontSize: Float
  let lastFontSize: Float
  /// The space between two lines, in points, without that of the environment.
  let lineGap: Float

  static let unknown = NaturalSize(
    width: .nan, height: .nan, firstFontSize: 0, lastFontSize: 0, lineGap: 0)

  var isKnown: Bool { !width.isNaN }

  /// Whether the text is a single line with all letters in one font and on the line, and doesn't shrink.
  var isPlainLine: Bool { width < .infinity }
}

/// A resolved text and its lines, as far as they are known.
@MainActor
final class MeasuredText {
  // `@exclusivity(unchecked)`: see `ViewNode`.
  @exclusivity(unchecked) var content: Boxed<ResolvedText>?
  /// The lines at unlimited width, one for each paragraph.
  @exclusivity(unchecked) var naturalLines: [TextLine]?
}
