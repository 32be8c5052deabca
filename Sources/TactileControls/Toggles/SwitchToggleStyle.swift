import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// A toggle style that shows a switch of 51 by 31 points after the label.
///
/// Apply it with `toggleStyle(_:)`:
///
/// ```swift
/// Toggle("Sound", isOn: $isSoundOn)
///   .toggleStyle(.switch)
///   .tint(.orange)
/// ```
///
/// While it is on, the switch has the tint, or is green without one. Only the switch reacts to presses, and its knob
/// slides in 0.25 seconds. `labelsHidden()` shows the switch alone. The row fills the available width, with the label
/// at its leading edge. This is the default style of toggles outside menus. A press anywhere on the switch changes it;
/// people can't drag the knob, unlike on an iPhone.
///
/// Mirrors SwiftUI's `SwitchToggleStyle`.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a switch toggle style with the inherited tint.
  public nonisolated init() { tint = nil }

  /// Creates a switch toggle style with a color that overrides `tint(_:)`, which new code should use instead.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Creates a row with the label and the switch at its ends.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that shows a switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    HStack(spacing: 8) {
      if !hidesLabels {
        VStack(alignment: .leading, spacing: 2) { configuration.label }.accessibilityHidden(true)
        Spacer(minLength: 0)
      }
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
      .buttonStyle(SwitchLook(isOn: configuration.isOn, tint: tint))
      .toggleAccessibility(configuration)
    }
  }
}

/// The switch without its label, which only assistive technologies present.
private struct SwitchLook: ButtonStyle {
  let isOn: Bool
  let tint: Color?
  @Environment(\.tint) private var inheritedTint
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Capsule().fill(isOn ? onStyle : AnyShapeStyle(Color(.system(.secondaryFill))))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(Color.white)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .frame(width: configuration.isPressed ? 34 : 27, height: 27)
          .padding(2)
      }
      .frame(width: 51, height: 31)
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Capsule())
      .animation(.easeInOut(duration: 0.25), value: isOn)
      .animation(.easeInOut(duration: 0.25), value: configuration.isPressed)
      .accessibilityRepresentation { configuration.label }
  }

  private var onStyle: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(Color.green)
  }
}

extension SwitchLook: StyledBody {
  package nonisolated static var styleType: Any.Type { SwitchToggleStyle.self }
}
