import SwiftUI

// Accessibility of a view beyond its label: activation points, custom content and rotors.

struct AssistedViews: View {
  struct Warning: Identifiable {
    let id: Int
    let title: String
    let number: String
  }

  let warnings: [Warning]
  let text = "one two three"
  let resource = LocalizedStringResource("Warnings")
  @Namespace private var namespace

  private var ranges: [Range<String.Index>] { [text.startIndex..<text.endIndex] }
  private var name: String { "Warnings" }

  var body: some View {
    points
    contents
    rotors
    systemRotors
    entries
  }

  @ViewBuilder private var points: some View {
    Text("a").accessibilityActivationPoint(CGPoint(x: 1, y: 2))
    Text("a").accessibilityActivationPoint(.bottomTrailing)
    Text("a").accessibilityActivationPoint(CGPoint(x: 1, y: 2), isEnabled: false)
    Text("a").accessibilityActivationPoint(UnitPoint.top, isEnabled: true)
  }

  @ViewBuilder private var contents: some View {
    Text("a")
      .accessibilityCustomContent("Age", "Four")
      .accessibilityCustomContent("Age", Text("4"), importance: .high)
      .accessibilityCustomContent("Age", name)
      .accessibilityCustomContent(Text("Age"), Text("4"))
      .accessibilityCustomContent(resource, Text("4"))
    Text("a")
      .accessibilityCustomContent(resource, resource)
      .accessibilityCustomContent(.age, Text("4"))
      .accessibilityCustomContent(.age, nil)
      .accessibilityCustomContent(.age, "Four")
    Text("a")
      .accessibilityCustomContent(.age, resource)
      .accessibilityCustomContent(.age, name)
  }

  @ViewBuilder private var rotors: some View {
    Text("a")
      .accessibilityRotor("Warnings") {
        ForEach(warnings) { warning in
          if warning.id > 1 { AccessibilityRotorEntry(warning.title, id: warning.id) }
        }
      }
      .accessibilityRotor(Text("Warnings")) { AccessibilityRotorEntry("a", id: 1) }
      .accessibilityRotor(name) { RotorParts() }
      .accessibilityRotor(resource) { AccessibilityRotorEntry("a", id: 1) }
    Text("a")
      .accessibilityRotor("Warnings", entries: warnings, entryLabel: \.title)
      .accessibilityRotor(Text("Warnings"), entries: warnings, entryLabel: \.title)
      .accessibilityRotor(name, entries: warnings, entryLabel: \.title)
      .accessibilityRotor(resource, entries: warnings, entryLabel: \.title)
    Text("a")
      .accessibilityRotor("Warnings", entries: warnings, entryID: \.number, entryLabel: \.title)
      .accessibilityRotor(
        Text("Warnings"), entries: warnings, entryID: \.number, entryLabel: \.title
      )
      .accessibilityRotor(name, entries: warnings, entryID: \.number, entryLabel: \.title)
      .accessibilityRotor(resource, entries: warnings, entryID: \.number, entryLabel: \.title)
    Text(text)
      .accessibilityRotor("Warnings", textRanges: ranges)
      .accessibilityRotor(Text("Warnings"), textRanges: ranges)
      .accessibilityRotor(name, textRanges: ranges)
      .accessibilityRotor(resource, textRanges: ranges)
  }

  @ViewBuilder private var systemRotors: some View {
    Text(text)
      .accessibilityRotor(.links) { AccessibilityRotorEntry("a", id: 1) }
      .accessibilityRotor(.headings, entries: warnings, entryLabel: \.title)
      .accessibilityRotor(.tables, entries: warnings, entryID: \.number, entryLabel: \.title)
      .accessibilityRotor(.boldText, textRanges: ranges)
  }

  private let kinds: [AccessibilitySystemRotor] = [
    .italicText, .underlineText, .misspelledWords, .images, .textFields, .lists, .landmarks,
    .links(visited: true), .headings(level: .h2),
  ]

  @ViewBuilder private var entries: some View {
    Text("a").accessibilityRotorEntry(id: 1, in: namespace)
      .accessibilityRotor("Parts") {
        AccessibilityRotorEntry(Text("a"), id: 1)
        AccessibilityRotorEntry(name, id: 1) {}
        AccessibilityRotorEntry(resource, id: 1)
        AccessibilityRotorEntry("a", id: 1, in: namespace)
        AccessibilityRotorEntry(Text("a"), id: 1, in: namespace)
        AccessibilityRotorEntry(name, id: 1, in: namespace)
        AccessibilityRotorEntry(resource, id: 1, in: namespace)
      }
      .accessibilityRotor("Ranges") {
        AccessibilityRotorEntry(textRange: ranges[0])
        AccessibilityRotorEntry("a", textRange: ranges[0])
        AccessibilityRotorEntry(name, textRange: ranges[0])
        AccessibilityRotorEntry(resource, textRange: ranges[0])
      }
  }
}

struct RotorParts: AccessibilityRotorContent {
  var body: some AccessibilityRotorContent {
    ForEach(0..<3) { AccessibilityRotorEntry("\($0)", id: $0) }
    ForEach(["a"], id: \.self) { AccessibilityRotorEntry($0, id: $0) }
  }

  @MainActor static let none: Never? = nil
  @MainActor static var parts: some AccessibilityRotorContent {
    AccessibilityRotorContentBuilder.buildIf(RotorParts?.none)
  }
}

extension AccessibilityCustomContentKey {
  static let resource = LocalizedStringResource("Age")
  static let age = AccessibilityCustomContentKey("Age")
  static let others = [
    AccessibilityCustomContentKey("Age", id: "age"),
    AccessibilityCustomContentKey(Text("Age"), id: "age"),
    AccessibilityCustomContentKey(resource, id: "age"), AccessibilityCustomContentKey(resource),
  ]
  static let isSame = age == others[0]
}

enum SpokenContents {
  static let customContent = AXCustomContent(label: "Age", value: "4")
  static let importances: [AXCustomContent.Importance] = [
    customContent.importance, .default, .high,
  ]
  static let spokenContent = customContent.label + customContent.value
  static let isSameContent = customContent.isEqual(customContent) && customContent.hash == 0
}

struct AssistedEnvironment: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverEnabled
  @Environment(\.accessibilityEnabled) private var isEnabled
  @Environment(\.resetFocus) private var resetFocus
  @Namespace private var namespace

  var body: some View {
    VStack {
      Button("Reset") { resetFocus(in: namespace) }.disabled(isVoiceOverEnabled || isEnabled)
      Text("a").focusable().prefersDefaultFocus(in: namespace)
      Text("b").focusable().prefersDefaultFocus(false, in: namespace)
    }
    .focusScope(namespace)
    .focusSection()
  }
}
