@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

/// Returns the view of a scene in the app graph.
@MainActor
func sceneView<S: Scene>(of scene: S) -> AnyView {
  (scene as? any PrimitiveScene)?.sceneView ?? AnyView(SceneBody(scene: SceneBox(scene: scene)))
}

/// Holds a scene or an app in a property of a view, which stores the state of its properties.
struct SceneBox<Value>: StyleHolder {
  let scene: Value
}

/// The view of a scene with a body.
private struct SceneBody<S: Scene>: View {
  let scene: SceneBox<S>

  var body: some View { sceneView(of: scene.scene.body) }
}

/// The root view of the app graph.
struct AppBody<A: App>: View {
  let app: SceneBox<A>
  /// The scene of development tools, which isn't the app's.
  let tools: AnyView?
  @ObservedObject var phase: AppPhase

  var body: some View {
    ScenesOfApp(app: app)
      .environment(\.scenePhase, phase.value)
    tools
  }
}

/// The view of an app's body, inside of the environment that the app reads.
private struct ScenesOfApp<A: App>: View {
  let app: SceneBox<A>

  var body: some View { sceneView(of: app.scene.body) }
}
