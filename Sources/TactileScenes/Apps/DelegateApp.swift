import Combine
import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileTextAndImages
import TactileUIKit
@_spi(Engine) import TactileViewGraph

/// The app of a program that starts from a delegate instead of a type that conforms to `App`.
///
/// Its windows show those that the delegates of its scenes create, or the delegate itself, in the manner of UIKit.
package struct DelegateApp<Delegate: UIApplicationDelegate>: App, AppWithOwnScenes {
  private let delegate: Delegate

  package init() {
    delegate = Delegate()
    AppDelegates.add(AppDelegate(delegate))
  }

  package var body: some Scene {
    WindowGroup(Text(verbatim: ProcessInfo.processInfo.processName)) {
      DelegateWindow(connection: SceneConnection(delegate))
    }
  }
}

/// The content of a window, which the delegate of its scene provides.
private struct DelegateWindow: View {
  @StateObject private var connection: SceneConnection
  @Environment(\.scenePhase) private var phase

  init(connection: @autoclosure @escaping () -> SceneConnection) {
    _connection = StateObject(wrappedValue: connection())
  }

  var body: some View {
    connection.content
      .onAppear { connection.enter(phase) }
      .onChange(of: phase) { connection.enter(phase) }
      .onDisappear { connection.disconnect() }
      .onOpenURL { connection.open($0) }
  }
}
