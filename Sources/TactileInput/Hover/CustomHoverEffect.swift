@_spi(Engine) import TactileViewGraph

/// A hover effect of your own, made of other effects.
///
/// Return the effect from ``body(content:)``, and pass it to `hoverEffect(_:isEnabled:)`. The body may read dynamic
/// properties such as `Environment`:
///
/// ```swift
/// struct GrowEffect: CustomHoverEffect {
///   func body(content: Content) -> some CustomHoverEffect {
///     content.hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
///   }
/// }
///
/// Cover(album).hoverEffect(GrowEffect())
/// ```
///
/// The inactive values apply until the pointer is over the view; then the drawing animates to the active ones, by
/// default with the default animation. To choose another, return `effect.animation(.easeOut) { … }` from the closure.
/// Several effects in a body apply in parallel, as in `content.hoverEffect(.lift).hoverEffect(GrowEffect())`. The layout
/// doesn't change, and a closure's changes don't affect where the view can be clicked. Changes that a closure describes show wherever there is a mouse; the system's effects, such as `.lift`, don't show on a phone or a Mac. In
/// a disabled view, the effect stays inactive unless a phase override activates it. For an effect of a single view, the
/// closure of `hoverEffect(in:isEnabled:body:)` is enough.
///
/// Mirrors SwiftUI's `CustomHoverEffect`.
public protocol CustomHoverEffect {
  /// The type of the composed effect.
  associatedtype Body: CustomHoverEffect

  /// The empty effect that bodies begin with.
  typealias Content = EmptyHoverEffect

  /// Returns the effect, composed from an empty one.
  ///
  /// It is evaluated again when a dynamic property that it reads changes, not for each movement of the pointer.
  ///
  /// - Parameter content: An effect that changes nothing; add others with `hoverEffect(_:in:isEnabled:)`.
  func body(content: Content) -> Body

  // Engine requirement. The default below implements it for effects with a body.

  /// Applies the effect to a view.
  @MainActor func __applied(to content: AnyView, _ traits: __HoverEffectTraits) -> AnyView
}

extension CustomHoverEffect {
  /// Evaluates the body in a view that stores the dynamic properties, and applies the result.
  @MainActor public func __applied(
    to content: AnyView, _ traits: __HoverEffectTraits
  ) -> AnyView {
    AnyView(
      content.modifier(HoverEffectBodyModifier(effect: StyleBox(style: self), traits: traits)))
  }
}

extension CustomHoverEffect where Body == Never {
  /// Stops the program: the engine applies primitive effects directly.
  func primitiveBody() -> Never {
    preconditionFailure("\(Self.self) is a primitive hover effect and has no body")
  }
}

extension Never: CustomHoverEffect {
  /// Never runs, because the effect has no content to change.
  public func body(content: EmptyHoverEffect) -> Never { switch self {} }
}

/// Evaluates the body of a custom hover effect.
private nonisolated struct HoverEffectBodyModifier<Effect: CustomHoverEffect>: ViewModifier {
  let effect: StyleBox<Effect>
  let traits: __HoverEffectTraits

  @MainActor
  func body(content: Content) -> some View {
    effect.style.body(content: EmptyHoverEffect()).__applied(to: AnyView(content), traits)
  }
}

/// The settings that enclosing effects pass to a hover effect.
///
/// Only the engine uses this type.
public struct __HoverEffectTraits: Equatable {
  /// Whether the effect does not become active when it is hovered.
  var isDisabled = false
  /// The groups of the effect.
  var groups: [HoverEffectGroup] = []
  /// The override of the phase, from the closest effect that sets one.
  var phaseOverride: HoverEffectPhaseOverride?
  /// Whether the effect is part of the default effect, so that the automatic one is the system's.
  var isDefault = false
}

/// A hover effect that changes nothing.
///
/// ``CustomHoverEffect/body(content:)`` receives an empty effect, to which it adds other effects. Elsewhere, write
/// `.empty`: for example, `defaultHoverEffect(.empty)` turns off the automatic effects of the views inside.
///
/// Mirrors SwiftUI's `EmptyHoverEffect`.
public struct EmptyHoverEffect: CustomHoverEffect {
  init() {}

  /// Returns the view without a change.
  @_spi(Engine) @MainActor public func __applied(
    to content: AnyView, _ traits: __HoverEffectTraits
  ) -> AnyView {
    content
  }

  /// Never called: the effect is primitive.
  public func body(content: Content) -> Never { primitiveBody() }
}

/// A hover effect that a closure describes.
///
/// Create the effect with `hoverEffect(in:isEnabled:body:)`; you don't name its type. The closure receives empty
/// content, whether the effect is active, and the geometry of the view, and returns the content with changes such as a
/// scale or an opacity. The result for the inactive phase applies whenever the effect isn't active. A change of the
/// phase animates between the two results, with the default animation unless the closure sets another. The effect
/// changes only how the view is drawn, not its layout.
///
/// ```swift
/// Image(systemName: "star")
///   .hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.2 : 1) }
/// ```
///
/// Mirrors SwiftUI's `ContentHoverEffect`.
public struct ContentHoverEffect<Effect: HoverEffectContent>: CustomHoverEffect {
  let describe: (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  var own = __HoverEffectTraits()

  /// Applies the steps that the closure describes.
  @_spi(Engine) @MainActor public func __applied(
    to content: AnyView, _ traits: __HoverEffectTraits
  ) -> AnyView {
    let action = HoverEffectAction.draw { describe(EmptyHoverEffectContent(), $0, $1).__parts }
    var traits = traits
    traits.isDisabled = traits.isDisabled || own.isDisabled
    traits.groups += own.groups
    return AnyView(content.modifier(HoverEffectLeaf(action: action, traits: traits)))
  }

  /// Never called: the effect is primitive.
  public func body(content: Content) -> Never { primitiveBody() }
}

/// Two effects that apply in parallel.
private struct ParallelHoverEffect<First: CustomHoverEffect, Second: CustomHoverEffect>:
  CustomHoverEffect
{
  let first: First
  let second: Second

  @MainActor func __applied(to content: AnyView, _ traits: __HoverEffectTraits) -> AnyView {
    second.__applied(to: first.__applied(to: content, traits), traits)
  }

  func body(content: Content) -> Never { primitiveBody() }
}

/// An effect with a setting for all effects in it.
private struct SetHoverEffect<Base: CustomHoverEffect>: CustomHoverEffect {
  enum Setting {
    case disabled(Bool)
    case group(HoverEffectGroup?)
    case phaseOverride(HoverEffectPhaseOverride?)
  }

  let base: Base
  let setting: Setting

  @MainActor func __applied(to content: AnyView, _ traits: __HoverEffectTraits) -> AnyView {
    var traits = traits
    switch setting {
    case .disabled(let isDisabled): traits.isDisabled = traits.isDisabled || isDisabled
    case .phaseOverride(let phase): traits.phaseOverride = phase ?? traits.phaseOverride
    case .group(let group?):
      traits.groups.append(group)
      // The empty effect may be a member of a group as well.
      let member = HoverEffectLeaf(action: .none, traits: traits)
      return AnyView(base.__applied(to: content, traits).modifier(member))
    case .group(nil): break
    }
    return base.__applied(to: content, traits)
  }

  func body(content: Content) -> Never { primitiveBody() }
}

extension CustomHoverEffect {
  /// Adds another effect that applies in parallel with this one.
  ///
  /// Modifiers of this effect, such as an earlier `hoverEffectGroup(_:)`, don't apply to the other one.
  ///
  /// - Parameters:
  ///   - group: The group that the other effect becomes active with; nil for none.
  ///   - isEnabled: Whether the other effect becomes active; otherwise, its inactive values apply.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some CustomHoverEffect {
    ParallelHoverEffect(
      first: self, second: effect.hoverEffectGroup(group).hoverEffectDisabled(!isEnabled))
  }

  /// Applies this effect in parallel with one that a closure describes.
  ///
  /// - Parameters:
  ///   - group: The group that the effect becomes active with; nil for none.
  ///   - isEnabled: Whether the effect becomes active; otherwise, its inactive values apply.
  ///   - body: Returns the effects in the active or inactive phase, made from the given empty
  ///     content and the geometry of the view.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent
  ) -> some CustomHoverEffect {
    hoverEffect(ContentHoverEffect(describe: body), in: group, isEnabled: isEnabled)
  }

  /// Keeps the pointer from activating this effect; an outer call with false doesn't enable it again.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> some CustomHoverEffect {
    SetHoverEffect(base: self, setting: .disabled(isDisabled))
  }

  /// Adds this effect to a group; nil changes nothing.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some CustomHoverEffect {
    SetHoverEffect(base: self, setting: .group(group))
  }

  /// Adds this effect to a group, identified by a namespace and optionally an identifier.
  public func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some CustomHoverEffect {
    hoverEffectGroup(HoverEffectGroup(id: id, in: namespace, behavior: behavior))
  }

  /// Determines the phase of this effect, and of its groups, regardless of the pointer; nil changes nothing.
  ///
  /// It also activates an effect that is disabled. The innermost of several overrides applies.
  public func hoverEffectPhaseOverride(
    _ override: HoverEffectPhaseOverride?
  ) -> some CustomHoverEffect {
    SetHoverEffect(base: self, setting: .phaseOverride(override))
  }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// An effect that changes nothing.
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension CustomHoverEffect {
  /// Returns an effect that changes the drawing of a view as a closure describes.
  public static func hoverEffect<C: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> C
  ) -> ContentHoverEffect<C> where Self == ContentHoverEffect<C> {
    ContentHoverEffect(
      describe: body,
      own: __HoverEffectTraits(
        isDisabled: !isEnabled, groups: group.map { [$0] } ?? []))
  }
}
