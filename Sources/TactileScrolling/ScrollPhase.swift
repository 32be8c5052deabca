import Foundation
@_spi(Engine) import TactileViewGraph

/// The cause of a scroll view's current motion.
///
/// `onScrollPhaseChange(_:)` reports the previous and the new phase. The phase is ``tracking`` while a finger is on
/// content at rest, and ``interacting`` when the finger scrolls or catches moving content. After the release, the phase
/// is ``decelerating`` and then ``idle``; if the finger lifts without speed or hasn't scrolled, it is ``idle`` at once.
/// An animated scroll by the program is ``animating``. Fingers on a trackpad count as a finger. A notch of a mouse
/// wheel, or a scroll by the program without an animation, moves the content at once, in the phase ``idle``.
///
/// ```swift
/// ScrollView { messages }
///   .onScrollPhaseChange { _, phase in isToolbarHidden = phase.isScrolling }
/// ```
///
/// Mirrors SwiftUI's `ScrollPhase`.
@frozen
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is not scrolling.
  case idle
  /// A finger is down and may begin to scroll.
  case tracking
  /// A finger is scrolling the content.
  case interacting
  /// The finger has lifted and the content is coming to rest.
  case decelerating
  /// The content moves to a target with an animation that the program started.
  case animating

  /// Whether the content moves or may begin to: true for every phase except ``idle``, also for ``tracking``.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the scroll phase.
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
/// The closure of `onScrollPhaseChange(_:)` can receive a context as its third parameter:
///
/// ```swift
/// ScrollView { messages }
///   .onScrollPhaseChange { _, phase, context in
///     if phase == .idle { lastOffset = context.geometry.contentOffset }
///   }
/// ```
///
/// Mirrors SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view at the change.
  public let geometry: ScrollGeometry
  /// The velocity of the content if the new phase is ``ScrollPhase/decelerating``, in points per second, positive
  /// toward the end; nil in the other phases.
  public let velocity: CGVector?
}

extension View {
  /// Calls an action when the phase of a scroll view changes.
  ///
  /// The scroll view is the nearest one inside this view, and the first of several side by side.
  ///
  /// Mirrors SwiftUI's `onScrollPhaseChange(_:)`.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls an action with the scroll view's state when its phase changes.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

/// Connects a phase observer with the scroll view inside.
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
