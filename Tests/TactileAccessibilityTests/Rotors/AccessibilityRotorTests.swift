import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Rotors, additional information and activation points.
@MainActor
@Suite struct AccessibilityRotorTests {
  private struct Message: Identifiable {
    let id: Int
    let subject: String
    var isUnread = false
  }

  private let messages = [
    Message(id: 1, subject: "Lunch"), Message(id: 2, subject: "Invoice", isUnread: true),
    Message(id: 3, subject: "Trip", isUnread: true),
  ]

  @Test("a rotor lists the entries that its closure returns, and leads to the views of a ForEach")
  func identities() throws {
    let window = Window {
      VStack {
        ForEach(messages) { Text($0.subject) }
      }
      .accessibilityRotor("Unread") {
        ForEach(messages) { message in
          if message.isUnread { AccessibilityRotorEntry(message.subject, id: message.id) }
        }
      }
      .accessibilityRotor(.headings, entries: messages, entryLabel: \.subject)
    }
    let rotors = window.graph.accessibilityRotors
    #expect(rotors.map(\.name) == ["Headings", "Unread"])
    #expect(rotors[0].entries.map(\.label) == ["Lunch", "Invoice", "Trip"])
    #expect(rotors[1].entries.map(\.label) == ["Invoice", "Trip"])
    #expect(window.graph.go(to: rotors[1].entries[1]))
    #expect(window.graph.screenReader.current?.label == "Trip")
    window.settle()
  }

  @Test("an entry leads to a row that a lazy stack hasn't created yet, and scrolls to it")
  func lazyRows() throws {
    let window = Window {
      ScrollView {
        LazyVStack {
          ForEach(0..<500, id: \.self) { row in
            Text("Row \(row)").frame(height: row.isMultiple(of: 3) ? 90 : 30)
          }
        }
      }
      .accessibilityRotor("Rows") {
        ForEach([450, 3], id: \.self) { AccessibilityRotorEntry("Row \($0)", id: $0) }
      }
    }
    let entries = try #require(window.graph.accessibilityRotors.first?.entries)
    for entry in entries {
      #expect(window.graph.go(to: entry))
      #expect(window.graph.screenReader.current?.label == entry.label)
      let frame = window.frame(of: entry.label)
      #expect(frame.minY >= 0 && frame.maxY <= 300)
    }
    window.settle()
  }

  @Test("an entry in a namespace leads to the view with that identifier, after its preparation")
  func namespaces() throws {
    struct Content: View {
      let journal: Journal
      @Namespace private var names
      @State private var isShown = false
      var body: some View {
        VStack {
          Text("Rotors").accessibilityRotor("Parts") {
            AccessibilityRotorEntry("Hidden part", id: "b", in: names) {
              journal.note("prepared")
              isShown = true
            }
          }
          Text("A").accessibilityRotorEntry(id: "a", in: names)
          if isShown { Text("B").accessibilityRotorEntry(id: "b", in: names) }
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    let entry = try #require(window.graph.accessibilityRotors.first?.entries.first)
    #expect(entry.label == "Hidden part")
    #expect(window.graph.go(to: entry))
    #expect(journal.entries == ["prepared"])
    #expect(window.graph.screenReader.current?.label == "B")
    window.settle()
  }

  @Test("ranges of a text are entries with their text; an entry without a view issues a warning")
  func ranges() throws {
    let text = "one two"
    let window = Window {
      Text(text)
        .accessibilityRotor(
          "Words", textRanges: [text.startIndex..<text.index(text.startIndex, offsetBy: 3)]
        )
        .accessibilityRotor("Lost") { AccessibilityRotorEntry("Nowhere", id: 7) }
    }
    let rotors = window.graph.accessibilityRotors
    #expect(rotors.map(\.name) == ["Lost", "Words"])
    #expect(rotors[1].entries.map(\.label) == ["one"])
    #expect(window.graph.go(to: rotors[1].entries[0]))
    #expect(window.graph.screenReader.current?.label == "one two")
    let warnings = RuntimeWarning.collect {
      #expect(!window.graph.go(to: rotors[0].entries[0]))
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Nowhere") == true)
  }

  @Test("custom content under a key replaces the inner one, or removes it")
  func customContent() {
    let window = Window {
      VStack {
        Text("Bozo")
          .accessibilityCustomContent(.age, Text("4 years"))
          .accessibilityCustomContent("Weight", "20 kg", importance: .high)
          .accessibilityCustomContent(.age, Text("5 years"))
        Text("Rex").accessibilityCustomContent(.age, "3").accessibilityCustomContent(.age, nil)
      }
    }
    #expect(
      window.graph.accessibilityDescription.split(separator: "\n") == [
        "text “Bozo”, Age: “5 years”, Weight: “20 kg” at once", "text “Rex”",
      ])
  }

  @Test("an activation point is a point or a unit point of the view, the center by default")
  func activationPoint() throws {
    let window = Window {
      VStack(spacing: 0) {
        Text("a").frame(width: 40, height: 20).accessibilityActivationPoint(.bottomTrailing)
        Text("b").frame(width: 40, height: 20).accessibilityActivationPoint(CGPoint(x: 1, y: 2))
        Text("c").accessibilityActivationPoint(.topLeading, isEnabled: false)
      }
    }
    let elements = window.graph.accessibilityElements
    #expect(elements[0].activationPoint == point(220, 150 - 10))
    #expect(elements[1].activationPoint == point(181, 140 + 2))
    #expect(elements[2].ownActivationPoint == nil)
    #expect(elements[2].activationPoint == window.center(of: "c"))
  }

  @Test("views read whether a screen reader is running")
  func screenReader() {
    struct Content: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOver
      @Environment(\.accessibilityEnabled) private var isEnabled
      var body: some View { Text("\(isVoiceOver) \(isEnabled)") }
    }
    let window = Window {
      Content()
      Content().environment(\.accessibilityEnabled, true)
    }
    #expect(window.texts == ["false false", "false true"])
    window.graph.isScreenReaderRunning = true
    window.update()
    #expect(window.texts == ["true true", "true true"])
  }
}

extension AccessibilityCustomContentKey {
  fileprivate static let age = AccessibilityCustomContentKey("Age")
}
