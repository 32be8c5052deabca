@_spi(Engine) import TactileViewGraph

/// The effect of a pointer that hovers over a view.
///
/// Pass an effect to `hoverEffect(_:)`. The effects of the system, ``automatic``, ``highlight`` and ``lift``, show in a
/// window on a desktop, and in a test with the idiom of a tablet or a desktop; phones and Macs have none. To show an
/// effect wherever there is a mouse, describe it with `hoverEffect(in:isEnabled:body:)`. This type can also contain a
/// ``CustomHoverEffect``.
///
/// ```swift
/// Button("Play", systemImage: "play") { play() }
///   .hoverEffect(.lift)
/// ```
///
/// Mirrors SwiftUI's `HoverEffect` (rules 1.3.34 and 2.7.81).
public struct HoverEffect: CustomHoverEffect {
  private let effect: any CustomHoverEffect

  /// The default: the effect that `defaultHoverEffect(_:)` sets, or else a platter behind the view.
  public static var automatic: HoverEffect { HoverEffect(AutomaticHoverEffect()) }
  /// A gray platter behind the view, for a view without a background, such as a symbol.
  public static var highlight: HoverEffect { HoverEffect(HighlightHoverEffect()) }
  /// The view grows slightly and casts a shadow, for an image or a card.
  public static var lift: HoverEffect { HoverEffect(LiftHoverEffect()) }

  /// Creates an effect that contains a custom effect, for example to choose between effects of different types.
  public init<E: CustomHoverEffect>(_ effect: E) { self.effect = effect }

  /// Applies the contained effect.
  @_spi(Engine) @MainActor public func __applied(
    to content: AnyView, _ traits: __HoverEffectTraits
  ) -> AnyView {
    effect.__applied(to: content, traits)
  }

  /// Never called: the effect is primitive.
  public func body(content: Content) -> Never { primitiveBody() }
}

enum IsHoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum DefaultHoverEffectKey: EnvironmentKey {
  static var defaultValue: HoverEffect? { nil }
}

extension EnvironmentValues {
  /// Whether views show hover effects; true by default, and false inside any `hoverEffectDisabled()`.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// The effect that the automatic one stands for; nil is the system's.
  var defaultHoverEffect: HoverEffect? {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Adds a hover effect to this view.
  ///
  /// The system's effects show in a window on a desktop and on a tablet: a phone and a Mac have no such effects.
  /// Effects made of content show wherever a mouse is. A disabled view shows none.
  ///
  /// Mirrors SwiftUI's `hoverEffect(_:)`.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: StyleBox(style: effect)))
  }

  /// Adds a hover effect to this view, enabled by a Boolean value.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    modifier(
      HoverEffectModifier(
        effect: StyleBox(style: effect), traits: __HoverEffectTraits(isDisabled: !isEnabled)))
  }

  /// Adds a custom hover effect to this view.
  ///
  /// - Parameter isEnabled: Whether the effect becomes active; otherwise, its inactive values apply.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, isEnabled: Bool = true
  ) -> some View {
    hoverEffect(effect, in: nil, isEnabled: isEnabled)
  }

  /// Adds a custom hover effect to this view and to a group.
  ///
  /// - Parameters:
  ///   - group: The group that the effect becomes active with; nil for none.
  ///   - isEnabled: Whether the effect becomes active; otherwise, its inactive values apply.
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true
  ) -> some View {
    modifier(
      HoverEffectModifier(
        effect: StyleBox(style: effect),
        traits: __HoverEffectTraits(isDisabled: !isEnabled, groups: group.map { [$0] } ?? [])))
  }

  /// Changes the drawing of this view while it is hovered, as a closure describes.
  ///
  /// The effect is active while the mouse is over the view, as it is in visionOS while someone looks at it. The layout
  /// and the hit testing of the view are not affected.
  ///
  /// - Parameters:
  ///   - group: The group that the effect becomes active with; nil for none.
  ///   - isEnabled: Whether the effect becomes active; otherwise, its inactive values apply.
  ///   - body: Returns the effects in the active or inactive phase, made from the given empty
  ///     content and the geometry of the view.
  public nonisolated func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some View {
    hoverEffect(ContentHoverEffect(describe: body), in: group, isEnabled: isEnabled)
  }

  /// Disables the hover effects of this view and its descendants.
  ///
  /// An ancestor's `hoverEffectDisabled()` cannot be undone: passing false leaves the inherited
  /// value unchanged.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the effect that `automatic` stands for in this view; nil restores the system's effect.
  ///
  /// It adds no effect by itself: views inside show it where they have the automatic effect.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect)
  }

  /// Sets the custom effect that `automatic` stands for in this view.
  public nonisolated func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    environment(\.defaultHoverEffect, HoverEffect(effect))
  }
}

/// Evaluates the body of a hover effect, whose dynamic properties are stored with the view.
nonisolated struct HoverEffectModifier<Effect: CustomHoverEffect>: ViewModifier {
  let effect: StyleBox<Effect>
  var traits = __HoverEffectTraits()

  @MainActor
  func body(content: Content) -> some View {
    effect.style.__applied(to: AnyView(content), traits)
  }
}
