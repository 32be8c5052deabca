import SwiftUI

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

// The parts of a spec that are shown above the window.

/// Shows the first child, and presents the second while the surroundings request it.
///
/// The presentation has no history: in a new tree it has just been opened.
struct PresentingSpec: View {
  let spec: Spec
  let surroundings: Surroundings

  private var isOpen: Binding<Bool> {
    let (id, stand) = (spec.id, surroundings.stand)
    return Binding {
      stand.open == id
    } set: { isOpen in
      if isOpen { stand.open = id } else if stand.open == id { stand.open = nil }
    }
  }

  private func child(_ index: Int) -> SpecView? {
    guard spec.children.indices.contains(index) else { return nil }
    let child = spec.children[index]
    return SpecView(
      spec: index == 0 ? child : child.withoutHistory, surroundings: surroundings)
  }

  private func act() { surroundings.act(as: Surroundings.Actor(view: spec.id, gesture: nil)) }

  @ViewBuilder private var items: some View {
    Button("item") { act() }
    Button("cancel", role: .cancel) { act() }
    child(1)
  }

  var body: some View {
    let view = child(0)
    switch spec.value {
    case 0: view.sheet(isPresented: isOpen) { child(1) }
    case 1: view.fullScreenCover(isPresented: isOpen) { items }
    case 2: view.popover(isPresented: isOpen) { items }
    case 3:
      view.popover(isPresented: isOpen, arrowEdge: .bottom) {
        items.presentationCompactAdaptation(.popover)
      }
    case 4:
      view.alert("alert", isPresented: isOpen) {
        items
      } message: {
        Text("message")
      }
    case 5:
      view.confirmationDialog("dialog", isPresented: isOpen, titleVisibility: .visible) { items }
    case 7:
      PushingSpec(
        id: spec.id, root: view, page: child(1), announcer: surroundings.announcer)
    default:
      // A context menu as it is once a finger has opened it.
      view.modifier(
        PresentingModifier(
          PresentationKind("context menu", arrangesItems: true),
          isPresented: isOpen.wrappedValue, dismiss: { isOpen.wrappedValue = false },
          presented: MenuView(content: items, preview: EmptyView(), finger: MenuFinger())))
    }
  }
}

/// Observes the accessibility focus.
struct Heard: ViewModifier {
  @AccessibilityFocusState private var isHeard: Bool

  func body(content: Content) -> some View {
    content.accessibilityFocused($isHeard)
  }
}

extension Spec {
  /// The number of modifiers that add a gesture, shown or not.
  var gestures: Int {
    modifiers.count { $0.kind == .gesture } + children.map(\.gestures).reduce(0, +)
  }

  /// The views that may present something, shown or not.
  var presenting: [Spec] {
    (kind == .presenting ? [self] : []) + children.flatMap(\.presenting)
  }

  /// The identities of the views that may present something, shown or not.
  var presenters: [Int] { presenting.map(\.id) }

  /// The number of modifiers whose gesture acts before the finger is lifted, shown or not.
  var holds: Int {
    modifiers.count { $0.kind == .gesture && [3, 4, 10].contains($0.value) }
      + children.map(\.holds).reduce(0, +)
  }
}
