/// The location of a search field.
///
/// Pass a placement to `searchable(text:placement:prompt:)`. The place also depends on the window:
///
/// | Placement | iPhone, look of iOS 18 | iPhone, look of iOS 26 | iPad and Mac |
/// |---|---|---|---|
/// | ``automatic`` | below the title | at the bottom | at the trailing edge of the bar |
/// | ``navigationBarDrawer`` | below the title | below the title | below the title, and on a Mac in the bar |
/// | ``toolbar`` | below the title | at the bottom | at the trailing edge of the bar |
/// | ``toolbarPrincipal`` | below the title | at the bottom | in the center of the bar |
/// | ``sidebar`` | below the title | at the bottom | below the title |
///
/// Mirrors SwiftUI's `SearchFieldPlacement`.
public struct SearchFieldPlacement: Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, toolbar, principal, sidebar
    case drawer(NavigationBarDrawerDisplayMode.Kind)
  }

  let kind: Kind

  /// The default placement, which depends on the window.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// A field in the toolbar.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// A field in the center of the toolbar, in place of the title.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .principal)
  /// A field above the content of a sidebar.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// A field below the title, which scrolls away with the content.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))

  /// Returns the placement below the title, with a display mode.
  ///
  /// - Parameter displayMode: Whether the field scrolls away with the content.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode.kind))
  }

  /// The way in which a search field below a title is displayed.
  ///
  /// Mirrors SwiftUI's `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    enum Kind: Equatable, Sendable { case automatic, always }

    let kind: Kind

    /// The field scrolls away with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    /// The field stays visible.
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }
}
