@_spi(Engine) import TactileViewGraph

/// The appearance of the row of dots of a tab view with pages.
///
/// Mirrors SwiftUI's `IndexViewStyle`.
@MainActor
@preconcurrency
public protocol IndexViewStyle {
  /// Whether the dots have a background.
  nonisolated var __hasBackground: Bool { get }
}

/// A style of a row of dots, one for each page.
///
/// Mirrors SwiftUI's `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the background of the dots is shown.
  ///
  /// Mirrors SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let isShown: Bool

    /// Shows the background as the system does, which is not at all.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// Shows the background while people touch it; they don't here, so there is none.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// Always shows the background.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Never shows the background.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  private let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates a style of dots.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }

  /// Whether the dots have a background.
  @_spi(Engine) public nonisolated var __hasBackground: Bool { backgroundDisplayMode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style of dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A style of dots, with a choice of when their background is shown.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum IndexHasBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the dots of tab views with pages have a background.
  var indexHasBackground: Bool {
    get { self[IndexHasBackgroundKey.self] }
    set { self[IndexHasBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the row of dots of tab views with pages.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexHasBackground, style.__hasBackground)
  }
}
