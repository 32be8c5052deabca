@_spi(Engine) import TactileViewGraph

/// A view that evaluates the body of a primitive style.
///
/// If the body consists of several views, they are stacked (rule 2.1.19).
package struct PrimitiveStyleView<Style: PrimitiveButtonStyle>: View {
  let style: StyleBox<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  package init(style: StyleBox<Style>, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  package var body: some View {
    ImplicitStack { style.style.makeBody(configuration: configuration) }
  }
}

/// A view that evaluates the body of a ``ButtonStyle`` and adds the standard press interaction (rule 2.1.18).
///
/// It stands for `onPress(_:state:)` and `animation(_:value:)` on the style's body, in a node of its own, because every
/// button has one; see ``PressStyleNode``.
package struct PressStyleView<Style: ButtonStyle>: PrimitiveView {
  let style: StyleBox<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  @inline(__always)
  package init(style: StyleBox<Style>, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension PrimitiveStyleView: StyledBody {
  package nonisolated static var styleType: Any.Type { Style.self }
}

extension PressStyleView: StyledBody {
  package nonisolated static var styleType: Any.Type { Style.self }
}
