import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// The appearance of a glass surface.
///
/// Pass glass to `glassEffect(_:in:)`, or to a button with `buttonStyle(.glass(_:))`. Use it for controls that float
/// above other content; for a plain translucent background, use a ``Material``. Inside a ``GlassEffectContainer``,
/// surfaces that are close to each other merge.
///
/// ```swift
/// Label("Share", systemImage: "square.and.arrow.up")
///   .padding()
///   .glassEffect(.regular.tint(.blue), in: .capsule)
/// ```
///
/// Apple doesn't document the values of its glass. Tactile draws the thinnest material with a fine bright edge, in the
/// tint if there is one (rule 2.8.96). The glass doesn't bend the content behind it, and the view on it keeps its
/// colors. If the environment's `accessibilityReduceTransparency` is true, glass is opaque.
///
/// Mirrors SwiftUI's `Glass`.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  /// Glass that blurs the content behind it and shows its colors; the default.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that hardly changes the content behind it: it is a little brighter, and isn't blurred.
  ///
  /// Use it above photos and maps, which should stay recognizable. Text on it is only as legible as on the content
  /// itself. Darken the content if necessary: `.glassEffect(.clear).background(.black.opacity(0.4), in: .capsule)`.
  public static var clear: Glass { Glass(kind: .clear) }
  /// Glass that draws nothing and doesn't react to presses, as in `glassEffect(isFloating ? .regular : .identity)`.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint, which covers it at an opacity of 0.7; nil removes the tint.
  ///
  /// Tint the glass of the most important action, or of a state such as “recording”; if all glass is tinted, none
  /// stands out.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass with or without a reaction to presses; by default, glass doesn't react.
  ///
  /// A view with interactive glass grows by a twentieth while a finger or the pointer presses it. Its own gestures
  /// still work.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The default shape of glass, which is a capsule.
///
/// `glassEffect(_:in:)` uses this shape if you don't pass another.
///
/// Mirrors SwiftUI's `DefaultGlassEffectShape`.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Creates the default glass shape.
  public init() {}

  /// Returns a capsule in the rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Adds glass behind the view.
  ///
  /// The glass is as large as the view, so add padding before it; it doesn't change the layout. Nearby glass merges in
  /// a ``GlassEffectContainer``.
  ///
  /// Mirrors SwiftUI's `glassEffect(_:in:)`.
  ///
  /// - Parameters:
  ///   - glass: The appearance of the glass; regular by default.
  ///   - shape: The shape of the glass; a capsule by default.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Identifies the glass in this view, so that it moves to the frame of glass with the same identifier that replaces
  /// it.
  ///
  /// The movement has the animation of the update, so change the views in `withAnimation`.
  ///
  /// - Parameters:
  ///   - id: The identifier; nil for none.
  ///   - namespace: The namespace in which the identifier is unique.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassName(id: id.map(AnyHashable.init), namespace: namespace))
  }
}

/// Draws glass behind its content, or lets a container draw it.
struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.isGlassFused) private var isFused
  @GestureState private var isTouched = false

  private var isInteractive: Bool { glass.isInteractive && glass.kind != .identity }

  func body(content: Content) -> some View {
    content
      .decoration {
        if glass.kind != .identity {
          // The container draws no glass that could be touched.
          if isFused {
            Color.clear.contentShape(shape)
          } else {
            GlassView(kind: glass.kind, tint: glass.tint, shape: shape)
          }
        }
      }
      .transformAnchorPreference(key: GlassSurfacesKey.self, value: .bounds) { surfaces, bounds in
        guard isFused, glass.kind != .identity else { return }
        surfaces.append(GlassSurface(glass: glass, shape: AnyShape(shape), bounds: bounds))
      }
      .scaleEffect(isTouched && isInteractive ? 1.05 : 1)
      .animation(.bouncy, value: isTouched)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).updating($isTouched) { _, state, _ in state = true },
        including: isInteractive ? .all : .subviews)
  }
}

/// A surface of glass.
struct GlassView<S: Shape>: View {
  let kind: Glass.Kind
  let tint: Color?
  let shape: S

  var body: some View {
    ZStack {
      GlassBase(kind: kind, shape: shape)
      if let tint { GlassTint(tint: tint, shape: shape) }
      GlassEdges(shape: shape)
    }
  }
}

/// The base of a surface of glass: a material, a faint white, or an opaque background if transparency is reduced.
struct GlassBase<S: Shape>: View {
  let kind: Glass.Kind
  let shape: S
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceTransparency) private var isOpaque

  var body: some View { shape.fill(style) }

  private var style: AnyShapeStyle {
    if isOpaque { return AnyShapeStyle(BackgroundStyle()) }
    return kind == .clear
      ? AnyShapeStyle(Color.white.opacity(colorScheme == .dark ? 0.05 : 0.15))
      : AnyShapeStyle(Material.glass)
  }
}

/// The color of tinted glass.
struct GlassTint<S: Shape>: View {
  let tint: Color
  let shape: S

  var body: some View { shape.fill(tint.opacity(0.7)) }
}

/// The edges of glass: a bright one catches the light, and a dark one shows on a bright background.
struct GlassEdges<S: Shape>: View {
  let shape: S
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      shape.stroke(Color.black.opacity(0.08), lineWidth: 1)
      shape.stroke(Color.white.opacity(colorScheme == .dark ? 0.2 : 0.5), lineWidth: 0.5)
    }
  }
}

/// Matches the geometry of glass with that of the same identifier.
nonisolated struct GlassName: ViewModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
  }
}
