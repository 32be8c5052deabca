import Foundation

/// A symbol: a square as high as a line of text, centred on the capitals (rule 6.1.16).
@MainActor
final class SymbolNode: ElementNode {
  private(set) var image: Image
  private var run: DisplayList.SymbolRun?
  private var resolved: Metrics?
  private var foreground: AnimatedPaint?
  private var gradient: GradientPaint?

  private struct Metrics {
    var font: FontDescriptor
    var side: CGFloat
  }

  init(_ image: Image, inputs: ViewInputs) {
    self.image = image
    super.init(inputs: inputs)
    updateBody()
    warn()
  }

  override var name: String { "Image \"\(image.name)\"" }

  func update(_ newImage: Image) {
    guard newImage != image else { return }
    image = newImage
    updateBody()
    warn()
    setNeeds([.measure, .display])
  }

  /// Resolves the foreground, in the phase in which the transaction is known.
  override func updateBody() {
    let paint = tracking(.body) {
      let environment = EnvironmentValues(scope: inputs.environment)
      return image.rendering == .original
        ? Color.primary.__paint(in: environment) : ForegroundStyle().__paint(in: environment)
    }
    if foreground == nil {
      foreground = AnimatedPaint(paint)
    } else {
      foreground?.update(paint, node: self)
    }
  }

  override func didRemove() { foreground?.stop() }

  private static var unknown: Set<String> = []

  private func warn() {
    let name = image.name
    guard SymbolNames.icon(of: name) == nil, Self.unknown.insert(name).inserted else { return }
    RuntimeWarning.issue(
      "Image(systemName:) got “\(name)”, which is no symbol here; a crossed square is drawn. "
        + "Use a name of the set, such as “star” or “heart.fill”.")
  }

  private var metrics: Metrics {
    if let resolved { return resolved }
    let metrics = tracking(.measure) {
      let environment = EnvironmentValues(scope: inputs.environment)
      let font = environment.textTraits.apply(
        to: environment.font ?? .body, at: environment.dynamicTypeSize)
      return Metrics(font: font, side: font.lineHeight * environment.imageScale.factor)
    }
    resolved = metrics
    return metrics
  }

  override func layoutDidChange() {
    resolved = nil
    setNeeds(.display)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let scale = graph.configuration.displayScale
    let side = (metrics.side * scale - 0.001).rounded(.up) / scale
    guard image.isResizable else { return CGSize(width: side, height: side) }
    return CGSize(width: proposal.width ?? side, height: proposal.height ?? side)
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    guard key.isBaseline, !image.isResizable else { return nil }
    return (dimensions.height + metrics.font.capHeight) / 2
  }

  override func updateDisplayItem() -> Bool {
    let paint = foreground?.presented
    let newRun = DisplayList.SymbolRun(
      name: image.name, size: size, weight: metrics.font.weight,
      color: paint?.color ?? .opaqueBlack)
    guard newRun != run || paint?.gradient != gradient else { return false }
    (run, gradient) = (newRun, paint?.gradient)
    return true
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard let run else { return }
    let item = DisplayList.Item(origin: offset, content: .symbol(run))
    list.append(gradient.map { item.painted(with: $0, size: run.size) } ?? item)
  }

  override var showsFrame: Bool { true }

  /// The seam of a heavy symbol lies outside of its frame.
  override var ownReach: CGRect { run?.paintBounds ?? bounds }

  /// A picture is hit in its whole frame (rule 3.9.49).
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard bounds.contains(point) else { return false }
    path.append(self)
    return true
  }
}

extension AlignmentKey {
  /// Whether the guide is a baseline.
  fileprivate var isBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key
      || self == VerticalAlignment.lastTextBaseline.key
  }
}
