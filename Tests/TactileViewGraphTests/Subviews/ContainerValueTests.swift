import SwiftUI
import Testing

@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

private struct IsPinned: ContainerValueKey { static let defaultValue = false }

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[IsPinned.self] }
    set { self[IsPinned.self] = newValue }
  }
}

/// Values that views pass to the container that arranges them.
@MainActor
@Suite struct ContainerValueTests {
  /// Marks the pinned cards.
  struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(subviews: content) { card in
        if card.containerValues.isPinned { Text("pin") }
        card
      }
    }
  }

  struct PinnedNote: View {
    var body: some View { Text("own").containerValue(\.isPinned, true) }
  }

  @Test("5.31: a board reads which cards are pinned, also from the body of a card and from a group")
  func pinnedCards() {
    let window = Window {
      Board {
        Text("A")
        Text("B").containerValue(\.isPinned, true).padding()
        PinnedNote()
        PinnedNote().containerValue(\.isPinned, false)
        Group {
          Text("C")
          Text("D").containerValue(\.isPinned, false)
        }
        .containerValue(\.isPinned, true)
      }
    }
    #expect(
      window.texts == ["A", "pin", "B", "pin", "own", "own", "pin", "C", "pin", "D"])
  }

  @Test("a card that is pinned later is marked, and no other card is evaluated")
  func pinLater() {
    struct Content: View {
      @State private var isPinned = false
      var body: some View {
        Button("Pin") { isPinned.toggle() }
        Board {
          Text("A")
          Text("B").containerValue(\.isPinned, isPinned)
        }
      }
    }
    let window = Window { Content() }
    #expect(window.texts == ["Pin", "A", "B"])
    window.click("Pin")
    #expect(window.texts == ["Pin", "A", "pin", "B"])
    window.click("Pin")
    #expect(window.texts == ["Pin", "A", "B"])
  }

  @Test("a value isn't passed on to the views inside")
  func endsAtTheContainer() {
    let window = Window {
      Board {
        Board { Text("inner") }.containerValue(\.isPinned, true)
        VStack { Board { Text("apart") } }.containerValue(\.isPinned, true)
      }
    }
    #expect(window.texts == ["pin", "inner", "pin", "apart"])
  }

  @Test("tags and the identities of a ForEach are among the values")
  func tags() {
    var read: [String] = []
    let window = Window {
      Group(
        subviews: Group {
          Text("A").tag("mint")
          ForEach([3, 4], id: \.self) { Text("n\($0)") }
          Text("B").tag(5).tag("five")
        }
      ) { subviews in
        let _ =
          (read = subviews.map {
            "\($0.containerValues.tag(for: String.self) ?? "none") \($0.containerValues.tag(for: Int.self) ?? 0) \($0.containerValues.hasTag(4))"
          })
        subviews
      }
    }
    #expect(window.texts == ["A", "n3", "n4", "B"])
    #expect(read == ["mint 0 false", "none 3 false", "none 4 true", "five 5 false"])
  }
}
