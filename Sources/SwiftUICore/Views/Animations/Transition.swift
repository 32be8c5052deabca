/// How a view comes and goes.
///
/// Mirrors SwiftUI's `Transition` (rule 4.6.40).
///
/// The body is the view as it looks in a phase. A view that is inserted in an animated update begins in
/// `willAppear` and moves to `identity`; one that is taken away moves to `didDisappear` and is there
/// until that movement has ended.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it looks in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What is known of every transition of the type.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// It moves something.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view, for transitions that are made of others.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    // What may be several views, or none, has to be one to be looked at as a whole.
    body(
      content: V.__isUnary
        ? PlaceholderContentView(ViewBox(content))
        : PlaceholderContentView(ViewBox(VStack { content })),
      phase: phase)
  }
}

/// What is known of a kind of transition.
///
/// Mirrors SwiftUI's `TransitionProperties`.
public struct TransitionProperties: Sendable {
  /// Whether it moves something, and gives way to a fade for people who want less motion.
  public var hasMotion: Bool

  /// Makes the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
