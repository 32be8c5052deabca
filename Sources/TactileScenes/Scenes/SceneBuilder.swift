@_spi(Engine) import TactileViewGraph

/// A result builder that combines the scenes of an app.
///
/// You don't use it directly: ``App/body-swift.property`` and ``Scene/body-swift.property`` apply it to their bodies.
/// These can have any number of scenes. An `if` statement without `else` is allowed; on Apple platforms, its condition
/// has to be an availability check. `else`, `switch` and loops aren't allowed. When the condition becomes false, the
/// windows of its scenes close; when it becomes true, none opens until you call the environment's `openWindow` action.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { NoteList() }
///   if showsLog { Window("Log", id: "log") { LogView() } }
/// }
/// ```
///
/// Mirrors SwiftUI's `SceneBuilder`.
@resultBuilder
public struct SceneBuilder {
  /// Passes a scene through unmodified.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes a single scene through unmodified.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes into one.
  @MainActor
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var views: [AnyView] = []
    for scene in repeat each content { views.append(sceneView(of: scene)) }
    return SceneGroup(views: views)
  }

  /// Builds the scenes of an `if` statement without `else`.
  @MainActor
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneGroup(views: content.map { [sceneView(of: $0)] } ?? [])
  }

  /// Hides the types of scenes that depend on the availability of API.
  @MainActor
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene {
    SceneGroup(views: [sceneView(of: content)])
  }
}

/// A scene that consists of several others, in order.
struct SceneGroup: PrimitiveScene {
  let views: [AnyView]

  var sceneView: AnyView {
    AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}
