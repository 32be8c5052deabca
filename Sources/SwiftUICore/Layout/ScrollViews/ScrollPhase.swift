import Foundation

/// The state of the scrolling of a scroll view.
///
/// Mirrors SwiftUI's `ScrollPhase`.
@frozen
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// A finger is down that may begin to scroll.
  case tracking
  /// A finger scrolls.
  case interacting
  /// No finger scrolls any more, and the content comes to rest.
  case decelerating
  /// The content moves to a target under an animation of the program.
  case animating

  /// Whether the content moves or may be moved: every phase but ``idle``.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the case.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view when its phase changes.
///
/// Mirrors SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
  /// The geometry at the change.
  public let geometry: ScrollGeometry
  /// The speed of the content at the change, in points a second; nil where it rests.
  public let velocity: CGVector?
}

extension View {
  /// Runs an action when the phase of a scroll view changes.
  ///
  /// Mirrors SwiftUI's `onScrollPhaseChange(_:)`. The scroll view is the closest one inside.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs an action with the state of the scroll view when its phase changes.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

/// Connects an observer of the phase with the scroll view inside.
private nonisolated struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var observer = ScrollPhaseObserver()

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  @MainActor
  func body(content: Content) -> some View {
    let observer = observer
    observer.action = action
    return content.transformEnvironment(\.scrollTraits) { $0.clients.append(observer) }
  }
}

private final class ScrollPhaseObserver: ScrollClient {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }

  nonisolated override init() { super.init() }

  override func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, of scroll: ScrollNode
  ) {
    let context = ScrollPhaseChangeContext(
      geometry: scroll.scrollGeometry, velocity: scroll.scrollVelocity)
    let action = action
    scroll.queueAction("onScrollPhaseChange") { action(old, new, context) }
  }
}
