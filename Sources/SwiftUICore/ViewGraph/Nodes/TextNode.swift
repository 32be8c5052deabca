import Foundation

/// Lines of text: breaks them at the proposed width, with the heights of rule 6.2.18.
@MainActor
final class TextNode: ElementNode {
  private(set) var text: Text
  private var run: DisplayList.TextRun?
  private var resolvedFont: FontDescriptor?
  private var natural: [TextLine]?
  private var foreground: AnimatedPaint?
  private var gradient: GradientPaint?

  init(_ text: Text, inputs: ViewInputs) {
    self.text = text
    super.init(inputs: inputs)
    updateBody()
  }

  override var name: String { "Text \"\(text.string)\"" }

  func update(_ newText: Text) {
    guard newText != text else { return }
    text = newText
    setNeeds([.measure, .display])
  }

  /// Resolves the foreground, in the phase in which the transaction is known.
  override func updateBody() {
    let paint = tracking(.body) { ForegroundStyle().__paint(in: environment) }
    if foreground == nil {
      foreground = AnimatedPaint(paint)
    } else {
      foreground?.update(paint, node: self)
    }
  }

  override func didRemove() { foreground?.stop() }

  private var environment: EnvironmentValues { EnvironmentValues(scope: inputs.environment) }

  private var font: FontDescriptor {
    if let resolvedFont { return resolvedFont }
    let font = tracking(.measure) { (environment.font ?? .body).resolve() }
    resolvedFont = font
    return font
  }

  override func layoutDidChange() {
    resolvedFont = nil
    natural = nil
    setNeeds(.display)
  }

  private func lines(width: CGFloat?, height: CGFloat?) -> [TextLine] {
    let natural = naturalLines
    // A hundredth of a point keeps a line from breaking in the very width that it measured.
    let usable = width.flatMap { $0.isFinite ? max($0, 0) + 0.01 : nil }
    let isWide = natural.allSatisfy { $0.width <= usable ?? .infinity }
    if isWide, natural.count == 1 { return natural }
    // At least one line is drawn however little height there is (rule 6.2.21).
    let limit = height.flatMap { height -> Int? in
      guard height.isFinite else { return nil }
      return max(Int((height / font.lineHeight + 0.001).rounded(.down)), 1)
    }
    return graph.typesetter.lines(
      of: TextRequest(string: text.string, font: font, width: usable, lineLimit: limit))
  }

  /// The lines where there is all the room in the world: one for each paragraph.
  private var naturalLines: [TextLine] {
    if let natural { return natural }
    graph.statistics.measures += 1
    let lines = graph.typesetter.lines(of: TextRequest(string: text.string, font: font))
    natural = lines
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let lines = lines(width: proposal.width, height: proposal.height)
    let scale = graph.configuration.displayScale
    // A thousandth of a pixel keeps a width that is whole from growing by its rounding error.
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    let width = lines.map(\.width).max() ?? 0
    return CGSize(width: up(width), height: up(CGFloat(lines.count) * font.lineHeight))
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    let font = font
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return font.ascent
    case VerticalAlignment.lastTextBaseline.key: return dimensions.height - font.descent
    default: return nil
    }
  }

  override func updateDisplayItem() -> Bool {
    guard let placement else { return false }
    let font = font
    let paint = foreground?.presented ?? .color(.opaqueBlack)
    let lines = lines(width: placement.frame.width, height: placement.frame.height)
    let newRun = DisplayList.TextRun(
      lines: lines.enumerated().map { index, line in
        DisplayList.TextRun.Line(
          string: line.string,
          baseline: CGPoint(x: 0, y: font.ascent + CGFloat(index) * font.lineHeight))
      },
      font: font, color: paint.color ?? .opaqueBlack, size: size)
    let newGradient = paint.gradient
    guard newRun != run || newGradient != gradient else { return false }
    (run, gradient) = (newRun, newGradient)
    return true
  }

  override func appendItems(to list: inout [DisplayList.Item], at offset: CGPoint) {
    guard let run, !text.string.isEmpty else { return }
    let item = DisplayList.Item(origin: offset, content: .text(run))
    list.append(gradient.map { item.painted(with: $0, size: run.size) } ?? item)
  }

  override var ownReach: CGRect { bounds }

  /// Text is hit in its whole frame (rule 3.9.49).
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard bounds.contains(point) else { return false }
    path.append(self)
    return true
  }
}
