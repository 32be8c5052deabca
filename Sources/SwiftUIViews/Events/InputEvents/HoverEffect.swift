@_spi(Engine) import SwiftUICore

/// The effect of a pointer that hovers over a view.
///
/// Mirrors SwiftUI's `HoverEffect` (rules 1.3.34 and 2.7.81).
public struct HoverEffect: Hashable, Sendable {
  enum Kind: String, Sendable { case automatic, highlight, lift }

  let kind: Kind

  /// The default effect: a platter behind the view, unless `defaultHoverEffect(_:)` sets another.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A platter behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view grows slightly and casts a shadow.
  public static let lift = HoverEffect(kind: .lift)
}

enum IsHoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum DefaultHoverEffectKey: EnvironmentKey {
  static var defaultValue: HoverEffect { .highlight }
}

extension EnvironmentValues {
  /// Whether views show hover effects.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  var defaultHoverEffect: HoverEffect {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Adds a hover effect to this view.
  ///
  /// The effect shows only on a tablet: a phone and a Mac have no such effects.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// Adds a hover effect to this view, enabled by a Boolean value.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Disables the hover effects of this view and its descendants.
  ///
  /// An ancestor's `hoverEffectDisabled()` cannot be undone: passing false leaves the inherited
  /// value unchanged.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the effect that `automatic` stands for in this view; nil restores the system's effect.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect ?? .highlight)
  }
}

/// Shows a hover effect while the pointer is over its content.
struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.isEnabled) private var isUsable
  @Environment(\.defaultHoverEffect) private var standard
  @Environment(\.idiom) private var idiom

  private var shown: HoverEffect? {
    guard isEnabled, isAllowed, isUsable, isHovered, idiom == .pad else { return nil }
    return effect == .automatic ? standard : effect
  }

  func body(content: Content) -> some View {
    content
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color(.system(.secondaryFill)))
          .padding(-4)
          .opacity(shown != nil && shown != .lift ? 1 : 0)
      }
      .scaleEffect(shown == .lift ? 1.05 : 1)
      .shadow(
        color: .black.opacity(shown == .lift ? 0.2 : 0), radius: shown == .lift ? 10 : 0,
        y: shown == .lift ? 4 : 0
      )
      .animation(.easeOut(duration: 0.15), value: shown)
      .onHover { isHovered = $0 }
  }
}
