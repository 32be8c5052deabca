import SwiftUI

// SwiftUI's views and styles in code without actor annotations.

struct Card: View {
  var title = ""
  var body: some View { Text(title) }
  var badge: some View { Text("1") }
  func row() -> some View { body }
}

struct CardStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

// 1.1.1: a button is built anywhere; its body belongs to the main actor.
func makeButton() -> Button<Text> { Button("a") {} }
func makeBody(_ button: Button<Text>) -> some View { button.body }  // warning

func makeCard() -> Card { Card(title: "a") }
func makeBadge(_ card: Card) -> some View { card.badge }  // warning
func makeBody(_ card: Card) -> some View { card.body }  // warning
func makeRow() -> AnyView { AnyView(Card().row()) }  // warning

enum Factory {
  static func button() -> some View { Button("a") {}.buttonStyle(CardStyle()) }
  static func framed() -> some View { Text("a").modifier(Framed()) }
  static var plain: some View { Text("a").padding().buttonStyle(.plain) }  // warning
  static func toggle(_ isOn: Binding<Bool>) -> some View { Toggle("a", isOn: isOn) }
}
