import Foundation

/// A symbol, or a picture.
@MainActor
final class ImageNode: ElementNode {
  private(set) var image: Image
  private var drawn: DisplayList.Content?
  /// What the drawn content is the mask of, where it is not in one colour.
  private var pattern: Paint?
  private var resolved: ImageFigure?
  /// What the foreground gives; nil where the picture has its own colours.
  private var foreground: AnimatedPaint?

  init(_ image: Image, inputs: ViewInputs) {
    self.image = image
    super.init(inputs: inputs)
    updateBody()
  }

  override var name: String { "Image \"\(image.name)\"" }

  func update(_ newImage: Image) {
    guard newImage != image else { return }
    image = newImage
    resolved = nil
    updateBody()
    setNeeds([.measure, .display])
  }

  /// Resolves the foreground, in the phase in which the transaction is known.
  override func updateBody() {
    guard let paint = tracking(.body, { foregroundPaint }) else {
      foreground?.stop()
      foreground = nil
      return
    }
    if foreground == nil {
      foreground = AnimatedPaint(paint)
    } else {
      foreground?.update(paint, node: self)
    }
  }

  private var foregroundPaint: Paint? {
    guard image.isPainted else { return nil }
    let environment = EnvironmentValues(scope: inputs.environment)
    return image.rendering == .original
      ? Color.primary.__paint(in: environment) : ForegroundStyle().__paint(in: environment)
  }

  override func didRemove() {
    foreground?.stop()
    noteMaterial(false)
  }

  private var figure: ImageFigure {
    if let resolved { return resolved }
    let figure = tracking(.measure) { ImageFigure(image, inputs: inputs) }
    resolved = figure
    return figure
  }

  override func layoutDidChange() {
    resolved = nil
    setNeeds(.display)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = figure.size(scale: graph.configuration.displayScale)
    guard image.resizing != nil, figure.isResizable else { return size }
    return CGSize(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    guard case .symbol(let font, _) = figure, key.isBaseline, image.resizing == nil else {
      return nil
    }
    return (dimensions.height + font.capHeight) / 2
  }

  override func updateDisplayItem() -> Bool {
    let paint = foreground?.presented
    let newPattern = paint?.pattern
    let color = paint.map { $0.color ?? .opaqueBlack }
    let newContent = figure.content(
      of: image, in: size, color: color, isMirrored: isMirrored)
    guard newContent != drawn || newPattern != pattern else { return false }
    (drawn, pattern) = (newContent, newPattern)
    noteMaterial(newContent != nil && newPattern?.isMaterial == true)
    return true
  }

  /// Whether what is at the leading side of the picture is at its right.
  private var isMirrored: Bool {
    guard let insets = image.resizing?.capInsets, insets.leading != insets.trailing else {
      return false
    }
    return layoutDirection(for: .display) == .rightToLeft
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard let drawn else { return }
    let item = DisplayList.Item(origin: offset, content: drawn)
    list.append(pattern.map { item.painted(with: $0, size: size) } ?? item)
  }

  override var showsFrame: Bool { true }

  /// The seam of a heavy symbol lies outside of its frame.
  override var ownReach: CGRect {
    if case .symbol(let run) = drawn { run.paintBounds } else { bounds }
  }

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
