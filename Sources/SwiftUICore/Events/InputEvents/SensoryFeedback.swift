/// Something to be felt or heard.
///
/// Mirrors SwiftUI's `SensoryFeedback`. The host of the window plays it, or does not, as its device
/// can.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment
    case levelChange, pathComplete
    case weight(Weight, Double)
    case flexibility(Flexibility, Double)
  }

  private let kind: Kind

  /// How heavy the things are that hit each other.
  ///
  /// Mirrors SwiftUI's `SensoryFeedback.Weight`.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    /// Small things.
    public static let light = Weight(name: "light")
    /// Things of middling size.
    public static let medium = Weight(name: "medium")
    /// Large things.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard the things are that hit each other.
  ///
  /// Mirrors SwiftUI's `SensoryFeedback.Flexibility`.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    /// Hard things.
    public static let rigid = Flexibility(name: "rigid")
    /// Things between hard and soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft things.
    public static let soft = Flexibility(name: "soft")
  }

  /// A task has ended well.
  public static let success = SensoryFeedback(kind: .success)
  /// A task has ended with something to look at.
  public static let warning = SensoryFeedback(kind: .warning)
  /// A task has failed.
  public static let error = SensoryFeedback(kind: .error)
  /// Another value is selected.
  public static let selection = SensoryFeedback(kind: .selection)
  /// An important value has risen above a threshold.
  public static let increase = SensoryFeedback(kind: .increase)
  /// An important value has fallen below a threshold.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// Something has begun.
  public static let start = SensoryFeedback(kind: .start)
  /// Something has ended.
  public static let stop = SensoryFeedback(kind: .stop)
  /// Something that is dragged is aligned.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A press is of another level.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// Something of middling weight has hit something.
  public static let impact = impact(weight: .medium, intensity: 1)

  /// Something of a weight has hit something, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity))
  }

  /// Something of some hardness has hit something, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity))
  }

  /// Gives it to the window that runs.
  @MainActor func play() { ViewGraph.active(for: "A feedback generator")?.onFeedback(self) }

  /// The feedback in words, for tests and hosts.
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
  /// Lets the user feel that a value has changed.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Lets the user feel that a value has changed, where a condition holds.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Lets the user feel that a value has changed, as a closure says.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { oldValue, newValue in
      guard let feedback = feedback(oldValue, newValue) else { return }
      MainActor.assumeIsolated { feedback.play() }
    }
  }

  /// Lets the user feel that a value has changed, as a closure says.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }
}
