@_spi(Engine) import TactileViewGraph

/// The entries of a lazy container in order: individual views, and items of lists.
@MainActor
struct LazyEntries {
  /// An entry whose views exist.
  struct Entry {
    let index: Int
    let elements: [ElementNode]
    /// The list that the entry is an item of, and the entry of the list's first item; nil for an
    /// individual view.
    let list: LazyListPlace?
    var column = 0
    /// Whether the entry spans all columns of its own line.
    var spans = false
  }

  /// The entries that are side by side in one line.
  struct Line {
    let number: Int
    var entries: [Entry]
    /// Whether all entries of the line exist.
    let isWhole: Bool
    var place: LazyListPlace? { entries.first?.list }
  }

  /// A section whose header and footer exist.
  struct Section {
    let header: [ElementNode]
    let footer: [ElementNode]
    let extent: Extent

    /// The entries of the section, or some elements of a single entry.
    enum Extent {
      case entries(Range<Int>)
      case elements([ElementNode])
    }
  }

  /// The number of entries, whether their views exist or not.
  private(set) var count = 0
  private(set) var made: [Entry] = []
  private(set) var sections: [Section] = []
  private var headers: Set<ObjectIdentifier> = []
  private var footers: Set<ObjectIdentifier> = []
  private var places: [LazyListPlace] = []
  /// Indices of entries that begin a new line; headers and footers have their own lines.
  private var runs = [Run(start: 0, spans: false)]

  private struct Run {
    let start: Int
    let spans: Bool
  }

  init(of node: LazyNode) {
    pinned = node.arrangement.pinned
    for child in node.children { visit(child) }
  }

  private let pinned: PinnedScrollableViews

  private mutating func visit(_ node: ViewNode) {
    guard !node.isLeaving else { return }
    if let list = node as? any LazyList {
      let place = LazyListPlace(list: list, start: count)
      places.append(place)
      for (index, child) in zip(list.shown, node.children) {
        var elements: [ElementNode] = []
        child.appendElements(to: &elements)
        append(Entry(index: count + index, elements: elements, list: place))
        findSections(in: child)
      }
      // Beyond this count, positions would be indistinguishable.
      count = min(count + list.count, 1 << 61)
    } else if let element = node.asElement {
      append(Entry(index: count, elements: [element], list: nil))
      count += 1
    } else if let section = node as? any SectionedNode {
      let start = count
      var pinnedLists: [Range<Int>] = []
      for (index, part) in node.children.enumerated() {
        begin(spanning: index != 1)
        let first = places.count
        visit(part)
        if index == 0 && pinned.contains(.sectionHeaders)
          || index == 2 && pinned.contains(.sectionFooters)
        {
          pinnedLists.append(first..<places.count)
        }
      }
      begin(spanning: false)
      for index in pinnedLists.joined() { places[index].section = start..<count }
      note(section, .entries(start..<count))
    } else {
      for child in node.children { visit(child) }
    }
  }

  private mutating func append(_ entry: Entry) {
    var entry = entry
    entry.spans = runs[runs.count - 1].spans
    made.append(entry)
  }

  private mutating func begin(spanning spans: Bool) {
    if runs[runs.count - 1].start == count { runs.removeLast() }
    runs.append(Run(start: count, spans: spans))
  }

  /// Finds the sections in an item of a list, which is always one entry.
  private mutating func findSections(in node: ViewNode) {
    guard node.asElement == nil, !node.isLeaving else { return }
    if let section = node as? any SectionedNode {
      var elements: [ElementNode] = []
      node.appendElements(to: &elements)
      note(section, .elements(elements))
    }
    for child in node.children { findSections(in: child) }
  }

  private mutating func note(_ section: any SectionedNode, _ extent: Section.Extent) {
    let section = Section(header: section.header, footer: section.footer, extent: extent)
    headers.formUnion(section.header.map(ObjectIdentifier.init))
    footers.formUnion(section.footer.map(ObjectIdentifier.init))
    sections.append(section)
  }

  /// Returns whether an element belongs to a header or a footer of the given kinds.
  func isPart(_ element: ElementNode, of parts: PinnedScrollableViews) -> Bool {
    parts.contains(.sectionHeaders) && headers.contains(ObjectIdentifier(element))
      || parts.contains(.sectionFooters) && footers.contains(ObjectIdentifier(element))
  }

  var lists: [LazyListPlace] { places }

  // MARK: Lines

  /// Calls the closure with the entries of each run, its first line and its entries per line, until it
  /// returns a result.
  private func firstRun<Result>(
    of columns: Int, _ body: (_ entries: Range<Int>, _ line: Int, _ columns: Int) -> Result?
  ) -> Result? {
    var line = 0
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : count
      let columns = run.spans ? 1 : columns
      if let result = body(run.start..<end, line, columns) { return result }
      line += (end - run.start + columns - 1) / columns
    }
    return nil
  }

  /// Returns the number of lines with a given number of columns.
  func lineCount(of columns: Int) -> Int {
    var lines = 0
    _ = firstRun(of: columns) { entries, line, columns -> Never? in
      lines = line + (entries.count + columns - 1) / columns
      return nil
    }
    return lines
  }

  /// Returns the line and the column of an entry; for the number of entries, the line after the last.
  func place(of entry: Int, _ columns: Int) -> (line: Int, column: Int) {
    firstRun(of: columns) { entries, line, columns in
      entries.contains(entry)
        ? (line + (entry - entries.lowerBound) / columns, (entry - entries.lowerBound) % columns)
        : nil
    } ?? (lineCount(of: columns), 0)
  }

  /// Returns the entries in a range of lines.
  func entries(in lines: Range<Int>, _ columns: Int) -> Range<Int> {
    func start(of number: Int) -> Int {
      firstRun(of: columns) { entries, line, columns in
        let count = (entries.count + columns - 1) / columns
        guard (line..<line + count).contains(number) else { return nil }
        return entries.lowerBound + (number - line) * columns
      } ?? count
    }
    let lower = start(of: lines.lowerBound)
    return lower..<max(start(of: lines.upperBound), lower)
  }

  /// Returns the lines with existing entries, for a given number of columns.
  func lines(of columns: Int) -> [Line] {
    var lines: [Line] = []
    var position = 0
    _ = firstRun(of: columns) { entries, first, columns -> Never? in
      while position < made.count, made[position].index < entries.upperBound {
        let number = (made[position].index - entries.lowerBound) / columns
        var found: [Entry] = []
        while position < made.count, made[position].index < entries.upperBound,
          (made[position].index - entries.lowerBound) / columns == number
        {
          var entry = made[position]
          entry.column = (entry.index - entries.lowerBound) % columns
          found.append(entry)
          position += 1
        }
        let whole = min(columns, entries.count - number * columns)
        lines.append(Line(number: first + number, entries: found, isWhole: found.count == whole))
      }
      return nil
    }
    return lines
  }
}

/// A node whose children are the header, the content and the footer of a section.
@MainActor
protocol SectionedNode: ViewNode {
  var header: [ElementNode] { get }
  var footer: [ElementNode] { get }
}

/// The position of a list's items among the entries.
@MainActor
struct LazyListPlace {
  let list: any LazyList
  let start: Int
  /// The entries of the section of which the list is a pinned part; nil for other lists.
  var section: Range<Int>?

  /// Returns the items to create while some entries are visible: a pinned part is visible with any entry of its section.
  func wanted(with seen: Range<Int>) -> Range<Int> {
    if let section, section.overlaps(seen) { return 0..<list.count }
    return range(of: seen)
  }

  /// Returns the items in a range of entries.
  private func range(of entries: Range<Int>) -> Range<Int> {
    let lower = max(entries.lowerBound - start, 0)
    return (lower..<max(entries.upperBound - start, lower)).clamped(to: 0..<list.count)
  }
}
