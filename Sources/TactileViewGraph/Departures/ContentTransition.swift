/// The transition between two contents of a view in an animated update, such as between two values of a score.
///
/// Set it with `contentTransition(_:)`. It applies to a text that stays but shows other words or has another font; by
/// default, the old text fades into the new. The insertion and removal of views is up to their ``Transition``.
///
/// ```swift
/// Text("\(score)")
///   .contentTransition(.numericText(value: Double(score)))
///   .animation(.default, value: score)
/// ```
///
/// Images and symbols change at once. Mirrors SwiftUI's `ContentTransition` (rule 4.6.42).
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case automatic, identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  package let kind: Kind

  /// The default: a transition that suits the content.
  static let automatic = ContentTransition(kind: .automatic)

  /// The new content replaces the old at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A single line in one font and color that keeps its words grows or shrinks to its new size; other texts fade.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Returns a transition that rolls digits upward, or downward if the number counts down.
  ///
  /// The characters from the first to the last that changes roll. Only a single line in one font and color rolls; other
  /// texts fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Returns a transition that rolls digits in the direction in which the value changes.
  ///
  /// They roll downward if the value is less than that of the text's last update, whatever the format of the text.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .automatic }
}

enum ContentTransitionGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The transition between two contents of a view; by default, texts fade.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether the old and the new content are composited as one group during a content transition; false by default.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition between contents of the views inside this view, in updates that animate them.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
