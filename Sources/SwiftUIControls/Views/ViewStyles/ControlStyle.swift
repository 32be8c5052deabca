@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A style of a family of controls, which `ToggleStyle`, `ProgressViewStyle` and others share.
///
/// A conforming type holds the author's style, whose dynamic properties are stored with each drawn
/// control.
@MainActor
protocol ControlStyle: StyleHolder {
  associatedtype Configuration
  associatedtype Body: View

  func styledBody(_ configuration: Configuration) -> Body
}

/// A view of a control, such as its label, in the configuration of a style: the type is erased,
/// because styles don't know the types of the views that they arrange.
nonisolated protocol ErasedContent: View {
  associatedtype Erased: View

  var content: Erased { get }
}

extension ErasedContent {
  /// The part of the control that the style arranges, such as its label.
  @MainActor @preconcurrency public var body: Erased { content }
}

/// A view that evaluates a style's body, and stacks it if it consists of several views.
struct ControlStyleBody<Style: ControlStyle>: View {
  let style: Style
  let configuration: Style.Configuration

  var body: some View {
    ImplicitStack { style.styledBody(configuration) }
  }
}

/// Adds a style to the environment of the controls in its content.
nonisolated struct ControlStyleModifier<Style: ControlStyle>: EnvironmentModifier {
  typealias Body = Never
  let style: Style

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    let family = ControlFamily<Style.Configuration>()
    values[styles: family] = TypedStyleEntry(self, outer: values[styles: family])
  }
}

extension ControlStyleModifier: StyleSource {
  @MainActor
  func styleBody(_ configuration: Style.Configuration) -> ControlStyleBody<Style> {
    ControlStyleBody(style: style, configuration: configuration)
  }
}

/// A control as drawn by the closest style of its family, or by the system's style if there is
/// none.
///
/// As with buttons, the environment of the style's body contains the next outer style.
struct StyledControl<System: ControlStyle>: View {
  let configuration: System.Configuration
  let system: System
  @Environment(\.[styles: ControlFamily<System.Configuration>()]) private var entry

  init(_ configuration: System.Configuration, system: System) {
    self.configuration = configuration
    self.system = system
  }

  var body: some View {
    ImplicitStack {
      if let entry {
        AnyView(entry.view(configuration))
          .environment(\.[styles: ControlFamily<System.Configuration>()], entry.outer)
      } else {
        ControlStyleBody(style: system, configuration: configuration)
      }
    }
  }
}
