import SwiftUI

/// A query for elements of a kind that have a property in common.
@MainActor
struct ElementQuery {
  /// The kind in words, such as “button”.
  let kind: String
  /// The property in words, such as “with the label “Save””; empty for all elements of the kind.
  let wording: String
  /// The requested text; nil if there is none.
  var text: String?
  /// The code of the query in a test.
  let code: String
  /// All elements of the kind in the window, in document order.
  let candidates: (ViewDriver) -> [Candidate]
  /// The text of an element that is compared with the requested text.
  var key: (Candidate) -> String? = { $0.found.label }
  /// Whether an element matches the query.
  let isMeant: (Candidate) -> Bool

  /// The plural noun for the compared texts, such as “buttons” or “identifiers”.
  var keys: String {
    switch kind {
    case "view": "types of views"
    case _ where wording.hasPrefix("with the identifier"): "identifiers"
    default: plural
    }
  }

  private var plural: String {
    kind.hasSuffix("ch") || kind.hasSuffix("x") ? kind + "es" : kind + "s"
  }

  /// The words for a number of elements, such as “buttons with the label “Save””.
  func words(for count: Int) -> String {
    let noun = count == 1 ? kind : plural
    return wording.isEmpty ? noun : "\(noun) \(wording)"
  }

  static func button(_ label: String) -> ElementQuery {
    ElementQuery(
      kind: "button", wording: "labeled “\(label)”", text: label,
      code: "driver.button(\"\(label)\")",
      candidates: { $0.accessibleCandidates.filter { $0.found.traits.contains(.isButton) } },
      isMeant: { $0.found.label == label })
  }

  static func text(_ string: String) -> ElementQuery {
    ElementQuery(
      kind: "text", wording: "“\(string)”", text: string, code: "driver.text(\"\(string)\")",
      candidates: \.textCandidates,
      isMeant: { $0.found.label == string })
  }

  static func textField(_ label: String) -> ElementQuery {
    ElementQuery(
      kind: "text field", wording: "labeled “\(label)”", text: label,
      code: "driver.textField(\"\(label)\")",
      candidates: \.textFieldCandidates,
      isMeant: { $0.found.label == label })
  }

  static func identifier(_ identifier: String) -> ElementQuery {
    ElementQuery(
      kind: "element", wording: "with the identifier “\(identifier)”", text: identifier,
      code: "driver.element(identifier: \"\(identifier)\")", candidates: \.accessibleCandidates,
      key: \.found.identifier,
      isMeant: { $0.found.identifier == identifier })
  }

  static func element(
    label: String?, role: String?, traits: AccessibilityTraits, value: String?
  ) -> ElementQuery {
    var words = label.map { ["labeled “\($0)”"] } ?? []
    if let value { words.append("with the value “\(value)”") }
    if !traits.isEmpty { words.append("with the traits \(traits.words)") }
    return ElementQuery(
      kind: role ?? "element", wording: words.joined(separator: " and "), text: label,
      code: "driver.element(…)",
      candidates: { driver in
        driver.accessibleCandidates.filter { role == nil || $0.found.role == role }
      },
      isMeant: {
        (label == nil || $0.found.label == label) && (value == nil || $0.found.value == value)
          && $0.found.traits.isSuperset(of: traits)
      })
  }

  static func view(_ type: Any.Type) -> ElementQuery {
    ElementQuery(
      kind: "view", wording: "of the type \(type)", text: "\(type)",
      code: "driver.view(\(type).self)",
      candidates: \.viewCandidates,
      // The names of a library's own views would tell a reader nothing.
      key: {
        TracedWords.isOfPackage($0.node.bodyOwner ?? type) ? nil : $0.found.role
      },
      isMeant: { $0.node.bodyOwner == type })
  }

  static func point(_ point: CGPoint) -> ElementQuery {
    ElementQuery(
      kind: "element", wording: "at \(point.concise)", code: "driver.element(at: …)",
      candidates: { $0.candidates(at: point) }, isMeant: { _ in true })
  }
}

extension AccessibilityTraits {
  /// The names of the traits, joined by commas.
  fileprivate var words: String {
    let roles: [(trait: AccessibilityTraits, name: String)] = [
      (.isButton, "button"), (.isLink, "link"), (.isImage, "image"), (.isStaticText, "text"),
    ]
    return (roles + Self.names).filter { contains($0.trait) }.map(\.name).joined(separator: ", ")
  }
}
