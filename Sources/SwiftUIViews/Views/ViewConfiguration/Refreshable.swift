@_spi(Engine) import SwiftUICore

/// An action that initiates a refresh operation.
///
/// Mirrors SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  /// Performs the refresh operation and returns when it completes.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The refresh action; nil if there is no `refreshable(action:)`.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  fileprivate var writableRefresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that refreshes the content of this view.
  ///
  /// Mirrors SwiftUI's `refreshable(action:)`. Views inside call the environment's `refresh`
  /// action, as a button or a custom control does.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.writableRefresh, RefreshAction(action: action))
  }
}
