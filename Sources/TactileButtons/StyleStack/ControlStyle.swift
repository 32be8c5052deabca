@_spi(Engine) import TactileViewGraph

/// A style of a family of controls, such as a `ToggleStyle`, with a function that calls its `makeBody`.
///
/// The style's dynamic properties are stored with each drawn control. The type of the body isn't part of this type: a
/// style can apply itself to its content, and the type would contain itself.
package nonisolated struct ControlStyle<Style, Configuration>: StyleHolder {
  let style: Style
  private let maker: Maker

  /// The function, which is equal for all styles of a type: a family has a single one.
  private nonisolated struct Maker: Equatable {
    let makeBody: @MainActor (Style, Configuration) -> ErasedStyleBody

    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  package init<StyleBody: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> StyleBody
  ) {
    self.style = style
    maker = Maker { style, configuration in
      ErasedStyleBody(ImplicitStack { makeBody(style, configuration) })
    }
  }

  @MainActor
  fileprivate func makeBody(_ configuration: Configuration) -> ErasedStyleBody {
    maker.makeBody(style, configuration)
  }
}

/// The body of a style, whose type stays the same but isn't known to the types around it.
private nonisolated struct ErasedStyleBody: PrimitiveView {
  private let box: Box

  @MainActor
  init(_ view: ImplicitStack<some View>) { box = TypedBox(view) }

  @MainActor
  private class Box {
    func makeNode(_ inputs: ViewInputs) -> ViewNode {
      preconditionFailure("subclasses override this")
    }
    func updateNode(_ node: ViewNode) { preconditionFailure("subclasses override this") }
  }

  private final class TypedBox<Content: View>: Box {
    private let view: ImplicitStack<Content>

    init(_ view: ImplicitStack<Content>) { self.view = view }

    override func makeNode(_ inputs: ViewInputs) -> ViewNode {
      ImplicitStack<Content>.__makeNode(view, inputs)
    }

    override func updateNode(_ node: ViewNode) { ImplicitStack<Content>.__updateNode(node, view) }
  }

  static var __isUnary: Bool { true }

  @MainActor static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    view.box.makeNode(inputs)
  }

  @MainActor static func __updateNode(_ node: __ViewNode, _ view: Self) {
    view.box.updateNode(node)
  }
}

/// A view of a control, such as its label, in the configuration of a style: the type is erased,
/// because styles don't know the types of the views that they arrange.
package nonisolated protocol ErasedContent: View {
  associatedtype Erased: View

  var content: Erased { get }
}

extension ErasedContent {
  /// The part of the control that the style arranges, such as its label.
  @MainActor @preconcurrency public var body: Erased { content }
}

/// A view that evaluates a style's body, and stacks it if it consists of several views.
package struct ControlStyleBody<Style, Configuration>: View {
  let style: ControlStyle<Style, Configuration>
  let configuration: Configuration

  package var body: some View { style.makeBody(configuration) }
}

extension ControlStyleBody: StyledBody {
  package nonisolated static var styleType: Any.Type { Style.self }
}

/// Sets the style of the controls of a family in its content.
package nonisolated struct ControlStyleModifier<Style, Configuration>: ViewModifier {
  package typealias Body = Never
  package let style: ControlStyle<Style, Configuration>

  package init(style: ControlStyle<Style, Configuration>) {
    self.style = style
  }
}

extension ControlStyleModifier: StyleModifier {
  @MainActor package static var name: String { "controlStyle" }

  @MainActor
  package func styleBody(
    _ configuration: Configuration
  ) -> ControlStyleBody<Style, Configuration> {
    ControlStyleBody(style: style, configuration: configuration)
  }
}

/// A control as drawn by the closest style of its family, or by the system's style if there is
/// none.
///
/// As with buttons, the environment of the style's body contains the next outer style.
package struct StyledControl<System, Configuration>: View {
  let configuration: Configuration
  let system: ControlStyle<System, Configuration>
  @Environment(\.[styles: ControlFamily<Configuration>()]) private var entry

  package init(_ configuration: Configuration, system: ControlStyle<System, Configuration>) {
    self.configuration = configuration
    self.system = system
  }

  package var body: some View {
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
