import SwiftUI
@_spi(Engine) import TactileAccessibility
import TactileCairoRenderer
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// The elements and texts of a window at the moment of an audit.
@MainActor
struct AuditedWindow {
  let driver: ViewDriver
  /// The accessibility elements in the order of a screen reader.
  let elements: [AccessibilityElement]
  /// Their frames at that moment, by their nodes.
  let frames: [ObjectIdentifier: CGRect]
  /// The visible texts.
  let texts: [AuditedText]
  let list: DisplayList

  /// A text of the window.
  struct AuditedText {
    let node: ViewNode
    let string: String
    let frame: CGRect
    /// How the text is drawn; nil if it isn't drawn as plain text.
    let drawn: DrawnItem?

    var words: String { "text “\(string.prefix(60))”" }
    /// The size of the largest font, in points.
    var fontSize: CGFloat? {
      drawn?.text.map { run in
        run.lines.flatMap(\.pieces).map(\.font.size).max() ?? run.font.size
      }
    }
  }

  init(_ driver: ViewDriver) {
    self.driver = driver
    elements = driver.host.graph.accessibilityElements.flatMap(\.flattened)
    frames = elements.reduce(into: [:]) { $0[ObjectIdentifier($1.node)] = $1.frame }
    list = driver.displayList
    var drawn = list.drawnItems.filter { $0.text != nil }
    texts = driver.visibleTexts.map { node, string in
      let frame = node.windowFrame
      let index = drawn.firstIndex { $0.frame.isClose(to: frame) }
      return AuditedText(
        node: node, string: string, frame: frame, drawn: index.map { drawn.remove(at: $0) })
    }
  }

  /// The frame of an element at that moment, in points of the window.
  func frame(of element: AccessibilityElement) -> CGRect {
    frames[ObjectIdentifier(element.node)] ?? element.frame
  }

  /// The window's frame, in points.
  var frame: CGRect { CGRect(origin: .zero, size: driver.size) }

  /// The elements that the user can act on.
  var controls: [AccessibilityElement] {
    elements.filter { $0.isEnabled && ($0.traits.contains(.isButton) || !$0.actions.isEmpty) }
  }

  /// Returns a picture of a display list at two pixels per point.
  func picture(_ list: DisplayList) throws -> Bitmap {
    try WindowPainter(scale: CGFloat(Self.scale)).picture(of: list)
  }

  /// The number of pixels per point of these pictures.
  static let scale = 2
}

extension AccessibilityElement {
  /// The role and the label.
  var words: String { label.isEmpty ? role : "\(role) “\(label.prefix(60))”" }
}

extension ViewNode {
  /// Whether the node is inside a scroll view.
  var isInScrollView: Bool {
    sequence(first: self, next: \.parent).contains { $0 is ScrollNode }
  }

  /// Whether the node is in an alert, a confirmation dialog or a menu, whose order and fonts a program can't change.
  var isInAlertOrMenu: Bool {
    sequence(first: self, next: \.parent).contains {
      graph.presentations.kind(of: $0)?.arrangesItems == true
    }
  }

  /// Whether the controls at the node are enabled.
  var isEnabledHere: Bool { EnvironmentValues(scope: inputs.environment).isEnabled }
}

extension CGRect {
  /// Whether all edges are within a point of another rectangle's.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(maxX - other.maxX) <= 1
      && abs(maxY - other.maxY) <= 1
  }
}
