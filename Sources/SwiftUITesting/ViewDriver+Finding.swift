import SwiftUI

/// An element of the window that a test finds by its label.
public struct FoundElement: Equatable, Sendable {
  /// The text that identifies the element.
  public let label: String
  /// The frame of the element as drawn, in points of the window.
  public let frame: CGRect
  /// Whether the user can interact with the element.
  public let isEnabled: Bool

  /// The center of the frame, in points of the window.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

/// An error thrown if no element, or more than one, has the label that a test asks for.
public struct NotFound: Error, CustomStringConvertible {
  let kind: String
  let label: String
  let count: Int
  let labels: [String]

  /// A message that names the label and lists the labels in the window.
  public var description: String {
    let found = count == 0 ? "there is no \(kind)" : "there are \(count) \(kind)s"
    let list =
      labels.isEmpty ? "none" : labels.map { "“\($0)”" }.joined(separator: ", ")
    return "\(found) with the label “\(label)”; the window has: \(list)"
  }
}

extension ViewDriver {
  /// All buttons in the window, in document order.
  public var buttons: [FoundElement] {
    host.graph.buttons.map {
      FoundElement(label: $0.label, frame: $0.frame, isEnabled: $0.isEnabled)
    }
  }

  /// Returns the button with the label: its texts, joined by commas.
  ///
  /// - Throws: ``NotFound`` if no button, or more than one, has the label.
  public func button(_ label: String) throws -> FoundElement {
    try one("button", label, among: buttons)
  }

  /// All texts in the window, in document order.
  public var texts: [FoundElement] {
    host.graph.texts.map { FoundElement(label: $0.string, frame: $0.frame, isEnabled: true) }
  }

  /// Returns the text with the string.
  ///
  /// - Throws: ``NotFound`` if no text, or more than one, has the string.
  public func text(_ string: String) throws -> FoundElement {
    try one("text", string, among: texts)
  }

  func one(
    _ kind: String, _ label: String, among elements: [FoundElement]
  ) throws -> FoundElement {
    let found = elements.filter { $0.label == label }
    guard found.count == 1, let element = found.first else {
      throw NotFound(
        kind: kind, label: label, count: found.count, labels: elements.map(\.label))
    }
    return element
  }
}
