import Foundation

/// How a surface of glass looks.
///
/// Mirrors SwiftUI's `Glass`. The documentation gives no figures for the system's glass: here it is the
/// thinnest material, with a fine bright edge, in the tint where it has one (rule 2.8.96).
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false

  /// Glass that lets the colours of what is behind through.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that hardly changes what is behind.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Whether the glass grows a little under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// The shape of glass that nobody gave one: a capsule.
///
/// Mirrors SwiftUI's `DefaultGlassEffectShape`.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public init() {}

  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind the view.
  ///
  /// Mirrors SwiftUI's `glassEffect(_:in:)`.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Names the glass in this view, so that it moves to the place of glass with the same name that comes
  /// in its stead.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassName(id: id.map(AnyHashable.init), namespace: namespace))
  }
}

/// Glass behind a view.
struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceTransparency) private var isOpaque
  @GestureState private var isTouched = false

  func body(content: Content) -> some View {
    content
      .background {
        if glass.kind != .identity {
          ZStack {
            shape.fill(base)
            if let tint = glass.tint { shape.fill(tint.opacity(0.7)) }
            // A bright edge that catches the light, and a dark one that shows on a bright ground.
            shape.stroke(Color.black.opacity(0.08), lineWidth: 1)
            shape.stroke(Color.white.opacity(colorScheme == .dark ? 0.2 : 0.5), lineWidth: 0.5)
          }
        }
      }
      .scaleEffect(isTouched && glass.isInteractive ? 1.05 : 1)
      .animation(.bouncy, value: isTouched)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).updating($isTouched) { _, state, _ in state = true },
        including: glass.isInteractive ? .all : .subviews)
  }

  private var base: AnyShapeStyle {
    if isOpaque { return AnyShapeStyle(BackgroundStyle()) }
    return glass.kind == .clear
      ? AnyShapeStyle(Color.white.opacity(colorScheme == .dark ? 0.05 : 0.15))
      : AnyShapeStyle(Material.glass)
  }
}

/// Lets glass with one name take the place of another.
nonisolated struct GlassName: ViewModifier {
  let id: AnyHashable?
  let namespace: Namespace.ID

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
  }
}

/// Views of glass that belong together.
///
/// Mirrors SwiftUI's `GlassEffectContainer`. Surfaces that come near one another do not flow together
/// here: each keeps its outline.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a container.
  ///
  /// - Parameter spacing: how near surfaces have to be to flow together, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor @preconcurrency public var body: some View { content }
}
