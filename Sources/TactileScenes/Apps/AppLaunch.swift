@_spi(Engine) import TactileViewGraph

/// A request to run an app, passed to the host of its windows.
@MainActor
package final class AppLaunch {
  /// The type of the app, of which the host creates an instance.
  package let app: any App.Type

  /// Creates a request to run an app of a type.
  package init(_ app: any App.Type) { self.app = app }
}
