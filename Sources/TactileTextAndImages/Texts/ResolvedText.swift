import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A text with all values of the environment that affect its size.
@MainActor
struct ResolvedText {
  /// The parts in their fonts, one for the neighboring segments with the same traits; at least one.
  private(set) var spans: [TextSpan]
  /// The other attributes of each part.
  private(set) var looks: [TextTraits]
  /// The inline images, by the index of their span.
  private(set) var images: [Int: InlineImage] = [:]
  let setting: TextSetting
  /// The space between two lines that the first font has, in points.
  private(set) var lineGap: CGFloat

  /// The space between two lines, in points.
  var lineSpacing: CGFloat { setting.lineSpacing + lineGap }

  /// Resolves a text in an environment.
  ///
  /// - Parameter date: The current date, for texts that depend on it.
  init(_ text: Text, in environment: EnvironmentValues, at date: Date) {
    setting = environment.textSetting
    let traits = environment.textTraits
    let font = environment.font ?? .body
    let typeSize = environment.dynamicTypeSize
    // Nearly all texts are a string without traits.
    if let string = text.plainString {
      let string = setting.textCase?.apply(to: string, in: environment.locale) ?? string
      let font = traits.font ?? font
      spans = [TextSpan(string: string, font: traits.apply(to: font, at: typeSize))]
      looks = [traits]
      lineGap = font.lineGap(at: typeSize)
      return
    }
    (spans, looks) = ([], [])
    var previous: Text.Segment?
    for segment in text.segments {
      defer { previous = segment }
      let string = segment.string(setting.textCase, in: environment, at: date)
      if let previous, segment.continues(previous) {
        spans[spans.count - 1].string += string
        continue
      }
      let look = segment.traits(over: traits)
      looks.append(look)
      let font = look.apply(to: look.font ?? font, at: typeSize)
      if case .image(let image) = segment.content {
        let inline = InlineImage(image, font: font, in: environment)
        images[spans.count] = inline
        spans.append(TextSpan(imageWidth: inline.size.width, font: font))
      } else {
        spans.append(TextSpan(string: string, font: font))
      }
    }
    lineGap = (looks.first?.font ?? font).lineGap(at: typeSize)
    if spans.isEmpty {
      looks = [traits]
      spans = [TextSpan(string: "", font: traits.apply(to: font, at: typeSize))]
    }
  }

  /// The font that determines the height of all lines, if there is only one; otherwise nil.
  var onlyFont: FontDescriptor? {
    spans.count == 1 && setting.minimumScaleFactor == 1 && images.isEmpty
      && looks[0].baselineOffset ?? 0 == 0 ? spans[0].font : nil
  }

  /// Returns the text with reduced letter spacing, by a fraction of the font's size.
  func tightened(by share: CGFloat) -> ResolvedText {
    var tight = self
    for index in spans.indices {
      tight.spans[index].font.tracking -= spans[index].font.size * share
    }
    return tight
  }

  /// Returns the text with scaled letters and symbols; other images keep their size.
  func scaled(by factor: CGFloat) -> ResolvedText {
    var scaled = self
    scaled.lineGap *= factor
    for index in spans.indices {
      scaled.spans[index].font.size *= factor
      scaled.spans[index].font.tracking *= factor
    }
    for (index, image) in images {
      let smaller = image.scaled(by: factor)
      scaled.images[index] = smaller
      scaled.spans[index].imageWidth = smaller.size.width
    }
    return scaled
  }

  /// The height of the highest possible line, in points.
  private var lineHeight: CGFloat {
    let extent = extent
    return extent.ascent + extent.descent
  }

  /// Returns the number of lines that fit in a height; at least one (rule 6.2.21).
  func mostLines(in height: CGFloat?) -> Int {
    guard let height, height.isFinite else { return setting.mostLines }
    let step = lineHeight + lineSpacing
    guard step > 0 else { return setting.mostLines }
    let count = ((height + lineSpacing) / step + 0.001).rounded(.down)
    return min(Int(min(max(count, 1), 1e9)), setting.mostLines)
  }

  /// Returns the maximum extent of some spans above and below the baseline, in points.
  func extent(of indices: some Collection<Int>) -> (ascent: CGFloat, descent: CGFloat) {
    guard !indices.isEmpty else { return (0, 0) }
    var extent = (ascent: -CGFloat.infinity, descent: -CGFloat.infinity)
    for index in indices {
      let offset = looks[index].baselineOffset ?? 0
      let height = images[index]?.lineHeight ?? 0
      extent.ascent = max(extent.ascent, max(spans[index].font.ascent, height) + offset)
      extent.descent = max(extent.descent, spans[index].font.descent - offset)
    }
    return extent
  }

  /// The maximum extent of all spans above and below the baseline, in points.
  var extent: (ascent: CGFloat, descent: CGFloat) { extent(of: spans.indices) }

  /// The height of one line of plain text, in points.
  var plainHeight: CGFloat { max(lineHeight, 0, reservedHeight) }

  /// The height of the reserved lines, in points, regardless of the text.
  var reservedHeight: CGFloat {
    let count = CGFloat(setting.reservedLines)
    return count > 0 ? count * lineHeight + (count - 1) * lineSpacing : 0
  }
}

extension Text {
  /// Returns the paint of each part, one for each span of the resolved text.
  @MainActor
  func paints(in environment: EnvironmentValues) -> [Paint] {
    let inherited = environment.textTraits
    if plainString != nil { return [inherited.paint(in: environment)] }
    // A loop, because a closure would check at each call that it runs on the main actor.
    var paints: [Paint] = []
    let segments = segments
    for (index, segment) in segments.enumerated() {
      if index > 0, segment.continues(segments[index - 1]) { continue }
      paints.append(segment.traits(over: inherited).paint(in: environment))
    }
    return paints.isEmpty ? [inherited.paint(in: environment)] : paints
  }
}

extension Text.Segment {
  /// Returns the string in a text case and an environment.
  @MainActor
  fileprivate func string(
    _ textCase: Text.Case?, in environment: EnvironmentValues, at date: Date
  ) -> String {
    let string =
      switch content {
      case .dates, .formatted: content.string(in: TextPlace(environment, at: date))
      default: content.string(in: environment.locale)
      }
    return textCase?.apply(to: string, in: environment.locale) ?? string
  }
}

extension TextTraits {
  /// Returns the paint of text with these attributes.
  func paint(in environment: EnvironmentValues) -> Paint {
    foreground?.style.__paint(in: environment) ?? ForegroundStyle().__paint(in: environment)
  }
}
