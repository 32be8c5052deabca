import Foundation
@_spi(Engine) import TactileViewGraph

/// An action that opens a URL.
///
/// Read the action from the environment and call it like a function with a URL:
///
/// ```swift
/// @Environment(\.openURL) private var openURL
///
/// var body: some View {
///   Button("Help") { openURL(helpPage) }
/// }
/// ```
///
/// To intercept the URLs of links in a view, set an action with a handler:
///
/// ```swift
/// Link("Terms", destination: terms)
///   .environment(\.openURL, OpenURLAction { url in
///     showsTerms = true
///     return .handled
///   })
/// ```
///
/// The closest handler decides; handlers farther out aren't asked. The default action passes URLs to the window's host:
/// a window on a screen opens them in the desktop's program for them, such as a browser, and a test reads them from
/// `ViewDriver.openedURLs`. In a view without a window, it doesn't open them. To find out whether a URL was accepted,
/// pass a closure to the call: `openURL(helpPage) { accepted in … }`.
///
/// Mirrors SwiftUI's `OpenURLAction`.
@MainActor
@preconcurrency
public struct OpenURLAction {
  /// The decision of a URL handler.
  ///
  /// Return ``systemAction`` for a URL that the handler doesn't treat specially, or ``systemAction(_:)`` to open
  /// another URL instead. The argument of a call's `completion` closure is true for ``handled`` and false for
  /// ``discarded``; otherwise, it is whether the window's host accepted the URL.
  ///
  /// ```swift
  /// OpenURLAction { url in
  ///   url.scheme == "https" ? .systemAction : .discarded
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL, so that nothing opens.
    public static let discarded = Result(kind: .discarded)
    /// The handler asks the system to open the URL, without asking handlers farther out.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The handler asks the system to open a different URL, such as one with a parameter added.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }

    /// The handler asks the system to open the URL, or a different one, preferably in a browser inside of the app.
    ///
    /// Windows and tests have no such browser, so the preference makes no difference.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .systemAction(url))
    }
  }

  private let handler: (@MainActor (URL) -> Result)?
  /// The services of the window that opens URLs for the system.
  fileprivate var services: HostServices?

  /// Creates an action that asks a handler what to do with each URL.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = { handler($0) } }

  /// Creates the system's action, which passes URLs to the host.
  fileprivate nonisolated init() { handler = nil }

  /// Opens a URL with the handler, or with the host; call it as `openURL(url)`.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL with the handler, or with the host, which always shows it in another program.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - prefersInApp: Whether to prefer a browser inside of the app, which windows and tests don't have.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

  /// Opens a URL and reports whether the handler or the host accepted it.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - completion: A closure that runs before this method returns. Its argument is false if the handler discarded the
  ///     URL, if the desktop has no program for the URL or can't start it, or in a view without a window. In a test, every
  ///     URL is accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): completion(services?.open(other ?? url) ?? false)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The action that opens URLs, such as that of a ``Link``.
  ///
  /// Set an ``OpenURLAction`` with a handler to open them differently. By default, the window's host opens them.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.services = hostServices
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
