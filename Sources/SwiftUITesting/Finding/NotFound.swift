import SwiftUI

/// An error for an element that can't be found, or that isn't unique.
///
/// Calls that need an element throw this error. Its message lists similar names, elements of another kind with the same
/// name, and unfinished work that may create the element later; or the matches, with the values that distinguish them.
/// In a test, it is a failure at the line of the call, and ends the test. An expectation of errors receives it:
///
/// ```swift
/// #expect(throws: NotFound.self) { try driver.tap(on: "Sign out") }
/// ```
public struct NotFound: Error, CustomStringConvertible {
  /// A message that names the requested element, similar elements in the window, or how to distinguish several matches.
  public let description: String
  /// Whether there is more than one element.
  let isAmbiguous: Bool
}

extension NotFound {
  /// Creates the error for a name that a list contains not once, or several times.
  init(_ kind: String, plural: String, named name: String, among names: [String]) {
    let count = names.count { $0 == name }
    isAmbiguous = count > 1
    description =
      count == 0
      ? "there is no \(kind) “\(name)”\(NearestNames(to: name, among: names).words(of: plural))"
      : "there are \(count) \(plural) “\(name)”"
  }

  /// Creates the error for a locator that matches no element, or several.
  ///
  /// - Parameter hasScrolled: Whether all scroll views were searched by scrolling them from beginning to end.
  @MainActor
  init(_ locator: Locator, _ found: [Candidate], hasScrolled: Bool = false) {
    isAmbiguous = !found.isEmpty
    description =
      found.isEmpty
      ? Self.nothing(locator, hasScrolled: hasScrolled) : Self.several(locator, found)
  }

  // MARK: Nothing

  @MainActor
  private static func nothing(_ locator: Locator, hasScrolled: Bool) -> String {
    let (driver, query, start) = (locator.driver, locator.query, "there is no \(locator.words)")
    var wider = locator
    if wider.steps.popLast() != nil, let meant = try? wider.candidates(), !meant.isEmpty {
      let others = "\(start), but \(count(meant, wider)):\(list(meant, wider))"
      let pending = driver.pendingSentences.joined(separator: " ")
      return others + (pending.isEmpty ? "" : "\n\(pending)")
    }
    if let cover = cover(of: query, in: driver) { return "the \(locator.words) is \(cover)" }
    if let reason = hiding(query, in: driver) { return "the \(locator.words) \(reason)" }
    if let text = query.text, driver.hasTextOnCoveredPage(text) {
      return "the \(locator.words) is on a page behind the visible one; go back to that page first"
    }
    let names = NearestNames(
      to: query.text, among: query.candidates(driver).compactMap(query.key))
    let guess = names.words(of: query.keys)
    if let other = query.text.flatMap({ otherKind($0, than: query.kind, in: driver) }) {
      return start + (names.isCertain ? guess : "") + "; " + other
    }
    var sentences = [start + guess]
    if driver.hasScrollViews {
      sentences.append(
        hasScrolled
          ? "driver.scroll(to:) has looked for it from the beginning to the end of each scroll view"
          : "If a lazy stack or list hasn't created it yet, call driver.scroll(to: \(locator.code)) first"
      )
    }
    if !names.isCertain, query.kind != "view", let menus = driver.closedMenuWords {
      sentences.append("If it is in a menu, open that first: \(menus)")
    }
    let words = sentences.reduce("") { words, sentence in
      words.isEmpty ? sentence : words + (words.hasSuffix("?") ? " " : ". ") + sentence
    }
    // Scrolling itself shows and hides scroll bars.
    let pending = hasScrolled ? driver.waitSentences : driver.pendingSentences
    if pending.isEmpty { return words }
    return words + (words.hasSuffix("?") ? " " : ". ") + pending.joined(separator: " ")
  }

  /// A phrase for the sheet, alert or menu that covers a matching element; nil if none does.
  @MainActor
  private static func cover(of query: ElementQuery, in driver: ViewDriver) -> String? {
    guard let text = query.text,
      driver.coveredCandidates.contains(where: { query.key($0) == text })
    else { return nil }
    let front = driver.accessibleCandidates.map(\.found)
    let words =
      driver.presentationWords
      ?? "the modal element that begins with “\(front.map(\.label).first { !$0.isEmpty } ?? "")”"
    return "behind \(words); close that first\(driver.frontButtonWords)"
  }

  /// A phrase for the reason why the requested text of a view is invisible; nil if no view has the text.
  @MainActor
  private static func hiding(_ query: ElementQuery, in driver: ViewDriver) -> String? {
    guard let text = query.text, driver.hasInvisibleText(text) else { return nil }
    if driver.host.graph.isComingToRest {
      return
        "can't be seen while an animation, such as a transition, makes it invisible; call driver.settle() first"
    }
    return "can't be seen: it, or a view around it, has hidden() or opacity(0)"
  }

  /// A phrase for an element of another kind with the requested text.
  @MainActor
  private static func otherKind(
    _ text: String, than kind: String, in driver: ViewDriver
  ) -> String? {
    let others = driver.accessibleCandidates.map(\.found)
    let other = others.first { $0.label == text }
    if let other, kind != "element", other.role != kind {
      let code = other.role == "text" ? "text" : "element"
      return "“\(text)” is of the role “\(other.role)”; use driver.\(code)(\"\(text)\")"
    }
    if let other = others.first(where: { $0.identifier == text }) {
      return
        "“\(text)” is the accessibilityIdentifier of an element of the role “\(other.role)”; use "
        + "driver.element(identifier: \"\(text)\")"
    }
    return nil
  }

  // MARK: Several

  @MainActor
  private static func several(_ locator: Locator, _ found: [Candidate]) -> String {
    let code = locator.code
    let neighbors = neighbors(of: found, in: locator.driver)
    // The text of the first element that tells it from the others.
    let name =
      neighbors.first.flatMap(\.self).flatMap { text in
        neighbors.count { $0 == text } == 1 && locator.driver.text(text).count == 1 ? text : nil
      } ?? "…"
    return "there are \(count(found, locator)):\(list(found, locator))\n"
      + "Choose one by its index, such as \(code)[0], by an element near it, such as "
      + "\(code).nearest(to: driver.text(\"\(name)\")), or give each one an accessibilityIdentifier."
  }

  @MainActor
  private static func count(_ found: [Candidate], _ locator: Locator) -> String {
    "\(found.count) \(locator.words(for: found.count))"
  }

  /// The elements with what tells them apart, one in a line.
  @MainActor
  private static func list(_ found: [Candidate], _ locator: Locator) -> String {
    let limit = 8
    let neighbors = neighbors(of: found, in: locator.driver)
    let lines = found.prefix(limit).enumerated().map { index, candidate in
      let place = candidate.place.isEmpty ? "" : ", in \(candidate.place)"
      // An element whose label isn't that of the query is named by its own label.
      let own = candidate.found.label == locator.query.text ? "" : candidate.found.label
      let beside =
        own.isEmpty
        ? neighbors[index].map { ", beside “\($0.prefix(40))”" } ?? ""
        : ", with “\(own.prefix(40))”"
      return "\n  [\(index)] at \(candidate.found.frame.concise)\(place)\(beside)"
    }
    return lines.joined() + (found.count > limit ? "\n  and \(found.count - limit) more" : "")
  }

  /// The text beside each element: the nearest one in the largest view around the element that contains no other of
  /// them, such as a row, or else the nearest one in the window.
  @MainActor
  private static func neighbors(of found: [Candidate], in driver: ViewDriver) -> [String?] {
    let texts = driver.textCandidates.filter { text in
      !found.contains { text.isOrIsInside($0) || $0.isOrIsInside(text) }
    }
    return found.map { candidate in
      let others = found.map(\.node).filter { $0 !== candidate.node }
      let own = sequence(first: candidate.node, next: \.parent).prefix { around in
        !others.contains { $0.isOrIsInside(around) }
      }
      let row = Array(own).last ?? candidate.node
      let near = texts.filter { $0.node.isOrIsInside(row) }
      let frame = candidate.found.frame
      return (near.isEmpty ? texts : near)
        .min { $0.found.frame.distance(to: frame) < $1.found.frame.distance(to: frame) }?
        .found.label
    }
  }
}
