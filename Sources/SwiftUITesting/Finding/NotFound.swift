import SwiftUI

/// An error thrown if no element, or more than one, is what a test asks for.
public struct NotFound: Error, CustomStringConvertible {
  /// A message that says what was asked for, what the window has that is like it, and how to tell
  /// several elements apart.
  public let description: String
}

extension NotFound {
  /// Creates the error for a name that is not among others, or more than once.
  init(_ words: String, named name: String, among names: [String]) {
    let count = names.count { $0 == name }
    description =
      count == 0
      ? "there is no \(words) “\(name)”\(NearestNames(to: name, among: names).words)"
      : "there are \(count) for the \(words) “\(name)”"
  }

  @MainActor
  init(_ locator: Locator, _ found: [Candidate]) {
    description = found.isEmpty ? Self.nothing(locator) : Self.several(locator, found)
  }

  // MARK: Nothing

  @MainActor
  private static func nothing(_ locator: Locator) -> String {
    let (driver, query, start) = (locator.driver, locator.query, "there is no \(locator.words)")
    var wider = locator
    if wider.steps.popLast() != nil, let meant = try? wider.candidates(), !meant.isEmpty {
      return "\(start), but \(count(meant, wider)):\(list(meant))"
    }
    if let front = frontTitle(covering: query, in: driver) {
      return "\(start) in front: it is behind what begins with “\(front)”, which has to be closed "
        + "first"
    }
    let names = NearestNames(
      to: query.text, among: query.candidates(driver).compactMap(query.key))
    if let other = query.text.flatMap({ otherKind($0, than: query.kind, in: driver) }) {
      return start + (names.isCertain ? names.words : "") + "; " + other
    }
    return start + names.words
  }

  /// The first words of the sheet, alert or menu that covers a meant element; nil if none does.
  @MainActor
  private static func frontTitle(covering query: ElementQuery, in driver: ViewDriver) -> String? {
    guard let text = query.text,
      driver.coveredCandidates.contains(where: { query.key($0) == text })
    else { return nil }
    return driver.accessibleCandidates.map(\.found.label).first { !$0.isEmpty } ?? ""
  }

  /// The words for an element of another kind with the text that is asked for.
  @MainActor
  private static func otherKind(
    _ text: String, than kind: String, in driver: ViewDriver
  ) -> String? {
    let others = driver.accessibleCandidates.map(\.found)
    let other = others.first { $0.label == text }
    if let other, kind != "element", other.role != kind {
      return other.role == "text"
        ? "there is a text “\(text)”, which text(_:) finds"
        : "there is an element of the role “\(other.role)” with this label, which element(_:) finds"
    }
    if others.contains(where: { $0.identifier == text }) {
      return "there is an element with this identifier, which element(identifier:) finds"
    }
    return nil
  }

  // MARK: Several

  @MainActor
  private static func several(_ locator: Locator, _ found: [Candidate]) -> String {
    "there are \(count(found, locator)):\(list(found))\n"
      + "Choose one by its index, as in [0], by within(_:) or nearest(to:), or give it an "
      + "accessibilityIdentifier."
  }

  @MainActor
  private static func count(_ found: [Candidate], _ locator: Locator) -> String {
    "\(found.count) \(locator.words(for: found.count))"
  }

  /// The elements with what tells them apart, one in a line.
  @MainActor
  private static func list(_ found: [Candidate]) -> String {
    let limit = 8
    let lines = found.prefix(limit).enumerated().map { index, candidate in
      let place = candidate.place.isEmpty ? "" : ", in \(candidate.place)"
      return "\n  [\(index)] at \(candidate.found.frame.concise)\(place)"
    }
    return lines.joined() + (found.count > limit ? "\n  and \(found.count - limit) more" : "")
  }
}
