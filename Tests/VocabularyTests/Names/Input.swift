import SwiftUI

// Keyboard shortcuts, key equivalents, the focus and help texts.

struct Keys: View {
  enum Field: Hashable { case name, pay }
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  var shortcut: KeyboardShortcut?

  var body: some View {
    VStack {
      Button("Pay") { field = .name }
        .keyboardShortcut(.defaultAction)
        .keyboardShortcut("s")
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .keyboardShortcut(.return, modifiers: [])
        .keyboardShortcut(KeyEquivalent("p"), modifiers: .option, localization: .custom)
        .keyboardShortcut(KeyboardShortcut(.escape))
        .keyboardShortcut(shortcut)
        .help("Pays at once")
        .help(Text("Pays"))
        .help(String("Pays") as String)
        .focused($isFocused)
        .focused($field, equals: .pay)
      Child(field: $field)
        .focusable()
        .focusable(!isFocused)
        .focusable(true, interactions: .activate)
    }
    .onAppear { isFocused = true }
  }

  struct Child: View {
    var field: FocusState<Field?>.Binding
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text("Name").focused(field, equals: .name).opacity(isFocused ? 1 : 0.5) }
  }
}

struct Told: View {
  var body: some View {
    Button("Pay") {}
      .accessibilityLabel("Pay")
      .accessibilityLabel(Text("Pay"))
      .accessibilityHint("Pays")
      .accessibilityValue("3")
      .accessibilityIdentifier("pay")
      .accessibilityAddTraits([.isButton, .isSelected])
      .accessibilityRemoveTraits(.isImage)
      .accessibilityHidden(true)
      .accessibilityElement(children: .combine)
      .accessibilityAction {}
      .accessibilityAction(named: "Undo") {}
      .accessibilitySortPriority(2)
  }
}
