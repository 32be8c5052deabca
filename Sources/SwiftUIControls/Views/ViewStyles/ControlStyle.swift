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

/// A view that evaluates a style's body, and stacks it if it consists of several views.
struct ControlStyleBody<Style: ControlStyle>: View {
  let style: Style
  let configuration: Style.Configuration

  var body: some View {
    ImplicitStack { style.styledBody(configuration) }
  }
}

/// A linked list of the styles of a family in the environment, the closest first.
class ControlStyleLink<Configuration> {
  /// The next outer style.
  let outer: ControlStyleLink?

  init(outer: ControlStyleLink?) { self.outer = outer }

  @MainActor func body(_ configuration: Configuration) -> AnyView {
    preconditionFailure("subclasses hold the style")
  }
}

/// A link with a style of a known type.
final class TypedControlStyleLink<Style: ControlStyle>: ControlStyleLink<Style.Configuration> {
  private let style: Style

  init(_ style: Style, outer: ControlStyleLink<Style.Configuration>?) {
    self.style = style
    super.init(outer: outer)
  }

  override func body(_ configuration: Style.Configuration) -> AnyView {
    AnyView(ControlStyleBody(style: style, configuration: configuration))
  }
}

private enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyleLink<Configuration>? { nil }
}

/// A type that identifies a family of styles in a key path.
struct ControlFamily<Configuration>: Hashable {}

extension EnvironmentValues {
  subscript<Configuration>(
    styles family: ControlFamily<Configuration>
  ) -> ControlStyleLink<Configuration>? {
    get { self[ControlStyleKey<Configuration>.self] }
    set { self[ControlStyleKey<Configuration>.self] = newValue }
  }
}

/// Adds a style to the environment of the controls in its content.
nonisolated struct ControlStyleModifier<Style: ControlStyle>: EnvironmentModifier {
  typealias Body = Never
  let style: Style

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    let family = ControlFamily<Style.Configuration>()
    values[styles: family] = TypedControlStyleLink(style, outer: values[styles: family])
  }
}

/// A control as drawn by the closest style of its family, or by the system's style if there is
/// none.
///
/// As with buttons, the environment of the style's body contains the next outer style.
struct StyledControl<System: ControlStyle>: View {
  let configuration: System.Configuration
  let system: System
  @Environment(\.[styles: ControlFamily<System.Configuration>()]) private var link

  init(_ configuration: System.Configuration, system: System) {
    self.configuration = configuration
    self.system = system
  }

  var body: some View {
    ImplicitStack {
      if let link {
        link.body(configuration)
          .environment(\.[styles: ControlFamily<System.Configuration>()], link.outer)
      } else {
        ControlStyleBody(style: system, configuration: configuration)
      }
    }
  }
}
