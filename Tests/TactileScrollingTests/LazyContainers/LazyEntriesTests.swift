import SwiftUI
import Testing

@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The entries and lines of lazy containers, compared with an array of all entries.
@MainActor
@Suite struct LazyEntriesTests {
  private final class Group: ViewNode {}

  private final class Section: ViewNode, SectionedNode {
    private func elements(of index: Int) -> [ElementNode] {
      var found: [ElementNode] = []
      children[index].appendElements(to: &found)
      return found
    }

    var header: [ElementNode] { elements(of: 0) }
    var footer: [ElementNode] { elements(of: 2) }
  }

  /// A list of which only some items have views.
  private final class List: ViewNode, LazyList {
    let count: Int
    let shown: Range<Int>
    var knownLengths: [Int: CGFloat] = [:]

    init(count: Int, shown: Range<Int>, inputs: ViewInputs) {
      self.count = count
      self.shown = shown
      super.init(inputs: inputs)
    }

    func show(_ range: Range<Int>) {}
    func forgetLengths() {}
    func consumeChange() -> Bool { false }
    func index(of id: AnyHashable) -> Int? { nil }
  }

  /// An entry of the model, with its elements if they exist.
  private struct Entry {
    /// The number of the part of the content in which lines are filled without a break.
    let part: Int
    let spans: Bool
    let elements: [ObjectIdentifier]?
    let list: ObjectIdentifier?
  }

  /// A container with random content, and the model.
  @MainActor
  private final class Content {
    let node: LazyNode
    var entries: [Entry] = []
    var headers: Set<ObjectIdentifier> = []
    var footers: Set<ObjectIdentifier> = []
    var sections = 0
    private var part = 0
    private var spans = false
    var random: RandomCases
    var description: String

    init(seed: UInt64, inputs: ViewInputs) {
      random = RandomCases(seed: seed)
      description = "seed \(seed):"
      node = LazyNode(
        LazyArrangement(
          axis: .vertical, spacing: 0, lines: .tracks([], HorizontalAlignment.center.key),
          name: "lazy"),
        inputs: inputs)
      fill(node, depth: 0)
    }

    private func fill(_ parent: ViewNode, depth: Int) {
      for _ in 0..<random.below(5) { insert(in: parent, depth: depth) }
    }

    private func insert(in parent: ViewNode, depth: Int) {
      switch random.below(depth < 3 ? 7 : 2) {
      case 0, 1:
        let element = ElementNode(inputs: node.inputs)
        parent.adopt(element)
        entries.append(
          Entry(part: part, spans: spans, elements: [ObjectIdentifier(element)], list: nil))
        description += " view"
      case 2:
        description += " ("
        let group = Group(inputs: node.inputs)
        parent.adopt(group)
        fill(group, depth: depth + 1)
        description += " )"
      case 3:
        let element = ElementNode(inputs: node.inputs)
        parent.adopt(element)
        element.isLeaving = true
      // A view that leaves is no longer an entry.
      case 4: insertSection(in: parent, depth: depth)
      default: insertList(in: parent)
      }
    }

    private func insertSection(in parent: ViewNode, depth: Int) {
      let section = Section(inputs: node.inputs)
      parent.adopt(section)
      sections += 1
      description += " section ["
      for index in 0..<3 {
        part += 1
        spans = index != 1
        let group = Group(inputs: node.inputs)
        section.adopt(group)
        let start = entries.count
        if index == 1 {
          fill(group, depth: depth + 1)
        } else {
          for _ in 0..<random.below(3) { insert(in: group, depth: 3) }
          let elements = entries[start...].flatMap { $0.elements ?? [] }
          if index == 0 { headers.formUnion(elements) } else { footers.formUnion(elements) }
        }
        description += index < 2 ? " |" : " ]"
      }
      part += 1
      spans = false
    }

    private func insertList(in parent: ViewNode) {
      let count = random.below(8)
      let start = random.below(count + 1)
      let shown = start..<start + random.below(count - start + 1)
      description += " list of \(count) with \(shown)"
      let list = List(count: count, shown: shown, inputs: node.inputs)
      parent.adopt(list)
      for index in 0..<count {
        var elements: [ObjectIdentifier]?
        if shown.contains(index) {
          let item = Group(inputs: node.inputs)
          list.adopt(item)
          elements = (0..<random.below(3)).map { _ in
            let element = ElementNode(inputs: node.inputs)
            item.adopt(element)
            return ObjectIdentifier(element)
          }
        }
        entries.append(
          Entry(part: part, spans: spans, elements: elements, list: ObjectIdentifier(list)))
      }
    }

    /// The line and the column of each entry, placed one after the other.
    func places(_ columns: Int) -> [(line: Int, column: Int)] {
      var places: [(line: Int, column: Int)] = []
      for (index, entry) in entries.enumerated() {
        guard let last = places.last else {
          places.append((0, 0))
          continue
        }
        let isFull = entry.spans || last.column == columns - 1
        places.append(
          isFull || entries[index - 1].part != entry.part
            ? (last.line + 1, 0) : (last.line, last.column + 1))
      }
      return places
    }
  }

  @Test("entries fill lines in order; headers and footers have their own, and begin new ones")
  func lines() {
    let window = Window {}
    for seed in UInt64(0)..<300 {
      let content = Content(seed: seed, inputs: window.graph.root.inputs)
      let (entries, model) = (LazyEntries(of: content.node), content.entries)
      #expect(entries.count == model.count, "\(content.description)")
      #expect(entries.sections.count == content.sections)
      for columns in 1...3 {
        let places = content.places(columns)
        let lineCount = (places.last?.line ?? -1) + 1
        #expect(entries.lineCount(of: columns) == lineCount, "\(content.description) in \(columns)")
        for (index, place) in places.enumerated() {
          #expect(
            entries.place(of: index, columns) == place, "\(content.description) in \(columns)")
        }
        #expect(entries.place(of: model.count, columns) == (lineCount, 0))
        for first in 0...lineCount {
          for end in first...lineCount + 1 {
            let inside = places.indices.filter { (first..<end).contains(places[$0].line) }
            let lower = places.firstIndex { $0.line >= first } ?? model.count
            #expect(
              entries.entries(in: first..<end, columns) == lower..<lower + inside.count,
              "\(content.description) in \(columns), lines \(first)..<\(end)")
          }
        }
        check(entries.lines(of: columns), of: content, places, columns)
      }
      let parts = model.flatMap { $0.elements ?? [] }
      #expect(Set(parts).isSuperset(of: content.headers.union(content.footers)))
      check(entries, of: content)
    }
  }

  /// The lines with existing views.
  private func check(
    _ lines: [LazyEntries.Line], of content: Content, _ places: [(line: Int, column: Int)],
    _ columns: Int
  ) {
    let model = content.entries
    let made = model.indices.filter { model[$0].elements != nil }
    let numbers = Set(made.map { places[$0].line }).sorted()
    #expect(lines.map(\.number) == numbers, "\(content.description) in \(columns)")
    for line in lines {
      let all = model.indices.filter { places[$0].line == line.number }
      let found = all.filter { model[$0].elements != nil }
      #expect(line.entries.map(\.index) == found, "\(content.description) in \(columns)")
      #expect(line.isWhole == (found.count == all.count), "\(content.description) in \(columns)")
      for entry in line.entries {
        #expect(entry.column == places[entry.index].column)
        #expect(entry.spans == model[entry.index].spans)
        #expect(entry.elements.map { ObjectIdentifier($0) } == model[entry.index].elements)
        #expect((entry.list?.list).map { ObjectIdentifier($0) } == model[entry.index].list)
      }
    }
  }

  /// The elements of headers and footers.
  private func check(_ entries: LazyEntries, of content: Content) {
    for element in entries.made.flatMap(\.elements) {
      let id = ObjectIdentifier(element)
      #expect(entries.isPart(element, of: .sectionHeaders) == content.headers.contains(id))
      #expect(entries.isPart(element, of: .sectionFooters) == content.footers.contains(id))
    }
  }
}
