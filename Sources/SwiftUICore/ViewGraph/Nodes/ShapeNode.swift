import Foundation

/// A filled shape.
@MainActor
final class ShapeNode<S: Shape, Style: ShapeStyle>: ElementNode {
  private var shape: AnimatedValue<S>
  private var style: Style
  private var path = Path()
  private var color: RGBAColor?

  init(_ shape: S, _ style: Style, inputs: ViewInputs) {
    self.shape = AnimatedValue(shape)
    self.style = style
    super.init(inputs: inputs)
  }

  override var name: String { "\(S.self)" }

  func update(_ newShape: S, _ newStyle: Style) {
    if !ValueComparison.areEqual(shape.model, newShape) {
      shape.update(newShape, node: self, phase: .display)
      setNeeds([.measure, .display])
    }
    if !ValueComparison.areEqual(style, newStyle) {
      style = newStyle
      setNeeds(.display)
    }
  }

  override func didRemove() { shape.stop() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.model.sizeThatFits(proposal)
  }

  override func updateDisplayItem() -> Bool {
    let newPath = shape.presented.path(in: bounds)
    let newColor = tracking(.display) {
      style.__color(in: EnvironmentValues(scope: inputs.environment))
    }
    guard newPath != path || newColor != color else { return false }
    (path, color) = (newPath, newColor)
    return true
  }

  private var isVisible: Bool { (color?.opacity ?? 0) > 0 && !path.isEmpty }

  override func appendItems(to list: inout [DisplayList.Item], at offset: CGPoint) {
    guard isVisible, let color else { return }
    list.append(DisplayList.Item(origin: offset, content: .fill(path, color)))
  }

  override var ownReach: CGRect { isVisible ? path.boundingRect : .null }

  /// The outline is hit where it is filled (rule 3.9.49); what is clear is not (rule 3.9.52).
  override func hitTest(_ point: CGPoint, path: inout EventPath) -> Bool {
    guard let color, color.opacity >= 0.001, self.path.contains(point) else { return false }
    path.append(self)
    return true
  }
}
