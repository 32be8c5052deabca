@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// A style of a family of controls, such as a `ToggleStyle`, with a function that calls its `makeBody`.
///
/// The style's dynamic properties are stored with each drawn control.
nonisolated struct ControlStyle<Style, Configuration, StyleBody: View>: StyleHolder {
  let style: Style
  private let maker: Maker

  /// The function, which is equal for all styles of a type: a family has a single one.
  private nonisolated struct Maker: Equatable {
    let makeBody: @MainActor (Style, Configuration) -> StyleBody

    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  init(_ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> StyleBody) {
    self.style = style
    maker = Maker(makeBody: makeBody)
  }

  @MainActor
  func makeBody(_ configuration: Configuration) -> StyleBody {
    maker.makeBody(style, configuration)
  }
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
struct ControlStyleBody<Style, Configuration, StyleBody: View>: View {
  let style: ControlStyle<Style, Configuration, StyleBody>
  let configuration: Configuration

  var body: some View {
    ImplicitStack { style.makeBody(configuration) }
  }
}

extension ControlStyleBody: StyledBody {
  nonisolated static var styleType: Any.Type { Style.self }
}

/// Sets the style of the controls of a family in its content.
nonisolated struct ControlStyleModifier<Style, Configuration, StyleBody: View>: ViewModifier {
  typealias Body = Never
  let style: ControlStyle<Style, Configuration, StyleBody>
}

extension ControlStyleModifier: StyleModifier {
  @MainActor static var name: String { "controlStyle" }

  @MainActor
  func styleBody(
    _ configuration: Configuration
  ) -> ControlStyleBody<Style, Configuration, StyleBody> {
    ControlStyleBody(style: style, configuration: configuration)
  }
}

/// A control as drawn by the closest style of its family, or by the system's style if there is
/// none.
///
/// As with buttons, the environment of the style's body contains the next outer style.
struct StyledControl<System, Configuration, StyleBody: View>: View {
  let configuration: Configuration
  let system: ControlStyle<System, Configuration, StyleBody>
  @Environment(\.[styles: ControlFamily<Configuration>()]) private var entry

  init(_ configuration: Configuration, system: ControlStyle<System, Configuration, StyleBody>) {
    self.configuration = configuration
    self.system = system
  }

  var body: some View {
    ImplicitStack {
      if let entry {
        AnyView(entry.view(configuration))
          .environment(\.[styles: ControlFamily<Configuration>()], entry.outer)
      } else {
        ControlStyleBody(style: system, configuration: configuration)
      }
    }
  }
}
