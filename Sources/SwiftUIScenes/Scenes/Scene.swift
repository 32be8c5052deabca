@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import SwiftUIControls

/// A part of an app's user interface whose windows the system opens and closes.
///
/// Mirrors SwiftUI's `Scene`.
///
/// Create your own scenes by combining ``WindowGroup``, ``Window`` and ``Settings`` in a body.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that the body declares.
  associatedtype Body: Scene

  /// The scenes that this scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that the app graph shows by a view instead of a body.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {
  /// The view of the scene in the app graph, which has no size and registers what the scene can open.
  var sceneView: AnyView { get }
}

extension PrimitiveScene {
  /// Traps: a primitive scene has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
