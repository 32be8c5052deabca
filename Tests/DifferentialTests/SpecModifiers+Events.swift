import SwiftUI

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

// Gestures and transactions, and what assistive technologies read.
extension Spec.Modifier {
  /// A gesture that acts, beats others or is beaten; its type is forgotten, so that the view stays
  /// the same.
  @MainActor
  func gesture(
    _ view: AnyView, _ surroundings: Surroundings, _ actor: Surroundings.Actor
  ) -> AnyView {
    let tap = AnyGesture(TapGesture().onEnded { surroundings.act(as: actor) })
    let hold = AnyGesture(
      LongPressGesture(minimumDuration: 0.01).onEnded { _ in surroundings.act(as: actor) }.map {
        _ in
      })
    return switch value {
    case 0: AnyView(view.gesture(tap))
    case 1: AnyView(view.highPriorityGesture(tap))
    case 2: AnyView(view.simultaneousGesture(tap))
    case 3: AnyView(view.gesture(hold, including: .gesture))
    case 4: AnyView(view.highPriorityGesture(hold))
    case 7, 8: AnyView(view.gesture(value == 7 ? nil : tap))
    case 9: AnyView(view.gesture(AnyGesture(TapGesture(count: 2))))
    case 10:
      AnyView(view.onLongPressGesture(minimumDuration: 0.01) { surroundings.act(as: actor) })
    case 11:
      AnyView(
        view.gesture(
          AnyGesture(
            TapGesture(count: 2).exclusively(before: TapGesture())
              .onEnded { if case .second = $0 { surroundings.act(as: actor) } }.map { _ in })))
    case 5: AnyView(view.simultaneousGesture(AnyGesture(HeldGesture().map { _ in })))
    default: AnyView(view.gesture(AnyGesture(HeldGesture().map { _ in }), including: .none))
    }
  }

  @MainActor
  func listRow(
    _ view: AnyView, _ surroundings: Surroundings, _ actor: Surroundings.Actor
  ) -> AnyView {
    switch value {
    case 0: AnyView(view.modifier(ListRowModifier()))
    case 1: AnyView(view.listRows(minHeight: 44, isEditing: false, metrics: .fuzzed))
    case 2, 3:
      AnyView(
        view.swipeActions {
          Button("swiped", role: .destructive) { surroundings.act(as: actor) }
          if value == 3 {
            Button("tinted", systemImage: "star") { surroundings.act(as: actor) }.tint(.indigo)
          }
        }
        .listRows(minHeight: 44, isEditing: false, metrics: .fuzzed))
    default:
      AnyView(
        view.swipeActions(edge: .leading) { Button("led") { surroundings.act(as: actor) } }
          .listRowBackground(Color.yellow).listRows(
            minHeight: 44, isEditing: false, metrics: .fuzzed))
    }
  }

  func accessibility(_ view: AnyView) -> AnyView {
    switch value {
    case 8: AnyView(view.modifier(Heard()))
    case 0: AnyView(view.accessibilityLabel("label \(value)"))
    case 1: AnyView(view.accessibilityValue("value"))
    case 2: AnyView(view.accessibilityHint("hint").accessibilityIdentifier("id"))
    case 3: AnyView(view.accessibilityAddTraits([.isButton, .isHeader]))
    case 4:
      AnyView(
        view.accessibilityRemoveTraits(.isButton).accessibilityActions { Button("Action") {} })
    case 5: AnyView(view.accessibilityHidden(true))
    case 6: AnyView(view.accessibilityElement(children: .combine))
    default: AnyView(view.accessibilityElement(children: .contain))
    }
  }

  func transaction(_ view: AnyView) -> AnyView {
    switch value {
    case 0: AnyView(view.transaction { $0.animation = nil })
    case 1: AnyView(view.transaction { $0.animation = .linear(duration: 0.1) })
    case 4:
      AnyView(
        view.transaction {
          $0.animation = nil
        } body: {
          $0.opacity(0.9)
        })
    default:
      AnyView(view.transaction(value: value) { $0.animation = .easeIn(duration: 0.1) })
    }
  }
}
