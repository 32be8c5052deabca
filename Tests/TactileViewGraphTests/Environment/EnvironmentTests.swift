import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct HeightKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var height: Int {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }

  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// Environment values (rule 5.10).
@MainActor
@Suite struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.level) private var level
    let name: String
    let journal: Journal

    var body: some View {
      journal.note(name)
      return Text("\(name) \(level)")
    }
  }

  @Test("5.10: the closest value applies, or else the default")
  func closestWriter() {
    let journal = Journal()
    let window = Window {
      VStack {
        Reader(name: "a", journal: journal)
        VStack {
          Reader(name: "b", journal: journal)
          Reader(name: "c", journal: journal).environment(\.level, 2)
          Reader(name: "d", journal: journal).transformEnvironment(\.level) { $0 += 10 }
        }
        .environment(\.level, 1)
      }
    }
    #expect(window.texts == ["a 0", "b 1", "c 2", "d 11"])
  }

  @Test("5.10: a change evaluates only the affected readers of the key")
  func changes() {
    struct Content: View {
      let journal: Journal
      @State private var level = 1

      var body: some View {
        VStack {
          Button("up") { level += 1 }
          Reader(name: "b", journal: journal)
          Reader(name: "c", journal: journal).environment(\.level, 7)
          Reader(name: "d", journal: journal).transformEnvironment(\.level) { $0 *= 10 }
        }
        .environment(\.level, level)
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    journal.clear()
    window.click("up")
    #expect(window.texts == ["up", "b 2", "c 7", "d 20"])
    #expect(journal.entries == ["b", "d"])
  }

  @Test("a transformation that sets a key only later updates earlier readers")
  func lateKey() {
    struct Content: View {
      let journal: Journal
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("on") { isOn.toggle() }
          VStack {
            Reader(name: "a", journal: journal)
            Reader(name: "b", journal: journal).environment(\.level, 5)
            Reader(name: "c", journal: journal).foregroundColor(.red)
          }
          .transformEnvironment(\.self) { if isOn { $0.level = 9 } }
        }
      }
    }
    let window = Window { Content(journal: Journal()) }
    #expect(window.texts == ["on", "a 0", "b 5", "c 0"])
    window.click("on")
    #expect(window.texts == ["on", "a 9", "b 5", "c 9"])
  }

  @Test("an environmental modifier is resolved again when a value that it read changes")
  func environmentalModifier() {
    struct Emphasis: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Faded(opacity: environment.level > 3 ? 0.25 : 0.5)
      }
    }
    struct Faded: ViewModifier {
      let opacity: Double
      func body(content: Content) -> some View { content.opacity(opacity) }
    }
    struct Screen: View {
      @State private var level = 1
      var body: some View {
        Button("up") { level += 3 }.buttonStyle(.plain)
        Text("A").modifier(Emphasis()).environment(\.level, level)
      }
    }
    let window = Window { Screen() }
    #expect(window.opacity(of: "A") == 0.5)
    window.click("up")
    #expect(window.opacity(of: "A") == 0.25)
  }

  @Test("6.2.19: the size category and the Dynamic Type size are the same value, read and written")
  func sizeCategory() {
    struct Content: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text(verbatim: "\(category) \(size)").fixedSize() }
    }
    let window = Window {
      VStack {
        Content()
        Content().dynamicTypeSize(.accessibility2)
        Content().environment(\.sizeCategory, .extraSmall)
      }
    }
    #expect(
      window.texts == ["large large", "accessibilityLarge accessibility2", "extraSmall xSmall"])
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(ContentSizeCategory.allCases.map(\.dynamicTypeSize) == DynamicTypeSize.allCases)
  }

  @Test("an action reads the environment as it is when it runs")
  func inActions() {
    struct Content: View {
      let journal: Journal
      @Environment(\.level) private var level

      var body: some View { Button("A") { journal.note("level \(level)") } }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal).environment(\.level, 4) }
    window.click("A")
    #expect(journal.entries == ["level 4"])
  }

  @Test("the color scheme applies to colors and readers")
  func colorScheme() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme

      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let window = Window { Scheme() }
    #expect(window.texts == ["light"])
    var configuration = window.graph.configuration
    configuration.colorScheme = .dark
    window.graph.configure(configuration)
    window.update()
    #expect(window.texts == ["dark"])
    #expect(window.color(of: "dark") == RGBAColor(red: 1, green: 1, blue: 1))
    #expect(window.display.backdrop == RGBAColor(red: 0, green: 0, blue: 0))
  }

  @Test("5.10: if a modifier's key path changes, the first key has its outer value again")
  func anotherKeyPath() {
    struct Both: View {
      @Environment(\.level) private var level
      @Environment(\.height) private var height

      var body: some View { Text("\(level) \(height)") }
    }
    struct Content: View {
      @State private var isHeight = false
      @State private var outside = 1

      var body: some View {
        VStack {
          Button("other") { isHeight.toggle() }
          Button("outside") { outside += 1 }
          Both().environment(isHeight ? \.height : \.level, 7)
        }
        .environment(\.level, outside)
      }
    }
    let window = Window { Content() }
    #expect(window.texts.last == "7 0")
    window.click("other")
    #expect(window.texts.last == "1 7")
    window.click("outside")
    #expect(window.texts.last == "2 7")
    window.click("other")
    #expect(window.texts.last == "7 0")
  }

  @Test("5.16: views and styles read a button's circumstances from the environment")
  func circumstances() {
    struct Circumstances: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.controlSize) private var size
      @Environment(\.isFocused) private var isFocused
      @Environment(\.colorScheme) private var scheme
      @Environment(\.font) private var font
      @Environment(\.buttonRepeatBehavior) private var repeatBehavior
      @Environment(\.backgroundProminence) private var prominence

      var body: some View {
        Text(
          [
            isEnabled ? "enabled" : "disabled", "\(size)", isFocused ? "focused" : "unfocused",
            "\(scheme)", font == .caption ? "caption" : "no font",
            repeatBehavior == .enabled ? "repeats" : "once",
            prominence == .increased ? "prominent" : "standard",
          ].joined(separator: " ")
        ).font(.system(size: 2))
      }
    }
    struct Telling: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Circumstances() }
    }
    let window = Window {
      Button("A") {}.buttonStyle(Telling()).focusable()
      Group {
        Button("B") {}.buttonStyle(Telling())
        Circumstances()
      }
      .disabled(true).controlSize(.large).font(.caption).buttonRepeatBehavior(.enabled)
      .environment(\.backgroundProminence, .increased).environment(\.colorScheme, .dark)
    }
    window.strike(.tab)
    let changed = "disabled large unfocused dark caption repeats prominent"
    #expect(
      window.texts == ["enabled regular focused light no font once standard", changed, changed])
  }

  @Test("controls look inactive in a window that isn't in use, unless a view sets another state")
  func controlActiveState() {
    struct Activity: View {
      @Environment(\.controlActiveState) private var state
      var body: some View { Text("\(state)") }
    }
    let window = Window {
      VStack {
        Activity()
        Group {
          Activity()
          Activity().environment(\.controlActiveState, .active)
        }
        .environment(\.scenePhase, .inactive)
      }
    }
    #expect(window.texts == ["key", "inactive", "active"])
  }
}
