import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// Draws the lines above and below the rows of a section, and marks the last row.
nonisolated struct SectionRowsModifier: ViewModifier, ElementModifier {
  typealias Body = Never

  @MainActor
  func makeElement(_ inputs: ViewInputs) -> SectionRowsNode { SectionRowsNode(inputs: inputs) }

  @MainActor
  func updateElement(_ element: SectionRowsNode) {}
}

/// The element around the rows of a section.
final class SectionRowsNode: PassThroughNode {
  /// The lines that are drawn, in the section's own coordinates.
  private var lines: [Line] = []

  private struct Line: Equatable {
    let frame: CGRect
    let color: RGBAColor
  }

  override init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    graph.noteGuide(VerticalAlignment.sectionHeader.key)
  }

  override var name: String { "section rows" }

  override func placeElements(in placement: Placement) {
    if let rows = firstElement?.elements {
      let last = rows.last
      for row in rows { RowLineNode.tell(row, isLast: row === last) }
    }
    super.placeElements(in: placement)
  }

  // MARK: Drawing

  override var showsFrame: Bool { true }

  override func updateDisplayItem() -> Bool {
    let new = tracking(.display) { currentLines }
    guard new != lines else { return false }
    lines = new
    return true
  }

  private var currentLines: [Line] {
    let environment = EnvironmentValues(scope: inputs.environment)
    let wanted = environment.listSectionLines
    guard wanted.top.visibility == .visible || wanted.bottom.visibility == .visible else {
      return []
    }
    let metrics = environment.listMetrics
    let height = metrics.separatorHeight(pixel: 1 / graph.displayScale)
    func line(_ look: ListSectionLines.Look, y: CGFloat) -> Line? {
      guard look.visibility == .visible else { return nil }
      return Line(
        frame: CGRect(x: 0, y: y, width: size.width, height: height),
        color: look.tint?.resolveColor(in: environment)
          ?? metrics.separatorColor(in: environment.colorScheme))
    }
    return [line(wanted.top, y: 0), line(wanted.bottom, y: size.height - height)].compactMap { $0 }
  }

  override func appendItems(to list: inout ItemCollector, at offset: CGPoint) {
    super.appendItems(to: &list, at: offset)
    for line in lines {
      list.append(
        DisplayList.Item(
          origin: offset, content: .fill(Rectangle().path(in: line.frame), line.color)))
    }
  }

  override var ownReach: CGRect { bounds }
}
