@_spi(Engine) import TactileViewGraph

/// The appearance of a view as it is inserted and removed.
///
/// Pass a transition to `transition(_:)`, such as `.slide` or one of your own. Its body applies modifiers to the view
/// that depend on the phase. A view that is inserted in an animated update begins in `willAppear` and moves to
/// `identity`; a removed view moves to `didDisappear` and stays until that animation has ended. Without an animation of
/// the update or of the transition itself, views appear and disappear at once.
///
/// ```swift
/// struct Drop: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.offset(y: 40 * phase.value).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
///
/// if isShown { Badge().transition(Drop().animation(.bouncy)) }
/// ```
///
/// If insertion and removal look alike, use the phase's `isIdentity`, and otherwise its `value` or a `switch` over it.
/// Don't put the content itself in an `if` or `switch`, or give it an `id`: the view would lose its state. Mirrors
/// SwiftUI's `Transition` (rule 4.6.40).
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it appears in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties of all transitions of the type; by default, transitions have motion.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties: the transition has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view, for transitions that are composed of others.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    // Content that may be several views, or none, is wrapped in a stack to be treated as a whole.
    body(
      content: V.__isUnary
        ? PlaceholderContentView(ViewBox(content))
        : PlaceholderContentView(ViewBox(VStack { content })),
      phase: phase)
  }
}

/// The properties of a transition, which determine how it behaves with Reduce Motion.
///
/// Return properties without motion from ``Transition/properties`` if a transition only fades or recolors its content,
/// so that it always plays. Mirrors SwiftUI's `TransitionProperties`.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something, and is replaced by a fade if Reduce Motion is on; true by default.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
