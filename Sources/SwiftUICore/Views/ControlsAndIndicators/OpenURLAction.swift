import Foundation

/// Opens links: by the system, or as somebody decided who set it in the environment.
///
/// Mirrors SwiftUI's `OpenURLAction`.
@MainActor
@preconcurrency
public struct OpenURLAction {
  /// What became of a link.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// Nobody opens it.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The system is to open another in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private nonisolated(unsafe) let handler: ((URL) -> Result)?

  /// Makes an action of what decides about each link.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  /// The action of the system, which hands links to the host.
  nonisolated init() { handler = nil }

  /// Opens a link.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a link, and tells whether somebody did.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): completion(ViewGraph.active?.onOpenURL(other ?? url) ?? false)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
