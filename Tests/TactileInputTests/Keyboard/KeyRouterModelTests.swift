import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Keys in random trees of shortcuts, listeners and controls: a model finds who gets them.
@MainActor
@Suite struct KeyRouterModelTests {
  /// A tree of views, each with a number.
  private indirect enum Tree {
    case button(Int)
    case focusable(Int)
    case stack([Tree])
    case disabled(Tree)
    case shortcut(Key, Tree)
    case listener(Int, keys: [String], handles: Bool, Tree)
  }

  /// A key with modifiers.
  private struct Key: Equatable {
    let letter: String
    let hasCommand: Bool
  }

  private static func view(_ tree: Tree, _ journal: Journal) -> AnyView {
    switch tree {
    case .button(let number):
      return AnyView(Button("b\(number)") { journal.note("b\(number)") })
    case .focusable(let number): return AnyView(Text("f\(number)").focusable())
    case .stack(let trees):
      return AnyView(
        VStack { ForEach(trees.indices, id: \.self) { view(trees[$0], journal) } })
    case .disabled(let tree): return AnyView(view(tree, journal).disabled(true))
    case .shortcut(let key, let tree):
      return AnyView(
        view(tree, journal).keyboardShortcut(
          KeyEquivalent(Character(key.letter)), modifiers: key.hasCommand ? .command : []))
    case .listener(let number, let keys, let handles, let tree):
      let set = Set(keys.map { KeyEquivalent(Character($0)) })
      return AnyView(
        VStack { view(tree, journal) }.onKeyPress(keys: set) { press in
          journal.note("l\(number) \(press.key.character)")
          return handles ? .handled : .ignored
        })
    }
  }

  private static func randomTree(
    _ random: inout RandomCases, depth: Int, _ count: inout Int
  ) -> Tree {
    count += 1
    let number = count
    guard depth > 0 else { return random.below(2) == 0 ? .button(number) : .focusable(number) }
    switch random.below(8) {
    case 0...2:
      return .stack(
        (0..<(1 + random.below(3))).map { _ in randomTree(&random, depth: depth - 1, &count) })
    case 3 where random.below(2) == 0:
      return .disabled(randomTree(&random, depth: depth - 1, &count))
    case 4, 5:
      let key = Key(letter: ["a", "b", "c"][random.below(3)], hasCommand: random.below(2) == 0)
      return .shortcut(key, randomTree(&random, depth: depth - 1, &count))
    case 6, 7:
      return .listener(
        number, keys: [["a"], ["b", "c"], ["a", "c"]][random.below(3)],
        handles: random.below(2) == 0, randomTree(&random, depth: depth - 1, &count))
    default: return .button(number)
    }
  }

  /// A place in the tree that can have the focus, with the listeners around it, innermost first.
  private struct Holder {
    let name: String
    let listeners: [(number: Int, keys: [String], handles: Bool)]
    var isButton: Bool { name.hasPrefix("b") }
  }

  /// The controls in document order, without those that are disabled.
  private static func holders(
    _ tree: Tree, _ around: [(Int, [String], Bool)] = []
  ) -> [Holder] {
    switch tree {
    case .button(let number): return [Holder(name: "b\(number)", listeners: around)]
    case .focusable(let number): return [Holder(name: "f\(number)", listeners: around)]
    case .stack(let trees): return trees.flatMap { holders($0, around) }
    case .disabled: return []
    case .shortcut(_, let tree): return holders(tree, around)
    case .listener(let number, let keys, let handles, let tree):
      return holders(tree, [(number, keys, handles)] + around)
    }
  }

  /// The first enabled button of a view, without those that have shortcuts of their own.
  private static func button(_ tree: Tree) -> String? {
    switch tree {
    case .button(let number): return "b\(number)"
    case .focusable, .disabled, .shortcut: return nil
    case .stack(let trees): return trees.lazy.compactMap { button($0) }.first
    case .listener(_, _, _, let tree): return button(tree)
    }
  }

  /// The first enabled button with a shortcut, depth first (rule 1.3.32).
  private static func button(_ tree: Tree, for key: Key) -> String? {
    switch tree {
    case .button, .focusable, .disabled: return nil
    case .stack(let trees): return trees.lazy.compactMap { button($0, for: key) }.first
    case .listener(_, _, _, let tree): return button(tree, for: key)
    case .shortcut(let own, let tree):
      return (own == key ? button(tree) : nil) ?? button(tree, for: key)
    }
  }

  private func play(seed: UInt64) {
    var random = RandomCases(seed: seed)
    var count = 0
    let tree = Self.randomTree(&random, depth: 5, &count)
    let (journal, holders) = (Journal(), Self.holders(tree))
    let window = desktopWindow(size: CGSize(width: 400, height: 900)) { Self.view(tree, journal) }
    var (focus, expected, operations): (Int?, [String], [String]) = (nil, [], [])
    operations.append("seed \(seed): \(tree)")
    for _ in 0..<14 {
      var isTaken = false
      let isUsed: Bool
      switch random.below(8) {
      case 0, 1:
        operations.append("tab")
        isUsed = window.strike(.tab)
        isTaken = !holders.isEmpty
        if isTaken { focus = focus.map { ($0 + 1) % holders.count } ?? 0 }
      case 2:
        let key: KeyEquivalent = random.below(2) == 0 ? .space : .return
        operations.append(key == .space ? "space" : "return")
        isUsed = window.strike(key)
        isTaken = focus.map { holders[$0].isButton } ?? false
        if isTaken, let focus { expected.append(holders[focus].name) }
      case 3 where random.below(3) == 0:
        operations.append("escape")
        isUsed = window.strike(.escape)
        isTaken = focus != nil
        focus = nil
      default:
        let key = Key(
          letter: ["a", "b", "c", "d"][random.below(4)], hasCommand: random.below(3) == 0)
        operations.append("\(key)")
        isUsed = window.strike(
          KeyEquivalent(Character(key.letter)), key.hasCommand ? .command : [])
        if let button = Self.button(tree, for: key) {
          expected.append(button)
          isTaken = true
        } else if let focus {
          for listener in holders[focus].listeners where listener.keys.contains(key.letter) {
            expected.append("l\(listener.number) \(key.letter)")
            isTaken = listener.handles
            if isTaken { break }
          }
        }
      }
      window.update()
      #expect(isUsed == isTaken, "\(operations)")
      #expect(window.focused == (focus.map { holders[$0].name } ?? ""), "\(operations)")
      #expect(journal.entries == expected, "\(operations)")
    }
  }

  @Test(
    "1.3.32, 2.7.72: keys go to the first enabled button with their shortcut, else to the listeners around the focus"
  )
  func keys() {
    for seed in UInt64(0)..<80 { play(seed: seed) }
  }
}
