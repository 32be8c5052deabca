import Foundation

/// Composes a symbol from the words of its name.
struct SymbolResolver {
  /// The nesting depth of forms: the circle of `person.badge.plus.circle` encloses a badge.
  private var depth = 0
  /// The maximum number of words in a name; no symbol has as many.
  private static let mostWords = 16

  static func figure(of symbol: String) -> SymbolFigure? {
    let isMirrored = symbol.hasSuffix(SymbolDirection.suffix)
    let name = isMirrored ? symbol.dropLast(SymbolDirection.suffix.count) : symbol[...]
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count <= mostWords, !words.contains("") else { return nil }
    let figure = SymbolResolver().figure(
      SymbolDirection.absolute(words, isMirrored: isMirrored)[...])
    return isMirrored && SymbolDirection.isMirrored(words[...]) ? figure?.mirrored : figure
  }

  /// Returns the figure of some words.
  ///
  /// - Parameter isFilled: Whether `.fill` followed these words in the name.
  private func figure(_ words: ArraySlice<Substring>, isFilled: Bool = false) -> SymbolFigure? {
    guard !words.isEmpty, depth < 6 else { return nil }
    if let entry = SymbolTable.entry(of: words.joined(separator: ".")) {
      return (isFilled ? entry.filled : entry.plain).flatMap { SymbolRecipe(text: $0).figure }
    }
    var inner = self
    inner.depth += 1
    guard words.count > 1 else {
      return SymbolLetters.isLettered(words.first ?? "") && !isFilled
        ? SymbolFigure([SymbolLayer(.letters(words.joined().uppercased()))]) : nil
    }
    if words.last == "fill" {
      guard !isFilled else { return nil }
      return inner.figure(words.dropLast(), isFilled: true)
        // The former names of `square.lefthalf.filled` and its like end with `fill`.
        ?? inner.region(words.dropLast() + ["filled"])
    }
    if words.prefix(2) == ["inset", "filled"] {
      return isFilled ? nil : inner.inset(words.dropFirst(2))
    }
    if let figure = inner.badged(words, isFilled: isFilled) { return figure }
    if let figure = inner.slashed(words, isFilled: isFilled) { return figure }
    if let figure = inner.enclosed(words, isFilled: isFilled) { return figure }
    if let figure = inner.region(words) { return figure }
    if let figure = inner.stacked(words, isFilled: isFilled) { return figure }
    if let figure = inner.paired(words, isFilled: isFilled) { return figure }
    if let figure = inner.marked(words, isFilled: isFilled) { return figure }
    return inner.shortened(words, isFilled: isFilled)
  }

  /// Returns the filled figure if there is one, otherwise the plain figure.
  private func heavy(_ words: ArraySlice<Substring>) -> SymbolFigure? {
    figure(words, isFilled: words.last != "fill") ?? figure(words)
  }

  // MARK: Badges

  private func badged(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolFigure? {
    guard
      let index = words.dropFirst().lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" })
    else { return nil }
    // The circle of `bell.badge.circle` encloses the bell with its badge.
    if [["circle"], ["square"]].contains(words[(index + 1)...]) { return nil }
    var base = figure(words[..<index], isFilled: isFilled)
    // A filled badge does not require a filled base.
    if base == nil, isFilled { base = figure(words[..<index]) }
    guard var base else { return nil }
    let rest = words[(index + 1)...]
    guard !rest.isEmpty else {
      let dot = SymbolFigure([SymbolLayer(.drawing("~f:O 12.5 3.5 3.25"))])
      base = base.placed(in: CGRect(x: 0, y: 0, width: 16, height: 16), part: .enclosure)
      return SymbolFigure(base.layers + dot.spaced(by: 1).layers)
    }
    if words[index] == "trianglebadge" {
      return figure(["exclamationmark", "triangle", "fill"]).map { base.badged($0) }
    }
    return (badge(rest) ?? badge(ArraySlice(rest.reversed()))).map { base.badged($0) }
  }

  /// Returns a badge's figure, filled if possible.
  private func badge(_ words: ArraySlice<Substring>) -> SymbolFigure? {
    words == ["person", "crop"] ? figure(["person", "fill"]) : heavy(words)
  }

  /// Returns a base with a mark after it, as in `person.fill.checkmark`.
  private func marked(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolFigure? {
    guard let mark = words.last,
      ["checkmark", "xmark", "plus", "minus", "questionmark", "exclamationmark"].contains(mark),
      let base = figure(words.dropLast(), isFilled: isFilled), let badge = figure([mark])
    else { return nil }
    return base.badged(badge)
  }

  // MARK: Slashes

  private func slashed(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolFigure? {
    guard words.last == "slash", let base = figure(words.dropLast(), isFilled: isFilled) else {
      return nil
    }
    var slash = SymbolLayer(.drawing("~M1.5 1.5L14.5 14.5"))
    slash.gap = 1.1
    slash.part = base.layers.last?.part ?? .figure
    return SymbolFigure(base.layers + [slash])
  }

  // MARK: Enclosures

  private func enclosed(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolFigure? {
    for count in (1...3).reversed() where count < words.count {
      let base = words.dropLast(count)
      guard let room = SymbolEnclosures.room(in: words.suffix(count).joined(separator: ".")),
        let frame = figure(words.suffix(count), isFilled: isFilled), let inside = heavy(base)
      else { continue }
      let back = frame.placed(in: CGRect(x: 0, y: 0, width: 16, height: 16), part: .enclosure)
      let front = inside.placed(in: room, part: .figure)
      return SymbolFigure(back.layers + (isFilled ? front.cut : front).layers)
    }
    return nil
  }

  /// Returns a number inside a circular arrow, as in `goforward.15`.
  private func numbered(_ words: ArraySlice<Substring>) -> SymbolFigure? {
    guard let word = words.last, SymbolLetters.isLettered(word),
      let base = figure(words.dropLast()), let number = figure([word])
    else { return nil }
    let room = CGRect(x: 4.4, y: 5.2, width: 7.2, height: 7.2)
    return SymbolFigure(base.layers + number.placed(in: room).layers)
  }

  // MARK: Regions

  /// Returns a frame with a part of it filled, as in `rectangle.bottomthird.inset.filled`.
  private func region(_ words: ArraySlice<Substring>) -> SymbolFigure? {
    guard words.last == "filled" else { return numbered(words) }
    var words = words.dropLast()
    let isInset = words.last == "inset"
    if isInset { words = words.dropLast() }
    guard let side = words.last,
      let (frame, area) = SymbolEnclosures.frame(words.dropLast().joined(separator: ".")),
      let outline = figure(words.dropLast()),
      let part = SymbolEnclosures.part(side, of: area, isInset: isInset)
    else { return nil }
    let rect = "\(part.minX) \(part.minY) \(part.width) \(part.height)"
    var fill = SymbolLayer(.drawing("~f:R \(rect) \(isInset ? 1 : frame)"))
    fill.part = .figure
    return SymbolFigure(outline.layers + [fill])
  }

  /// Returns the figure of a name that begins with `inset.filled`, such as `inset.filled.bottomthird.rectangle`.
  private func inset(_ words: ArraySlice<Substring>) -> SymbolFigure? {
    for count in 0..<min(words.count, 2) {
      let (side, frame) = (words.prefix(count), words.dropFirst(count))
      if let figure = figure(frame + side + ["inset", "filled"]) { return figure }
    }
    return nil
  }

  // MARK: Pairs

  /// Returns a symbol in front of another, as in `square.on.square`.
  private func stacked(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolFigure? {
    guard let index = words.firstIndex(of: "on") else { return nil }
    var behind = words[(index + 1)...]
    if behind.last == "angled" { behind = behind.dropLast() }
    guard
      let front = figure(words[..<index], isFilled: isFilled) ?? figure(words[..<index]),
      let back = figure(behind, isFilled: isFilled) ?? figure(behind)
    else { return nil }
    return SymbolFigure(
      back.placed(in: CGRect(x: 3.5, y: 0, width: 12.5, height: 12.5), part: .enclosure).layers
        + front.placed(in: CGRect(x: 0, y: 3.5, width: 12.5, height: 12.5), part: .figure)
        .spaced(by: 1).layers)
  }

  /// Returns two symbols side by side, as in `cup.and.saucer`.
  private func paired(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolFigure? {
    guard let index = words.dropFirst().firstIndex(of: "and"),
      let first = figure(words[..<index], isFilled: isFilled) ?? figure(words[..<index]),
      let second = figure(words[(index + 1)...], isFilled: isFilled)
        ?? figure(words[(index + 1)...])
    else { return nil }
    return SymbolFigure(
      first.placed(in: CGRect(x: 0, y: 0, width: 11, height: 11), part: .enclosure).layers
        + second.placed(in: CGRect(x: 6.5, y: 6.5, width: 9.5, height: 9.5), part: .figure)
        .spaced(by: 0.9).layers)
  }

  // MARK: Words without a meaning here

  /// Returns the figure without a last word that changes little, as in `wand.and.stars.inverse`.
  private func shortened(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolFigure? {
    let small = ["inverse", "angled", "and", "ar", "he", "hi", "ja", "ko", "th", "zh", "bn", "my"]
    guard let last = words.last, small.contains(String(last)) else { return nil }
    return figure(words.dropLast(), isFilled: isFilled)
  }
}

extension SymbolFigure {
  /// Returns the figure with a badge at its bottom trailing corner.
  fileprivate func badged(_ badge: SymbolFigure) -> SymbolFigure {
    let back = placed(in: CGRect(x: 0, y: 0, width: 16, height: 16), part: .enclosure)
    let place = CGRect(x: 8.75, y: 8.75, width: 7.25, height: 7.25)
    return SymbolFigure(back.layers + badge.placed(in: place, part: .figure).spaced(by: 1).layers)
  }
}
