import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// A toggle style that shows a switch after the label.
///
/// Apply it with `toggleStyle(_:)`:
///
/// ```swift
/// Toggle("Sound", isOn: $isSoundOn)
///   .toggleStyle(.switch)
///   .tint(.orange)
/// ```
///
/// The switch is 63 by 28 points; in the look of iOS 18, it is 51 by 31 points, with a round knob. In both, it extends two
/// points beyond its frame at the trailing edge. While it is on, the switch has the tint, or is green without one. Only the switch reacts to presses, and its knob
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
  @Environment(\.systemLook) private var look

  func makeBody(configuration: Configuration) -> some View {
    let metrics = SwitchMetrics(look: look)
    let knob = metrics.knob(isPressed: configuration.isPressed)
    Capsule().fill(isOn ? onStyle : AnyShapeStyle(Color(.system(metrics.offColor))))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(Color.white)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .frame(width: knob.width, height: knob.height)
          .padding(2)
      }
      .frame(width: metrics.track.width, height: metrics.track.height)
      .opacity(isEnabled ? 1 : 0.5)
      .contentShape(Capsule())
      .padding(.trailing, -metrics.overhang)
      .frame(width: metrics.frame.width, height: metrics.frame.height, alignment: .trailing)
      .animation(.easeInOut(duration: 0.25), value: isOn)
      .animation(.easeInOut(duration: 0.25), value: configuration.isPressed)
      .accessibilityRepresentation { configuration.label }
  }

  private var onStyle: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(Color.green)
  }
}

/// The dimensions of a switch in points (rule 6.4.4).
private struct SwitchMetrics {
  let look: SystemLook

  /// The size of the switch in the layout.
  var frame: CGSize {
    look == .iOS26 ? CGSize(width: 66, height: 30) : CGSize(width: 49, height: 31)
  }

  /// The size of the switch that is drawn.
  var track: CGSize {
    look == .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  /// The length that is drawn beyond the frame's trailing edge.
  var overhang: CGFloat { 2 }

  func knob(isPressed: Bool) -> CGSize {
    look == .iOS26
      ? CGSize(width: isPressed ? 41 : 37, height: 24)
      : CGSize(width: isPressed ? 34 : 27, height: 27)
  }

  /// The color of a track that is off.
  var offColor: SystemColor { look == .iOS26 ? .tertiary : .secondaryFill }
}

extension SwitchLook: StyledBody {
  package nonisolated static var styleType: Any.Type { SwitchToggleStyle.self }
}
