import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactilePickers
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The focus of a keyboard among random controls, compared with a list of their names.
@MainActor
@Suite struct KeyNavigationModelTests {
  /// A control of a window.
  private enum Item {
    case button(isDisabled: Bool)
    /// Excluded from the focus, with its content.
    case excluded
    case toggle
    case picker(count: Int, isDisabled: Bool)
    case text
  }

  private struct Panel: View {
    let items: [Item]
    /// The number of items in each row.
    let rows: Int
    let isMirrored: Bool
    let journal: Journal
    @State var selections: [Int]

    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<((items.count + rows - 1) / rows), id: \.self) { row in
          HStack {
            ForEach(row * rows..<min((row + 1) * rows, items.count), id: \.self) { view($0) }
          }
        }
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }

    @ViewBuilder
    private func view(_ index: Int) -> some View {
      switch items[index] {
      case .button(let isDisabled):
        Button("b\(index)") { journal.note("b\(index)") }.disabled(isDisabled)
      case .excluded:
        HStack { Button("x\(index)") { journal.note("x\(index)") } }.focusable(false)
      case .toggle:
        Toggle(
          "t\(index)",
          isOn: Binding {
            selections[index] > 0
          } set: { _ in
            journal.note("t\(index)")
          })
      case .picker(let count, let isDisabled):
        Picker(
          "p\(index)",
          selection: Binding {
            selections[index]
          } set: {
            selections[index] = $0
            journal.note("s\(index).\($0)")
          }
        ) {
          ForEach(0..<count, id: \.self) { Text("s\(index).\($0)").tag($0) }
        }
        .pickerStyle(.segmented).disabled(isDisabled)
      case .text: Text("text")
      }
    }
  }

  /// The window, and the model: the places at which Tab stops, and the names of the controls in each.
  @MainActor
  private final class Stage {
    var random: RandomCases
    let window: Window
    private let journal = Journal()
    private var expected: [String] = []
    private var stops: [(item: Int, names: [String])] = []
    private var selections: [Int]
    private let isMirrored: Bool
    private var focus: (stop: Int, name: Int)?
    private var operations: [String]

    init(seed: UInt64) {
      var random = RandomCases(seed: seed)
      let items = (0..<random.below(8)).map { _ -> Item in
        switch random.below(8) {
        case 0...2: .button(isDisabled: random.below(4) == 0)
        case 3: .excluded
        case 4: .toggle
        case 5: .text
        default: .picker(count: 1 + random.below(4), isDisabled: random.below(5) == 0)
        }
      }
      // A selection beyond the end is none.
      selections = items.map { _ in random.below(4) }
      for (index, item) in items.enumerated() {
        switch item {
        case .button(false): stops.append((index, ["b\(index)"]))
        case .toggle: stops.append((index, ["t\(index)"]))
        case .picker(let count, false):
          stops.append((index, (0..<count).map { "s\(index).\($0)" }))
        default: break
        }
      }
      isMirrored = random.below(4) == 0
      let panel = Panel(
        items: items, rows: 1 + random.below(3), isMirrored: isMirrored, journal: journal,
        selections: selections)
      window = desktopWindow(size: CGSize(width: 900, height: 600)) { panel }
      self.random = random
      operations = ["seed \(seed): \(items), selections \(selections), mirrored \(isMirrored)"]
    }

    private var name: String { focus.map { stops[$0.stop].names[$0.name] } ?? "" }

    /// The control at which Tab enters a stop: the selected segment, or else the first one.
    private func entry(_ stop: Int) -> Int {
      let selected = selections[stops[stop].item]
      return stops[stop].names[0].hasPrefix("s") && selected < stops[stop].names.count
        ? selected : 0
    }

    private func tab(_ isBackwards: Bool) -> Bool {
      guard !stops.isEmpty else { return false }
      guard let (stop, _) = focus else {
        let next = isBackwards ? stops.count - 1 : 0
        focus = (next, entry(next))
        return true
      }
      // With a single stop, the focus is there already.
      guard stops.count > 1 else { return true }
      let next = (stop + (isBackwards ? stops.count - 1 : 1)) % stops.count
      focus = (next, entry(next))
      return true
    }

    private func arrow(_ isRight: Bool) -> Bool {
      guard let (stop, name) = focus, stops[stop].names[0].hasPrefix("s") else { return false }
      let next = name + (isRight != isMirrored ? 1 : -1)
      if stops[stop].names.indices.contains(next) { focus = (stop, next) }
      return true
    }

    private func activate() -> Bool {
      guard let (stop, segment) = focus else { return false }
      if stops[stop].names[0].hasPrefix("s") { selections[stops[stop].item] = segment }
      expected.append(name)
      return true
    }

    func step() {
      let (isUsed, isExpected): (Bool, Bool)
      switch random.below(10) {
      case 0...2:
        operations.append("tab")
        (isUsed, isExpected) = (window.strike(.tab), tab(false))
      case 3:
        operations.append("shift-tab")
        (isUsed, isExpected) = (window.strike(.tab, .shift), tab(true))
      case 4, 5:
        operations.append("right")
        (isUsed, isExpected) = (window.strike(.rightArrow), arrow(true))
      case 6:
        operations.append("left")
        (isUsed, isExpected) = (window.strike(.leftArrow), arrow(false))
      case 7:
        operations.append("up")
        (isUsed, isExpected) = (window.strike(.upArrow), false)
      case 8:
        let key: KeyEquivalent = random.below(2) == 0 ? .space : .return
        operations.append(key == .space ? "space" : "return")
        (isUsed, isExpected) = (window.strike(key), activate())
      default:
        operations.append("escape")
        (isUsed, isExpected) = (window.strike(.escape), focus != nil)
        focus = nil
      }
      window.update()
      #expect(isUsed == isExpected, "\(operations)")
      #expect(window.focused == name, "\(operations)")
      #expect(journal.entries == expected, "\(operations)")
    }
  }

  @Test(
    "2.7.72, 2.9.103, 2.9.105, 2.9.106: Tab, arrows, Space and Escape move the focus among random controls as the rules say"
  )
  func keys() {
    for seed in UInt64(0)..<45 {
      let stage = Stage(seed: seed)
      for _ in 0..<20 { stage.step() }
    }
  }
}
