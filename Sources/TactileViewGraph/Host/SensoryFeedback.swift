/// Haptic or audible feedback.
///
/// Play feedback when a value changes, as in `.sensoryFeedback(.success, trigger: isSaved)`. Choose it by its meaning,
/// such as ``selection`` or ``error``, because people know the meanings from other apps; use an impact for views that
/// collide or snap into place. Show the change as well, because windows on a desktop play no feedback. A test reads it
/// from `ViewDriver.feedback`. Mirrors SwiftUI's `SensoryFeedback`.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, pathComplete
    case weight(Weight, Double)
    case flexibility(Flexibility, Double)
  }

  private let kind: Kind

  /// The weight of the objects in a simulated collision.
  ///
  /// Pass a weight to `impact(weight:intensity:)`; the default is ``medium``. Heavier objects feel stronger: choose a
  /// weight that fits the size of the view, such as ``light`` for a chip. Mirrors SwiftUI's `SensoryFeedback.Weight`.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    /// A collision of small objects.
    public static let light = Weight(name: "light")
    /// A collision of medium-sized objects.
    public static let medium = Weight(name: "medium")
    /// A collision of large objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The hardness of the objects in a simulated collision.
  ///
  /// Pass a hardness to `impact(flexibility:intensity:)`, such as ``soft`` for a view that bounces, and ``rigid`` for
  /// one that clicks into place. Harder objects feel sharper. Mirrors SwiftUI's `SensoryFeedback.Flexibility`.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    /// A collision of hard objects.
    public static let rigid = Flexibility(name: "rigid")
    /// A collision of objects between hard and soft.
    public static let solid = Flexibility(name: "solid")
    /// A collision of soft objects.
    public static let soft = Flexibility(name: "soft")
  }

  /// A task has completed successfully.
  public static let success = SensoryFeedback(kind: .success)
  /// A task has completed with a warning.
  public static let warning = SensoryFeedback(kind: .warning)
  /// A task has failed with an error.
  public static let error = SensoryFeedback(kind: .error)
  /// The selection has changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// An important value has risen above a threshold.
  public static let increase = SensoryFeedback(kind: .increase)
  /// An important value has fallen below a threshold.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// An activity or process has started.
  public static let start = SensoryFeedback(kind: .start)
  /// An activity or process has stopped.
  public static let stop = SensoryFeedback(kind: .stop)
  /// A dragged item has been aligned.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// The level of a pressure-sensitive press has changed.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// A collision of objects of medium weight, at full intensity.
  public static let impact = impact(weight: .medium, intensity: 1)

  /// Returns the feedback of a collision of objects of the given weight, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity))
  }

  /// Returns the feedback of a collision of objects of the given hardness, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity))
  }

  /// A description of the feedback, for tests and hosts.
  package var words: String {
    switch kind {
    case .weight(let weight, let intensity): "impact \(weight.name) \(intensity.concise)"
    case .flexibility(let flexibility, let intensity):
      "impact \(flexibility.name) \(intensity.concise)"
    default: "\(kind)"
    }
  }
}

extension View {
  /// Plays feedback when a value changes, but not when the view appears.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Plays feedback when a value changes and a condition holds for the old and new values.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays the feedback that a closure returns when a value changes; nil plays none.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(
      ValueChangeModifier(
        value: trigger, isInitial: false,
        action: .withServices { oldValue, newValue, services in
          guard let feedback = feedback(oldValue, newValue) else { return }
          MainActor.assumeIsolated { services.play(feedback) }
        }))
  }

  /// Plays the feedback that a closure returns when a value changes; nil plays none.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }
}
