/// Where a view stands on its way into the window or out of it.
///
/// Mirrors SwiftUI's `TransitionPhase` (rule 4.6.40).
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to appear.
  case willAppear
  /// It is there.
  case identity
  /// It has been taken away and is on its way out.
  case didDisappear

  /// Whether the view is there, and looks like itself.
  public var isIdentity: Bool { self == .identity }

  /// −1 before it appears, 0 while it is there, 1 after it was taken away.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
