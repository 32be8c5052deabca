/// Refreshes what a view shows.
///
/// Mirrors SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Refreshes what views show; nil where nothing can be refreshed.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  fileprivate var writableRefresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets how what this view shows is refreshed.
  ///
  /// Mirrors SwiftUI's `refreshable(action:)`: views inside call `\.refresh` of the environment, as a button or
  /// a custom control does.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.writableRefresh, RefreshAction(action: action))
  }
}
