/// The cells of a lazy container in order: views that are always there, and items of lists.
@MainActor
struct LazyCells {
  /// A cell whose views are made.
  struct Cell {
    let index: Int
    let elements: [ElementNode]
    /// The list that it is an item of, and the cell of the list's first item.
    let list: LazyListPlace?
    var column = 0
  }

  /// Cells beside each other.
  struct Line {
    let number: Int
    var cells: [Cell]
    /// Whether all of its cells are made.
    let isWhole: Bool
    var place: LazyListPlace? { cells.first?.list }
  }

  /// How many cells there are, made or not.
  private(set) var count = 0
  private(set) var made: [Cell] = []
  private var places: [LazyListPlace] = []

  init(of node: LazyNode) { for child in node.children { visit(child) } }

  private mutating func visit(_ node: ViewNode) {
    guard !node.isLeaving else { return }
    if let list = node as? any LazyList {
      let place = LazyListPlace(list: list, start: count)
      places.append(place)
      for (index, child) in zip(list.shown, node.children) {
        var elements: [ElementNode] = []
        child.appendElements(to: &elements)
        made.append(Cell(index: count + index, elements: elements, list: place))
      }
      count += list.count
    } else if let element = node.asElement {
      made.append(Cell(index: count, elements: [element], list: nil))
      count += 1
    } else {
      for child in node.children { visit(child) }
    }
  }

  var lists: [LazyListPlace] { places }

  /// The lines of which something is made, with so many cells each.
  func lines(of columns: Int) -> [Line] {
    var lines: [Line] = []
    var position = 0
    while position < made.count {
      let number = made[position].index / columns
      var cells: [Cell] = []
      while position < made.count, made[position].index / columns == number {
        var cell = made[position]
        cell.column = cell.index % columns
        cells.append(cell)
        position += 1
      }
      let whole = min(columns, count - number * columns)
      lines.append(Line(number: number, cells: cells, isWhole: cells.count == whole))
    }
    return lines
  }
}

/// Where the items of a list are among the cells.
@MainActor
struct LazyListPlace {
  let list: any LazyList
  let start: Int

  /// The items that are in a range of cells.
  func range(of cells: Range<Int>) -> Range<Int> {
    let lower = max(cells.lowerBound - start, 0)
    return (lower..<max(cells.upperBound - start, lower)).clamped(to: 0..<list.count)
  }
}
