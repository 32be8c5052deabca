import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileViewGraph

/// An action that refreshes the content of a view.
///
/// Read the action from the environment in a custom control; it is nil outside `refreshable(action:)`. Pulling
/// a scroll view or a list down calls it as well.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
///
/// Button("Refresh") { Task { await refresh?() } }
///   .disabled(refresh == nil)
/// ```
///
/// A call, for which Swift uses ``callAsFunction()``, returns when the action does, so that a control can show its
/// progress. Nothing prevents a second call meanwhile: disable the control until the first one returns. You can't
/// create an action; set it with `refreshable(action:)`.
///
/// Mirrors SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  /// Performs the refresh operation and returns when it completes.
  ///
  /// You don't write the name of this method: Swift calls it for `await refresh()`.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

/// The action that runs when the nearest scroll view inside is pulled down.
enum PullToRefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action of the nearest enclosing `refreshable(action:)`; nil if there is none.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  fileprivate var writableRefresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set {
      self[RefreshKey.self] = newValue
      self[PullToRefreshKey.self] = newValue
    }
  }
}

extension View {
  /// Sets the action that refreshes the content of this view.
  ///
  /// ```swift
  /// List(messages) { message in MessageRow(message) }
  ///   .refreshable { await mailbox.reload() }
  /// ```
  ///
  /// A vertical scroll view or a list inside runs the action when fingers, on a screen or a trackpad, pull it past its
  /// top by 60 points, and shows a spinner until the action returns. A mouse wheel doesn't run it: for a mouse, add a
  /// button that calls the environment's `refresh`. Only the outermost scroll views react, and only while they are
  /// enabled.
  ///
  /// Mirrors SwiftUI's `refreshable(action:)`.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.writableRefresh, RefreshAction(action: action))
  }
}

/// The indicator above the content of a refreshable scroll view.
///
/// Its spokes appear one after the other as the content is pulled down; a spinner replaces them while
/// the action runs.
struct RefreshIndicator: View {
  let pull: RefreshPull

  var body: some View {
    Group {
      if pull.isRunning {
        Spinner().foregroundStyle(.secondary).frame(width: 20, height: 20)
      } else if pull.spokes > 0 {
        ProgressSpokes(count: pull.spokes).foregroundStyle(.secondary)
          .frame(width: 20, height: 20)
      }
    }
    .allowsHitTesting(false)
  }
}

/// The state of a refreshable scroll view.
struct RefreshPull: Equatable {
  /// The distance past the top at which the action runs, and the height of the spinner's area.
  static let height: CGFloat = 60

  /// Whether the refresh action is running.
  var isRunning = false
  /// Whether content rests below the spinner's area.
  var isOpen = false
  /// Whether the finger has already run the action.
  var isSpent = false
  /// The number of spokes that the pull shows.
  var spokes = 0

  /// Returns the number of spokes to show for a distance past the top, in points.
  static func spokeCount(at distance: CGFloat) -> Int {
    Int((min(max(distance / height, 0), 1) * CGFloat(ProgressSpokes.mostSpokes)).rounded(.down))
  }
}
