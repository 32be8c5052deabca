import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of a text, which breaks lines at the proposed width, with the heights of rule 6.2.18.
@MainActor
final class TextNode: ElementNode, ClockListener, ValueNode {
  // `@exclusivity(unchecked)`: see `ViewNode`.
  @exclusivity(unchecked) private(set) var text: Text
  @exclusivity(unchecked) private var runs: [PaintedRun] = []
  /// The resolved text, between measuring and drawing, and its lines, until the text sleeps.
  private var measured: MeasuredText?
  /// The properties that few texts have; nil if the text has had none of them.
  private var rare: RareTextProperties?
  /// The paint of the first part; nil only while the node is created.
  @exclusivity(unchecked) private var paint: AnimatedPaint?
  @exclusivity(unchecked) private var natural = NaturalSize.unknown

  /// The running animation from an earlier text; nil if there is none.
  var crossing: TextCrossing? {
    get { rare?.crossing }
    set { if newValue != nil || rare != nil { rareProperties.crossing = newValue } }
  }

  private var rareProperties: RareTextProperties {
    if let rare { return rare }
    let new = RareTextProperties()
    rare = new
    return new
  }

  init(_ text: Text, inputs: ViewInputs) {
    self.text = text
    super.init(inputs: inputs)
    updateBody()
  }

  override var name: String { "Text \"\(text.string)\"" }
  package override var shownString: String? { string(of: text) }
  override var ownAccessibilityElements: [AccessibilityElement] {
    [AccessibilityElement(string(of: text), traits: .isStaticText, node: self)]
  }

  func update(_ newText: Text) {
    guard newText != text else { return }
    // Colors that change move to the new ones (rule 4.5.37).
    if graph.transaction.effectiveAnimation != nil, newText.unpainted != text.unpainted {
      cross()
    }
    text = newText
    graph.clock.set(nil, for: self)
    updateBody()
    setNeeds([.measure, .display])
  }

  /// Resolves the paints, and notices other fonts, in the body phase, in which the transaction is known.
  override func updateBody() {
    let environment = environment
    let (paints, _, _) = tracking(.body) {
      (text.paints(in: environment), environment.font, environment.dynamicTypeSize)
    }
    if !runs.isEmpty, graph.transaction.effectiveAnimation != nil, crossing == nil, changesFont {
      cross()
    }
    if paint != nil, paints.count == 1 + otherPaints.count {
      paint?.update(paints[0], node: self)
      var others = otherPaints
      for index in others.indices { others[index].update(paints[index + 1], node: self) }
      if !others.isEmpty { rareProperties.otherPaints = others }
    } else {
      stopPaints()
      paint = AnimatedPaint(paints[0])
      if paints.count > 1 || !otherPaints.isEmpty {
        rareProperties.otherPaints = paints.dropFirst().map(AnimatedPaint.init)
      }
      setNeeds(.display)
    }
    if case .numericValue(let number) = environment.contentTransition.kind {
      rareProperties.number = number
    }
  }

  /// The paints of the parts after the first one.
  private var otherPaints: [AnimatedPaint] { rare?.otherPaints ?? [] }

  private func stopPaints() {
    paint?.stop()
    for paint in otherPaints { paint.stop() }
  }

  override func didRemove() {
    graph.clock.set(nil, for: self)
    noteMaterial(false)
    stopPaints()
    crossing?.stop()
  }

  /// Begins the animation to another text, if the update animates it (rule 4.6.42).
  private func cross() {
    guard let animation = graph.transaction.effectiveAnimation,
      !animation.isInstant, environment.contentTransition != .identity
    else { return }
    wakeAround()
    guard !runs.isEmpty else { return }
    crossing?.stop()
    crossing = TextCrossing(from: runs, in: environment, node: self, rare?.number)
    setNeeds(.display)
  }

  /// Whether the drawn text has another font than the current one.
  private var changesFont: Bool {
    let fonts = ResolvedText(text, in: environment, at: graph.date).spans.map(\.font)
    let fullFonts = rare?.fullFonts ?? []
    return !(fullFonts.isEmpty ? runs.map(\.run.font) : fullFonts).allSatisfy(fonts.contains)
  }

  private var environment: EnvironmentValues { EnvironmentValues(scope: inputs.environment) }

  /// The text with its resolved fonts.
  var content: ResolvedText {
    if let content = measured?.content { return content.value }
    let date = graph.date
    let content = tracking(.measure) { ResolvedText(text, in: environment, at: date) }
    measuredText.content = Boxed(content)
    if tells {
      graph.clock.set(
        text.nextChange(after: date).map { $0.timeIntervalSince(graph.configuration.date) },
        for: self)
    }
    return content
  }

  private var measuredText: MeasuredText {
    if let measured { return measured }
    let new = MeasuredText()
    measured = new
    return new
  }

  /// Whether the text may change with time.
  private var tells: Bool { text.hasDates && !isRemoved }

  func timeHasCome() { setNeeds([.measure, .display]) }

  override func didPark() { if text.hasDates { graph.clock.set(nil, for: self) } }

  override func willUnpark() { if text.hasDates { timeHasCome() } }

  override func layoutDidChange() {
    measured = nil
    natural = .unknown
    setNeeds(.display)
  }

  /// The lines at unlimited width, one for each paragraph.
  var naturalLines: [TextLine] {
    if let lines = measured?.naturalLines { return lines }
    graph.statistics.measures += 1
    let lines = graph.typesetter.lines(of: TextRequest(spans: content.spans))
    measuredText.naturalLines = lines
    return lines
  }

  /// The size at unlimited width.
  var naturalSize: NaturalSize {
    if natural.isKnown { return natural }
    let lines = naturalLines
    let content = content
    let isPlainLine = lines.count == 1 && lines[0].pieces.isEmpty && content.onlyFont != nil
    let new = NaturalSize(
      width: isPlainLine ? lines[0].width : .infinity, height: content.plainHeight,
      firstFontSize: Float(content.spans[0].font.size),
      lastFontSize: Float(content.spans[content.spans.count - 1].font.size),
      lineGap: Float(content.lineGap))
    natural = new
    return new
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = naturalSize
    // Nearly all texts are a single line that fits.
    if natural.isPlainLine, natural.width <= usableWidth(proposal.width) ?? .infinity {
      return roundedUp(CGSize(width: natural.width, height: natural.height))
    }
    let block = textBlock(width: proposal.width, height: proposal.height)
    let width = block.lines.map(\.width).max() ?? 0
    return roundedUp(CGSize(width: width, height: block.height))
  }

  /// Returns the size rounded up to whole pixels.
  private func roundedUp(_ size: CGSize) -> CGSize {
    PixelGrid(scale: graph.displayScale).up(size)
  }

  override var preferences: LayoutPreferences {
    let natural = naturalSize
    return LayoutPreferences(
      spacing: .text(
        first: CGFloat(natural.firstFontSize), last: CGFloat(natural.lastFontSize),
        lineGap: CGFloat(natural.lineGap), scale: graph.displayScale))
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key:
      if let font = content.onlyFont { return font.ascent }
      return textBlock(width: dimensions.width, height: dimensions.height).baselines.first
    case VerticalAlignment.lastTextBaseline.key:
      if let font = content.onlyFont, content.setting.reservedLines == 0 {
        return dimensions.height - font.descent
      }
      return textBlock(width: dimensions.width, height: dimensions.height).baselines.last
    default: return nil
    }
  }

  override func updateDisplayItem() -> Bool {
    guard let placement else { return false }
    let block = textBlock(width: placement.frame.width, height: placement.frame.height)
    // Loops here, in `ownReach` and in `TextBlock`: the runtime checks the actor of each closure that the standard
    // library calls.
    var paints: [Paint] = []
    if let paint { paints.append(paint.presented) }
    for paint in otherPaints { paints.append(paint.presented) }
    let (newRuns, newBars) = tracking(.display) {
      environment.isRedacted
        ? ([], block.bars(in: size, paints.map(\.base), environment))
        : (block.runs(in: size, paints, environment), [])
    }
    let setting = content.setting
    let mayShrink = setting.minimumScaleFactor < 1 || setting.allowsTightening
    if mayShrink || rare != nil {
      rareProperties.fullFonts = mayShrink ? content.spans.map(\.font) : []
    }
    // The resolved text is as large as the rest of the node, and quickly created again.
    measured?.content = nil
    let hasCrossed = crossing?.show() ?? false
    if crossing?.isOver == true { crossing = nil }
    var drawsMaterial = false
    for run in newRuns where run.pattern?.isMaterial == true { drawsMaterial = true }
    drawsMaterial =
      drawsMaterial || !newBars.isEmpty && paints.contains { $0.base.isMaterial }
    // The text that is being replaced may also be painted with a material.
    if drawsMaterial || crossing == nil { noteMaterial(drawsMaterial) }
    guard newRuns != runs || newBars != rare?.bars ?? [] else { return hasCrossed }
    runs = newRuns
    if !newBars.isEmpty || rare != nil { rareProperties.bars = newBars }
    return true
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    if let crossing {
      crossing.items(to: runs, at: offset, graph.typesetter).forEach { list.append($0) }
      return
    }
    for bar in rare?.bars ?? [] { list.append(DisplayList.Item(origin: offset, content: bar)) }
    for run in runs { list.append(run.item(at: offset)) }
  }

  override var showsFrame: Bool { true }

  override var ownSleepingReach: CGRect? {
    guard natural.isPlainLine, crossing == nil,
      natural.width <= bounds.width + 0.01, natural.height <= bounds.height + 0.01
    else { return nil }
    // As in `DisplayList.TextRun`: a quarter and half of the font's size, which is less than the height of a line.
    return bounds.insetBy(dx: -natural.height, dy: -natural.height)
  }

  override func didSkipDisplay() { measured = nil }

  /// Letters may overhang the frame; anything farther away is clipped.
  override var ownReach: CGRect {
    var reach = bounds
    if let crossing { reach = reach.union(crossing.reach) }
    for run in runs { reach = reach.union(run.reach) }
    for case .fill(let bar, _, _) in rare?.bars ?? [] { reach = reach.union(bar.boundingRect) }
    return reach
  }

  /// Text is hit in its whole frame (rule 3.9.49).
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard bounds.covers(point) else { return false }
    path.append(self)
    return true
  }
}

/// The properties of a text's node that few texts have.
@MainActor
private final class RareTextProperties {
  /// The paints of the parts after the first one.
  var otherPaints: [AnimatedPaint] = []
  var crossing: TextCrossing?
  /// The value of the content transition that the text had in its last update.
  var number: Double?
  /// The fonts before scaling and tightening; empty if the text does neither.
  var fullFonts: [FontDescriptor] = []
  /// The bars drawn instead of the lines while the text is redacted.
  var bars: [DisplayList.Content] = []
}

extension Text {
  /// Always true: a text is one element.
  @_spi(Engine) public static var __isUnary: Bool { true }

  /// Creates the node that draws the lines.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    TextNode(view, inputs: inputs)
  }

  /// Updates the node with a new text.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    TextNode.update(node, view)
  }
}
