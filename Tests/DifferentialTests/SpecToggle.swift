import SwiftUI

// The toggles of a spec.

@MainActor
enum SpecToggle {
  /// A toggle whose value depends on the spec alone, so that a touch acts and changes nothing of it.
  ///
  /// Its label has no history: it is made twice, for the window and for assistive technologies.
  static func view(_ spec: Spec, _ surroundings: Surroundings) -> AnyView {
    let isOn = Binding {
      spec.value % 2 == 1
    } set: { _ in
      surroundings.act(as: Surroundings.Actor(view: spec.id, gesture: nil))
    }
    let toggle = Toggle(isOn: isOn) {
      if let label = spec.children.first {
        SpecView(spec: label.withoutHistory, surroundings: surroundings)
      }
    }
    return spec.value < 2
      ? AnyView(toggle.toggleStyle(.automatic)) : AnyView(toggle.toggleStyle(.button))
  }
}
