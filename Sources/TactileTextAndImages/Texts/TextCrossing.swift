import Foundation
@_spi(Engine) import TactileViewGraph

/// The animation from an old text to a new one (rule 4.6.42).
@MainActor
final class TextCrossing {
  private let old: [PaintedRun]
  private let transition: ContentTransition.Kind
  private let isGrouped: Bool
  /// The progress from 0 to 1, stored as the opacity of the new content.
  private var progress = AnimatedValue(_OpacityEffect(opacity: 0))
  /// The progress in the last display phase.
  private var drawn = 0.0

  /// Begins the animation under the graph's transaction.
  init(from old: [PaintedRun], in environment: EnvironmentValues, node: TextNode, _ number: Double?)
  {
    self.old = old
    isGrouped = environment.contentTransitionAddsDrawingGroup
    let kind = environment.contentTransition.kind
    if case .numericValue(let value) = kind {
      transition = .numericText(countsDown: number.map { value < $0 } ?? false)
    } else {
      transition = kind
    }
    progress.update(_OpacityEffect(opacity: 1), node: node, phase: .display)
  }

  var isOver: Bool { !progress.isMoving }

  /// Updates the progress for the current time; returns whether it differs from the last one.
  func show() -> Bool {
    let new = min(max(progress.presented.opacity, 0), 1)
    defer { drawn = new }
    return new != drawn
  }

  func stop() { progress.stop() }

  /// The area that the old content may cover while it rolls.
  var reach: CGRect {
    old.reduce(CGRect.null) { $0.union($1.reach.insetBy(dx: 0, dy: -$1.run.size.height)) }
  }

  // MARK: Drawing

  /// Returns the items to draw while the old content changes into the new one.
  func items(to new: [PaintedRun], at offset: CGPoint, _ typesetter: any Typesetter)
    -> [DisplayList.Item]
  {
    let items = contents(to: new, typesetter)
    return isGrouped
      ? [DisplayList.Item(origin: offset, content: .group(.compositing, items))]
      : items.map { item in
        var item = item
        item.origin = CGPoint(x: item.origin.x + offset.x, y: item.origin.y + offset.y)
        return item
      }
  }

  private func contents(
    to new: [PaintedRun], _ typesetter: any Typesetter
  ) -> [DisplayList.Item] {
    switch transition {
    case .numericText(let countsDown):
      if let items = rolling(to: new, countsDown, typesetter) { return items }
    case .interpolate:
      if let items = growing(to: new) { return items }
    default: break
    }
    return faded(old, by: 1 - drawn) + faded(new, by: drawn)
  }

  private func faded(_ runs: [PaintedRun], by opacity: Double) -> [DisplayList.Item] {
    let items = runs.map { $0.item(at: .zero) }
    if opacity >= 1 { return items }
    guard opacity > 0, !items.isEmpty else { return [] }
    return [DisplayList.Item(origin: .zero, content: .group(.opacity(opacity), items))]
  }

  /// Returns both contents if each is a single line in one font and color; otherwise nil.
  private func plainLines(
    _ new: [PaintedRun]
  ) -> (old: DisplayList.TextRun, new: DisplayList.TextRun)? {
    guard let from = old.first?.run, let to = new.first?.run, old.count == 1, new.count == 1,
      old[0].isPlain, new[0].isPlain,
      [from, to].allSatisfy({ $0.lines.count == 1 && $0.lines[0].pieces.isEmpty })
    else { return nil }
    return (from, to)
  }

  /// Returns the same string scaled from its old font size; nil if the strings differ.
  private func growing(to new: [PaintedRun]) -> [DisplayList.Item]? {
    guard let (from, to) = plainLines(new), from.lines[0].string == to.lines[0].string,
      from.font.size != to.font.size, to.font.size > 0
    else { return nil }
    let start = from.font.size / to.font.size
    let scale = start + (1 - start) * CGFloat(drawn)
    return [
      DisplayList.Item(
        origin: .zero,
        content: .group(
          .scale(CGSize(width: scale, height: scale), anchor: to.lines[0].baseline),
          new.map { $0.item(at: .zero) }))
    ]
  }

  /// Returns a rolling transition of the characters between a common prefix and suffix.
  private func rolling(
    to new: [PaintedRun], _ countsDown: Bool, _ typesetter: any Typesetter
  ) -> [DisplayList.Item]? {
    guard let (from, to) = plainLines(new) else { return nil }
    let (before, after) = (Array(from.lines[0].string), Array(to.lines[0].string))
    let shorter = min(before.count, after.count)
    let suffix = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let prefix = zip(before, after).prefix(shorter - suffix).prefix { $0 == $1 }.count
    let height = to.size.height * (countsDown ? -1 : 1)
    let middle = { (string: [Character]) in prefix..<(string.count - suffix) }
    let ends = [0..<prefix, (after.count - suffix)..<after.count]
    return ends.compactMap { part(to, after, $0, typesetter, opacity: 1, y: 0) }
      + [
        part(
          from, before, middle(before), typesetter, opacity: 1 - drawn, y: -height * CGFloat(drawn)),
        part(
          to, after, middle(after), typesetter, opacity: drawn, y: height * CGFloat(1 - drawn)),
      ]
      .compactMap(\.self)
  }

  /// Returns some characters of a line at their position.
  private func part(
    _ run: DisplayList.TextRun, _ string: [Character], _ range: Range<Int>,
    _ typesetter: any Typesetter, opacity: Double, y: CGFloat
  ) -> DisplayList.Item? {
    guard !range.isEmpty, opacity > 0 else { return nil }
    let start = typesetter.lines(
      of: TextRequest(spans: [TextSpan(string: String(string[..<range.lowerBound]), font: run.font)]
      ))
    var run = run
    run.lines[0].baseline.x += range.lowerBound == 0 ? 0 : start.first?.width ?? 0
    run.lines[0].string = String(string[range])
    let item = DisplayList.Item(origin: CGPoint(x: 0, y: y), content: .text(run))
    guard opacity < 1 else { return item }
    return DisplayList.Item(origin: .zero, content: .group(.opacity(opacity), [item]))
  }
}
