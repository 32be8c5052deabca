import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of a symbol or an image.
@MainActor
final class ImageNode: ElementNode, ValueNode {
  private(set) var image: Image
  private var parts: [ImagePart] = []
  private var resolved: ImageFigure?
  /// The paints of the parts; empty if the image keeps its own colors.
  private var foregrounds: [AnimatedPaint] = []
  /// The effects that animate a symbol.
  private var performance = SymbolPerformance()
  private var pose = SymbolPose()

  init(_ image: Image, inputs: ViewInputs) {
    self.image = image
    super.init(inputs: inputs)
    updateBody()
  }

  override var name: String { "Image \"\(image.name)\"" }

  /// The element with the image's label, or its name if it has no label; none without either.
  override var ownAccessibilityElements: [AccessibilityElement] {
    if image.isDecorative { return [] }
    let label = image.label.map(string(of:)) ?? image.name
    if label.isEmpty { return [] }
    var element = AccessibilityElement(label, traits: .isImage, node: self)
    element.weight = image.label == nil ? .symbol : .said
    return [element]
  }

  func update(_ newImage: Image) {
    guard newImage != image else { return }
    image = newImage
    resolved = nil
    updateBody()
    setNeeds([.measure, .display])
  }

  /// Resolves the foreground in the body phase, in which the transaction is known.
  override func updateBody() {
    // One evaluation tracks both: a second one would discard the dependencies of the first.
    let (paints, effects) = tracking(.body) { (foregroundPaints, symbolEffects) }
    performance.update(effects, node: self)
    if paints.count == foregrounds.count {
      for index in paints.indices { foregrounds[index].update(paints[index], node: self) }
    } else {
      foregrounds.forEach { $0.stop() }
      foregrounds = paints.map(AnimatedPaint.init)
      setNeeds(.display)
    }
  }

  private var symbolEffects: [SymbolEffectEntry] {
    let environment = EnvironmentValues(scope: inputs.environment)
    guard image.symbolName(in: environment) != nil else { return [] }
    var effects = environment.symbolEffects
    if effects.isEmpty { return [] }
    let direction = environment.layoutDirection
    for index in effects.indices { effects[index].motion = effects[index].motion.facing(direction) }
    return effects
  }

  private var foregroundPaints: [Paint] {
    image.paints(in: EnvironmentValues(scope: inputs.environment), first: nil)
  }

  override func didRemove() {
    foregrounds.forEach { $0.stop() }
    performance.stop()
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
    let size = figure.size(scale: graph.displayScale)
    guard image.resizing != nil, figure.isResizable else { return size }
    return CGSize(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func alignmentGuide(_ key: AlignmentKey, in dimensions: CGSize) -> CGFloat? {
    guard case .symbol(let symbol) = figure, key.isBaseline, image.resizing == nil else {
      return nil
    }
    return (dimensions.height + symbol.font.capHeight) / 2
  }

  override func updateDisplayItem() -> Bool {
    let paints = foregrounds.map(\.presented)
    // A single evaluation, as in the body phase.
    let (isRedacted, mirroring) = tracking(.display) {
      let environment = EnvironmentValues(scope: inputs.environment)
      return (environment.isRedacted, self.capMirroring(in: environment))
    }
    let newPose = performance.pose
    let newParts =
      isRedacted
      ? redactedParts(paints.first)
      : figure.parts(
        of: image, in: size, paints: paints, mirroring: mirroring, light: newPose.light)
    guard newParts != parts || newPose != pose else { return false }
    (parts, pose) = (newParts, newPose)
    noteMaterial(!parts.isEmpty && paints.contains { $0.base.isMaterial })
    return true
  }

  /// Returns a bar that replaces a redacted image; gray for images with their own colors.
  private func redactedParts(_ paint: Paint?) -> [ImagePart] {
    guard size.width > 0, size.height > 0 else { return [] }
    let content = RedactionBar.content(bounds, paint?.base ?? .color(.opaqueBlack))
    return [ImagePart(content: content)]
  }

  /// Returns the conversion of the leading cap to the left one, which reads the layout direction only if they differ.
  private func capMirroring(in environment: EnvironmentValues) -> Mirroring {
    guard let insets = image.resizing?.capInsets, insets.leading != insets.trailing else {
      return .none
    }
    return Mirroring(environment.layoutDirection)
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    guard pose != SymbolPose() else {
      for part in parts { list.append(part.item(at: offset, size: size)) }
      return
    }
    let items = parts.map { $0.item(at: .zero, size: size) }
    for item in pose.items(items, at: offset, size: size) { list.append(item) }
  }

  override var showsFrame: Bool { true }

  /// Strokes of a heavy symbol extend beyond its frame.
  override var ownReach: CGRect {
    parts.reduce(partsReach) { $0.union($1.finishes.reach(of: partsReach)) }
  }

  private var partsReach: CGRect {
    guard case .symbol(let run)? = parts.first?.content else { return bounds }
    // A symbol that rotates and grows stays within the square around its circle.
    return performance.isEmpty
      ? run.paintBounds : bounds.insetBy(dx: -size.width * 0.4, dy: -size.height * 0.4)
  }

  /// An image is hit in its whole frame (rule 3.9.49).
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard bounds.covers(point) else { return false }
    path.append(self)
    return true
  }
}

extension ViewNode {
  /// Whether the node or one inside of it is the element of an image.
  package final var containsImage: Bool {
    self is ImageNode || children.contains(where: \.containsImage)
  }
}

extension AlignmentKey {
  /// Whether the guide is a text baseline.
  fileprivate var isBaseline: Bool {
    self == VerticalAlignment.firstTextBaseline.key
      || self == VerticalAlignment.lastTextBaseline.key
  }
}

extension Image: PrimitiveView {
  /// Always true: an image is one element.
  @_spi(Engine) public static var __isUnary: Bool { true }

  /// Creates the node that draws the image.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    ImageNode(view, inputs: inputs)
  }

  /// Updates the node with a new image.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    ImageNode.update(node, view)
  }
}
