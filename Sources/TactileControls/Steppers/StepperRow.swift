import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A stepper with its label.
struct StepperRow<Label: View>: View {
  let label: Label
  let actions: StepperActions
  @Environment(\.idiom) private var idiom
  @Environment(\.hidesLabels) private var hidesLabels

  private var showsLabel: Bool { !hidesLabels && Label.self != EmptyView.self }

  var body: some View {
    HStack(spacing: 8) {
      if showsLabel { HStack(spacing: 8) { label }.accessibilityHidden(true) }
      if idiom == .mac {
        if actions.showsValue { actions.value?.monospacedDigit().accessibilityHidden(true) }
      } else if showsLabel {
        Spacer(minLength: 0)
      }
      StepperControl(label: label, actions: actions)
    }
  }
}

/// The two buttons of a stepper, as one accessibility element with the buttons in it.
private struct StepperControl<Label: View>: View {
  let label: Label
  let actions: StepperActions
  @Environment(\.layoutDirection) private var direction
  /// Whether `onEditingChanged` was called with true last.
  @State private var isEditing = false

  var body: some View {
    HStack(spacing: 0) {
      StepperButtons(
        increment: actions.increment.map(pressed), decrement: actions.decrement.map(pressed),
        end: endEditing
      )
      // The stepper has the focus of a desktop, and not each button.
      .focusable(false, interactions: [])
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabeled(by: label)
    .accessibility(actions.value.map { .value($0) } ?? .none)
    .accessibilityAdjustableAction {
      change($0 == .increment ? actions.increment : actions.decrement)
    }
    .modifier(KeyboardControlModifier())
    .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return .ignored }
      let onward: KeyEquivalent = direction == .rightToLeft ? .leftArrow : .rightArrow
      change(press.key == .upArrow || press.key == onward ? actions.increment : actions.decrement)
      return .handled
    }
  }

  /// Returns the action of a pressed button, which begins to edit.
  private func pressed(_ action: @escaping () -> Void) -> () -> Void {
    {
      if !isEditing {
        isEditing = true
        actions.onEditingChanged(true)
      }
      action()
    }
  }

  private func endEditing() {
    guard isEditing else { return }
    isEditing = false
    actions.onEditingChanged(false)
  }

  private func change(_ action: (() -> Void)?) {
    guard let action else { return }
    actions.onEditingChanged(true)
    action()
    actions.onEditingChanged(false)
  }
}
