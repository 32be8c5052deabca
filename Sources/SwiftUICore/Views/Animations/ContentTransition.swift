/// How a view turns from one content into another in an animated update.
///
/// Mirrors SwiftUI's `ContentTransition` (rule 4.6.42).
///
/// It is for a view that stays and shows something else, such as a text with other words. How views
/// come and go is up to their ``Transition``.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  let kind: Kind

  /// As suits the content: what nobody chose.
  static let automatic = ContentTransition(kind: .automatic)

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The same words grow or shrink to their new size; other words fade.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The digits that change roll past: upwards, or downwards where the number gets smaller.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// The digits that change roll past, in the direction in which the number goes.
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
  /// How views turn from one content into another.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether the old and the new content are composited as one while they change places.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how views inside turn from one content into another in animated updates.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
