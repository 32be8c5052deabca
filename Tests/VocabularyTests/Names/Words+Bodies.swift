import SwiftUI

// Members that usually only the system calls: the bodies of controls, control styles and rotors.

@MainActor
enum SystemBodies {
  static let controls: [Any] = [
    EditButton().body, RenameButton().body,
    PasteButton(payloadType: String.self) { _ in }.body,
    ShareLink(item: "a").body, ShareLink(item: "a") { Text("b") }.body,
  ]
  static func label(_ label: DefaultShareLinkLabel) -> Any { label.body }

  static func buttons(_ configuration: PrimitiveButtonStyleConfiguration) -> [Any] {
    [
      AccessoryBarButtonStyle().makeBody(configuration: configuration),
      AccessoryBarActionButtonStyle().makeBody(configuration: configuration),
    ]
  }

  static func groups(_ configuration: ControlGroupStyleConfiguration) -> [Any] {
    [
      NavigationControlGroupStyle().makeBody(configuration: configuration),
      PaletteControlGroupStyle().makeBody(configuration: configuration),
      CompactMenuControlGroupStyle().makeBody(configuration: configuration),
    ]
  }

  static func representation<T: Transferable>(of type: T.Type) -> T.Representation {
    T.transferRepresentation
  }

  static func body<C: AccessibilityRotorContent>(of content: C) -> C.Body { content.body }

  static func entry(_ entry: AccessibilityRotorEntry<Int>) { _ = { entry.body } }

  static func entries(_ entries: ForEach<[Int], Int, AccessibilityRotorEntry<Int>>) {
    _ = { entries.body }
  }
}

func effectBodies<E: CustomHoverEffect>(_ effect: E, _ all: HoverEffects, _ never: () -> Never) {
  let empty: EmptyHoverEffect = .empty
  _ = effect.body(content: empty)
  let bodies: [() -> Never] = [
    { empty.body(content: empty) }, { all.content.body(content: empty) },
    { all.erased.body(content: empty) }, { all.group.body(content: empty) },
    { all.automatic.body(content: empty) }, { all.highlight.body(content: empty) },
    { all.lift.body(content: empty) },
  ]
  print(bodies.count)
  _ = never().body(content: empty)
}

struct HoverEffects {
  let content: ContentHoverEffect<EmptyHoverEffectContent>
  let erased: HoverEffect
  let group: GroupHoverEffect
  let automatic: AutomaticHoverEffect
  let highlight: HighlightHoverEffect
  let lift: LiftHoverEffect
}
