@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// The hover effect of a view that doesn't choose one.
///
/// It is the effect that `defaultHoverEffect(_:)` sets, or ``HighlightHoverEffect`` if there is none. Write it as
/// `.automatic`, or call `hoverEffect()`, to let the surrounding views choose the effect:
///
/// ```swift
/// HStack { ForEach(albums) { album in Cover(album).hoverEffect() } }
///   .defaultHoverEffect(.lift)
/// ```
///
/// Mirrors SwiftUI's `AutomaticHoverEffect`.
public struct AutomaticHoverEffect: CustomHoverEffect {
  /// Creates an automatic effect.
  public init() {}

  /// Applies the default effect of the environment.
  @_spi(Engine) @MainActor public func __applied(
    to content: AnyView, _ traits: __HoverEffectTraits
  ) -> AnyView {
    AnyView(content.modifier(AutomaticHoverModifier(traits: traits)))
  }

  /// Never called: the effect is primitive.
  public func body(content: Content) -> Never { primitiveBody() }
}

/// A hover effect that shows a platter behind the view.
///
/// The platter is gray, rounded, and 4 points larger than the view on each side. Write the effect as `.highlight` in
/// `hoverEffect(_:isEnabled:)` or in the body of a ``CustomHoverEffect``. It suits a view without a background of its
/// own; for an image or a card, ``LiftHoverEffect`` is the better choice.
///
/// It shows in a window on a desktop, and in a test with the idiom of a tablet or a desktop, but not on a phone or Mac.
///
/// Mirrors SwiftUI's `HighlightHoverEffect`.
public struct HighlightHoverEffect: CustomHoverEffect {
  /// Creates a highlight effect.
  public init() {}

  /// Returns the view with the effect, which shows while the pointer is over it.
  @_spi(Engine) @MainActor public func __applied(
    to content: AnyView, _ traits: __HoverEffectTraits
  ) -> AnyView {
    AnyView(content.modifier(SystemHoverModifier(isLift: false, traits: traits)))
  }

  /// Never called: the effect is primitive.
  public func body(content: Content) -> Never { primitiveBody() }
}

/// A hover effect that enlarges the view slightly and adds a shadow.
///
/// Use it for an image or another view with a background: it grows by 5 percent without a change of the layout. Write
/// it as `.lift` in `hoverEffect(_:isEnabled:)` or in the body of a ``CustomHoverEffect``.
///
/// It shows in a window on a desktop, and in a test with the idiom of a tablet or a desktop, but not on a phone or Mac.
///
/// Mirrors SwiftUI's `LiftHoverEffect`.
public struct LiftHoverEffect: CustomHoverEffect {
  /// Creates an effect that lifts its view.
  public init() {}

  /// Returns the view with the effect, which shows while the pointer is over it.
  @_spi(Engine) @MainActor public func __applied(
    to content: AnyView, _ traits: __HoverEffectTraits
  ) -> AnyView {
    AnyView(content.modifier(SystemHoverModifier(isLift: true, traits: traits)))
  }

  /// Never called: the effect is primitive.
  public func body(content: Content) -> Never { primitiveBody() }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The effect that `defaultHoverEffect(_:)` sets, or the system's.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// A platter behind the view.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// The view grows slightly and casts a shadow.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

/// Applies the default effect of the environment.
private nonisolated struct AutomaticHoverModifier: ViewModifier {
  let traits: __HoverEffectTraits
  @Environment(\.defaultHoverEffect) private var standard

  @MainActor
  func body(content: Content) -> some View {
    var traits = traits
    // The automatic effect in a default effect is the system's.
    let effect = traits.isDefault ? nil : standard
    traits.isDefault = true
    return (effect ?? .highlight).__applied(to: AnyView(content), traits)
  }
}

/// Shows an effect of the system while the pointer is over its content.
private nonisolated struct SystemHoverModifier: ViewModifier {
  let isLift: Bool
  let traits: __HoverEffectTraits
  @State private var isActive = false
  @Environment(\.idiom) private var idiom

  @MainActor
  func body(content: Content) -> some View {
    let isShown = isActive && idiom == .pad
    let (isLifted, hasPlatter) = (isShown && isLift, isShown && !isLift)
    return
      content
      .decoration {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color(.system(.secondaryFill)))
          .padding(-4)
          .opacity(hasPlatter ? 1 : 0)
      }
      .scaleEffect(isLifted ? 1.05 : 1)
      .shadow(
        color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 5 : 0,
        y: isLifted ? 4 : 0
      )
      .animation(.easeOut(duration: 0.15), value: isShown)
      .modifier(
        HoverEffectLeaf(
          action: .report { [binding = $isActive] in binding.wrappedValue = $0 }, traits: traits))
  }
}
