/// A label on glass.
///
/// Mirrors SwiftUI's `GlassButtonStyle`: a bordered button's sizes, on a capsule of glass (rule 2.8.96).
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Makes the style with regular glass.
  public nonisolated init() { self.init(.regular) }

  /// Makes the style with some glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// The label on its glass with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: GlassLook(glass: glass, isProminent: false)),
      configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A label on some glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// A white label on glass in the tint: for the button that matters most.
///
/// Mirrors SwiftUI's `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label on its glass with the standard press.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: GlassLook(glass: .regular, isProminent: true)),
      configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label on glass, in the sizes of bordered buttons.
struct GlassLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.font) private var font
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.tint) private var tint

  func makeBody(configuration: Configuration) -> some View {
    let shape = borderShape == .automatic ? ButtonBorderShape.capsule : borderShape
    HStack { configuration.label }
      .font(controlSize.labelFont(font, .bold, for: shortcut))
      .imageScale(typeSize.isAccessibilitySize ? .small : .medium)
      .multilineTextAlignment(.center)
      .foregroundStyle(label(configuration.role))
      .modifier(
        BorderedPadding(
          size: controlSize, typeSize: typeSize, isSquare: shape == .circle,
          isFlexible: sizing == .flexible)
      )
      .background {
        if isProminent, isEnabled { shape.fill(fill(configuration.role)).opacity(0.85) }
      }
      .glassEffect(glass, in: shape)
      .contentShape(shape)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : tint ?? AnyShapeStyle(Color.accentColor)
  }

  private func label(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color.primary)
  }
}
