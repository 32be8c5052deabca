import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// Draws the line below a row, unless the row is the last one of its card (rule 6.4.8).
nonisolated struct RowLineModifier: ViewModifier, ElementModifier {
  typealias Body = Never

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> RowLineNode { RowLineNode(inputs: inputs) }

  @MainActor
  func updateElement(_ element: RowLineNode) {}
}

/// The element of a row that draws the line.
final class RowLineNode: PassThroughNode {
  /// Whether the row is the last one of its card.
  private var isLast = false
  /// The line that is drawn, in the row's own coordinates; nil for none.
  private var line: Line?

  private struct Line: Equatable {
    let frame: CGRect
    let color: RGBAColor
  }

  override var name: String { "row line" }

  /// Records whether the row is the last one of its card.
  private func setLast(_ isLast: Bool) {
    guard isLast != self.isLast else { return }
    self.isLast = isLast
    setNeeds(.display)
  }

  /// Tells a row of a list whether it is the last one of its card.
  ///
  /// - Parameter row: The element of the row in its container.
  static func tell(_ row: ElementNode, isLast: Bool) {
    var element: ElementNode? = row
    while let current = element {
      if let line = current as? RowLineNode { return line.setLast(isLast) }
      element = current.modified
    }
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    setNeeds(.display)
    return super.preferenceDidChange(key, in: child)
  }

  // MARK: Accessibility

  /// A single text or image is as large as its row (rule 2.7.81e).
  override var ownAccessibilityElements: [AccessibilityElement] {
    innerAccessibilityElements.placedAlone(in: self)
  }

  // MARK: Drawing

  override var showsFrame: Bool { true }

  override func updateDisplayItem() -> Bool {
    let new = tracking(.display) { currentLine }
    guard new != line else { return false }
    line = new
    return true
  }

  private var currentLine: Line? {
    guard !isLast else { return nil }
    let traits = preference(ListRowTraitsKey.self) ?? ListRowTraits()
    guard !traits.isSection, traits.separator != .hidden else { return nil }
    let environment = EnvironmentValues(scope: inputs.environment)
    let metrics = environment.listMetrics
    guard !metrics.hasSeparateRows else { return nil }
    let height = metrics.separatorHeight(pixel: 1 / graph.displayScale)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (leading, trailing) = (metrics.contentInset, metrics.separatorTrailing)
    let frame = CGRect(
      x: isMirrored ? trailing : leading, y: size.height - height,
      width: max(size.width - leading - trailing, 0), height: height)
    let color =
      traits.separatorTint?.resolveColor(in: environment)
      ?? metrics.separatorColor(in: environment.colorScheme)
    return Line(frame: frame, color: color)
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    super.appendItems(to: &list, at: offset)
    guard let line else { return }
    list.append(
      DisplayList.Item(
        origin: offset, content: .fill(Rectangle().path(in: line.frame), line.color)))
  }

  override var ownReach: CGRect { bounds }
}
