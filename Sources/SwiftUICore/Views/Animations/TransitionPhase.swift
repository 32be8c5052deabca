/// The phase of a view as it is inserted or removed.
///
/// Mirrors SwiftUI's `TransitionPhase` (rule 4.6.40).
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is present and unchanged.
  case identity
  /// The view has been removed and is disappearing.
  case didDisappear

  /// Whether the view is present and unchanged.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view appears, 0 while it is present, and 1 after it was removed.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
