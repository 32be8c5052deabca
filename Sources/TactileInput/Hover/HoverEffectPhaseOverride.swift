@_spi(Engine) import TactileViewGraph

/// A phase of a hover effect that doesn't depend on the pointer.
///
/// Pass an override to ``CustomHoverEffect/hoverEffectPhaseOverride(_:)``, for example to keep the effect of a selected
/// view active. Without one, the effect is active while the pointer is over the view and the view is enabled.
///
/// ```swift
/// Cover(album)
///   .hoverEffect(GrowEffect().hoverEffectPhaseOverride(isSelected ? .active : nil))
/// ```
///
/// The phase changes with the effect's animations, without their delays; when the override ends, the animations have
/// their delays again. When the view first appears, the phase isn't animated, so a temporary override ends at once. An
/// override also applies to its effect in a disabled view.
///
/// In a group, set the override on one effect. Other members follow it, except those that ignore the group or are
/// disabled; their animations keep their delays. An effect that ignores the group doesn't pass its override on.
///
/// Mirrors SwiftUI's `HoverEffectPhaseOverride`.
public struct HoverEffectPhaseOverride: Equatable {
  /// The phase that the override causes.
  enum Phase { case active, inactive, opposite }

  /// A value whose changes apply the override again.
  struct Trigger: Equatable {
    let value: any Equatable

    static func == (lhs: Self, rhs: Self) -> Bool {
      func isEqual<T: Equatable>(_ value: T) -> Bool { value == rhs.value as? T }
      return isEqual(lhs.value)
    }
  }

  let phase: Phase
  var trigger: Trigger?
  /// Whether the override ends when the animations of the change have ended.
  var isTemporary = false

  /// An override that keeps the effect active.
  public static var active: HoverEffectPhaseOverride { Self(phase: .active) }
  /// An override that keeps the effect inactive.
  public static var inactive: HoverEffectPhaseOverride { Self(phase: .inactive) }

  /// The effect becomes active, at first and each time a value changes; when the animations of the change have ended,
  /// the pointer determines the phase again.
  ///
  /// - Parameter trigger: A value; each time it changes, the override applies again.
  public static func activeTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride {
    Self(phase: .active, trigger: Trigger(value: trigger), isTemporary: true)
  }

  /// The effect becomes inactive, at first and each time a value changes; when the animations of the change have ended,
  /// the pointer determines the phase again.
  ///
  /// - Parameter trigger: A value; each time it changes, the override applies again.
  public static func inactiveTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride {
    Self(phase: .inactive, trigger: Trigger(value: trigger), isTemporary: true)
  }

  /// The effect changes to its other phase, at first and each time a value changes, and keeps it regardless of the
  /// pointer.
  ///
  /// - Parameter trigger: A value; each time it changes, the override applies again.
  public static func toggled(trigger: some Equatable) -> HoverEffectPhaseOverride {
    Self(phase: .opposite, trigger: Trigger(value: trigger))
  }

  /// The effect changes to its other phase, at first and each time a value changes; when the animations of the change
  /// have ended, the pointer determines the phase again.
  ///
  /// - Parameter trigger: A value; each time it changes, the override applies again.
  public static func toggledTemporarily(trigger: some Equatable) -> HoverEffectPhaseOverride {
    Self(phase: .opposite, trigger: Trigger(value: trigger), isTemporary: true)
  }
}
