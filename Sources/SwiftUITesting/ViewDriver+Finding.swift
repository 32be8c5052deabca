import SwiftUI

/// Something in the window that a test refers to.
public struct FoundElement: Equatable, Sendable {
  /// The text it is found by.
  public let label: String
  /// Its frame as drawn, in points of the window.
  public let frame: CGRect
  /// Whether it can be used.
  public let isEnabled: Bool

  /// The middle of the frame.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

/// Tells that a label leads to no element, or to several, and which labels there are.
public struct NotFound: Error, CustomStringConvertible {
  let kind: String
  let label: String
  let count: Int
  let labels: [String]

  /// What was looked for and what is there.
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

  /// The button with the label: its texts, joined by commas.
  ///
  /// - Throws: ``NotFound`` where there is no such button, or several.
  public func button(_ label: String) throws -> FoundElement {
    try one("button", label, among: buttons)
  }

  /// All texts in the window, in document order.
  public var texts: [FoundElement] {
    host.graph.texts.map { FoundElement(label: $0.string, frame: $0.frame, isEnabled: true) }
  }

  /// The text with the string.
  ///
  /// - Throws: ``NotFound`` where there is no such text, or several.
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
