import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Fields that don't keep their object alive.
@MainActor
@Suite struct FieldOwnershipTests {
  /// A class with its own `==`, which a comparison of references must not call on memory that isn't one.
  final class Player: Equatable {
    let names: [String]
    init(_ name: String) { names = [name] }

    nonisolated static func == (left: Player, right: Player) -> Bool { left.names == right.names }
  }

  private struct Fields {
    let strong: Player
    let optional: Player?
    weak var weakly: Player?
    unowned var unownedly: Player
    unowned(unsafe) var unsafely: Player
    let list: [Player]
  }

  @Test(
    "weak and unowned fields are told from strong ones",
    arguments: [
      ("strong", true), ("optional", true), ("weakly", false), ("unownedly", false),
      ("unsafely", false), ("list", true),
    ])
  func kinds(name: String, isStrong: Bool) {
    #expect(FieldOwnership.isStrong(name, of: Fields.self) == isStrong)
  }

  @Test("a view with a weak field shows another object, and the same one without an evaluation")
  func weakField() {
    struct Badge: View {
      weak var player: Player?
      let evaluations: Counter
      var body: some View {
        evaluations.count += 1
        return Text(player?.names.first ?? "nobody")
      }
    }
    final class Counter { var count = 0 }
    let evaluations = Counter()
    let (ada, bob) = (Player("Ada"), Player("Bob"))
    let window = Window {
      Stateful(0) { turn in
        VStack {
          Badge(
            player: turn.wrappedValue < 2 ? ada : turn.wrappedValue < 3 ? bob : nil,
            evaluations: evaluations)
          Button("Next") { turn.wrappedValue += 1 }
        }
      }
    }
    #expect(window.texts == ["Ada", "Next"])
    window.tap("Next")
    #expect(evaluations.count == 1)
    window.tap("Next")
    #expect(window.texts == ["Bob", "Next"])
    window.tap("Next")
    #expect(window.texts == ["nobody", "Next"])
  }

  @Test("a view with an unowned field shows another object after the former one is gone")
  func unownedField() {
    struct Badge: View {
      unowned let player: Player
      var body: some View { Text(player.names.first ?? "") }
    }
    let window = Window {
      Stateful(Player("Ada")) { player in
        VStack {
          Badge(player: player.wrappedValue)
          Button("Next") { player.wrappedValue = Player("Bob") }
        }
      }
    }
    window.tap("Next")
    #expect(window.texts == ["Bob", "Next"])
  }
}
