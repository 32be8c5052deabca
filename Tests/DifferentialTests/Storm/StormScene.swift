import SwiftUI

/// Rows of tiles with gestures, as data, on which a storm plays.
struct StormScene: Equatable {
  /// A kind of gesture, or a button.
  enum Kind: CaseIterable {
    case button, tap, doubleTap, longPress, pressing, drag0, drag10, magnify, rotate
    case sequence, exclusive, simultaneous, forgotten
  }

  enum Policy: CaseIterable {
    case gesture, highPriority, simultaneous
  }

  /// A gesture somewhere.
  struct Added: Equatable {
    var kind: Kind
    var policy: Policy
    var mask = GestureMask.all
  }

  /// A square with a gesture of its own, and maybe another around it.
  struct Tile: Equatable {
    var own: Added
    var around: Added?
    var isThere = true
    var isDisabled = false
    var identity = 0
  }

  struct Row: Equatable {
    var tiles: [Tile]
    var around: Added?
    var identity = 0
  }

  var rows: [Row]
  var around: Added?
  /// Whether a finger cannot scroll the rows.
  var isFixed = false
  /// Whether the rows stand in a scroll view.
  var isScrolling = true
  var scrollIdentity = 0
  /// Whether a sheet covers the rows.
  var isCovered = false

  static let columns = 4
  static let rowCount = 4
  static let cellSize = CGSize(width: 60, height: 50)
  static let spacing: CGFloat = 12
  static let windowSize = CGSize(width: 400, height: 300)

  /// Where a tile is, in points of the window.
  static func frame(row: Int, column: Int) -> CGRect {
    func start(_ whole: CGFloat, _ count: Int, _ length: CGFloat) -> CGFloat {
      (whole - CGFloat(count) * length - CGFloat(count - 1) * spacing) / 2
    }
    return CGRect(
      x: start(windowSize.width, columns, cellSize.width)
        + CGFloat(column) * (cellSize.width + spacing),
      y: start(windowSize.height, rowCount, cellSize.height)
        + CGFloat(row) * (cellSize.height + spacing),
      width: cellSize.width, height: cellSize.height)
  }

  /// Whether a tile of another scene is the same view, under whatever looks.
  func isSame(_ row: Int, _ column: Int, in other: StormScene) -> Bool {
    isScrolling == other.isScrolling && scrollIdentity == other.scrollIdentity
      && rows[row].identity == other.rows[row].identity
      && rows[row].tiles[column].identity == other.rows[row].tiles[column].identity
  }

  /// What is different from another scene, in words.
  func difference(from other: StormScene) -> String {
    var changes: [String] = []
    for row in rows.indices {
      for column in rows[row].tiles.indices
      where rows[row].tiles[column] != other.rows[row].tiles[column] {
        changes.append("tile \((row + 1) * 100 + (column + 1) * 10) is \(rows[row].tiles[column])")
      }
      if rows[row].identity != other.rows[row].identity { changes.append("row \(row) is new") }
      if rows[row].around != other.rows[row].around {
        changes.append("row \(row) has another gesture")
      }
    }
    if isFixed != other.isFixed { changes.append("is \(isFixed ? "fixed" : "scrollable")") }
    if isScrolling != other.isScrolling { changes.append("has a scroll view: \(isScrolling)") }
    if scrollIdentity != other.scrollIdentity { changes.append("has a new scroll view") }
    if isCovered != other.isCovered { changes.append("is \(isCovered ? "covered" : "uncovered")") }
    return changes.joined(separator: ", ")
  }

  // MARK: At random

  init(_ random: inout SplitMix) {
    rows = (0..<Self.rowCount).map { _ in
      Row(
        tiles: (0..<Self.columns).map { _ in Tile(own: Added(&random), around: .some(&random)) },
        around: .some(&random))
    }
    around = .some(&random)
    isFixed = random.chance(2)
  }

  /// Changes something that may be going on.
  mutating func edit(_ random: inout SplitMix) {
    let (row, column) = (random.below(rows.count), random.below(Self.columns))
    switch random.below(18) {
    case 10: isFixed.toggle()
    case 11, 12: rows[row].tiles[column].identity += 1
    case 13: rows[row].identity += 1
    case 14: scrollIdentity += 1
    case 15: isScrolling.toggle()
    case 16, 17: isCovered.toggle()
    case 0...3: rows[row].tiles[column].isThere.toggle()
    case 4, 5: rows[row].tiles[column].isDisabled.toggle()
    case 6: rows[row].tiles[column].own.mask = GestureMask(rawValue: UInt32(random.below(4)))
    case 7: rows[row].tiles[column].around?.mask = GestureMask(rawValue: UInt32(random.below(4)))
    case 8: rows[row].tiles[column].own.policy = .random(&random)
    default: rows[row].around = .some(&random)
    }
  }
}

extension StormScene.Policy {
  fileprivate static func random(_ random: inout SplitMix) -> Self {
    random.chance(2) ? .gesture : allCases[random.below(allCases.count)]
  }
}

extension StormScene.Added {
  fileprivate init(_ random: inout SplitMix) {
    let kinds = StormScene.Kind.allCases
    kind = random.chance(3) ? .button : kinds[random.below(kinds.count)]
    policy = .random(&random)
  }
}

extension StormScene.Added? {
  fileprivate static func some(_ random: inout SplitMix) -> Self {
    guard random.chance(3) else { return nil }
    var added = StormScene.Added(&random)
    if added.kind == .button { added.kind = .tap }
    return added
  }
}
