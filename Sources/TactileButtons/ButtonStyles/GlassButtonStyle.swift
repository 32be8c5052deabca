@_spi(Engine) import TactileGlass
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button style that shows the label on glass.
///
/// Apply it as `.buttonStyle(.glass)`, to a button above other content, such as a map. Pass another variant of `Glass`
/// for other content, such as `.glass(.clear)` above a photo:
///
/// ```swift
/// photo.overlay(alignment: .bottomTrailing) {
///   Button("Edit", systemImage: "slider.horizontal.3") { edit() }
///     .buttonStyle(.glass(.clear))
/// }
/// ```
///
/// The button has the dimensions of a bordered button, and its shape is a capsule. `tint(_:)` sets the color of the
/// label, which is the primary color by default, and red for a destructive role, whatever the tint. The label of a
/// disabled button is gray. `controlSize(_:)` sets the padding and, unless `font(_:)` does, the font;
/// `buttonBorderShape(_:)` sets another shape. To color the glass instead of the label, pass tinted glass, as in
/// `.glass(.regular.tint(.orange))`. For the most important button, use ``GlassProminentButtonStyle``.
///
/// Mirrors SwiftUI's `GlassButtonStyle`.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates a glass button style with regular glass.
  public nonisolated init() { self.init(.regular) }

  /// Creates a glass button style with a glass variant, such as `.clear` or `.regular.tint(.orange)`.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  /// Creates the label on its glass with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: GlassLook(glass: glass, fillsGlass: false)),
      configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style that shows the label on regular glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a button style that shows the label on a glass variant.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// A button style for the most important action, with a white label on tinted glass.
///
/// Apply it as `.buttonStyle(.glassProminent)`, to one button of a screen; use ``GlassButtonStyle`` for the others:
///
/// ```swift
/// Button("Start", systemImage: "play.fill") { start() }
///   .buttonStyle(.glassProminent)
///   .tint(.green)
/// ```
///
/// `tint(_:)` sets the color of the glass, which is the accent color by default. The glass is red for a destructive
/// role, whatever the tint. The dimensions and the shape are those of ``GlassButtonStyle``. A disabled button has no
/// tint, and its label is gray.
///
/// Mirrors SwiftUI's `GlassProminentButtonStyle`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a glass prominent button style.
  public nonisolated init() {}

  /// Creates the label on its glass with the standard press interaction.
  public func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: GlassLook(glass: .regular, fillsGlass: true)),
      configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style that shows a white label on glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label on glass, with the dimensions of bordered buttons.
struct GlassLook: ButtonStyle {
  let glass: Glass
  /// Whether the glass of a button that isn't a toggle is filled with the tint.
  let fillsGlass: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.font) private var font
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.tint) private var tint
  @Environment(\.toggledOn) private var toggledOn

  /// Whether the glass is filled with the tint, which shows that a toggle is on (rule 2.8.93).
  private var isProminent: Bool { toggledOn ?? fillsGlass }

  func makeBody(configuration: Configuration) -> some View {
    let shape = borderShape == .automatic ? ButtonBorderShape.capsule : borderShape
    HStack { configuration.label }
      .font(controlSize.labelFont(font, .bold, for: shortcut))
      .imageScale(typeSize.isAccessibilitySize ? .small : .medium)
      .multilineTextAlignment(.center)
      .containerForeground(label(configuration.role))
      .modifier(
        BorderedPadding(
          size: controlSize, typeSize: typeSize, isSquare: shape == .circle,
          isFlexible: sizing == .flexible)
      )
      .decoration {
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

extension GlassLook: StyledBody {
  package nonisolated static var styleType: Any.Type { GlassButtonStyle.self }
}
