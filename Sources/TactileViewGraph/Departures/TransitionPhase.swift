/// The phase of a view as it is inserted or removed.
///
/// The body of a ``Transition`` gets the phase. In an animated update, an inserted view moves from `willAppear` to
/// `identity`, and a removed view to `didDisappear`. Return the unchanged content for `identity`, as in
/// `content.opacity(phase.isIdentity ? 1 : 0)`. Mirrors SwiftUI's `TransitionPhase` (rule 4.6.40).
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is present and unchanged.
  case identity
  /// The view has been removed and is disappearing.
  case didDisappear

  /// Whether the view is present and unchanged.
  public var isIdentity: Bool { self == .identity }

  /// A factor for offsets and angles: −1 in `willAppear`, 0 in `identity`, 1 in `didDisappear`.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
