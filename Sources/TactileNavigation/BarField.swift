import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

/// A field that a page shows in its bars, such as a search field.
package struct BarField {
  /// The location of a field.
  package enum Place: Equatable, Sendable {
    /// Below the title; if it hides, the content scrolls it away.
    case drawer(hides: Bool)
    /// At the bottom of the page.
    case bottom
    /// At the trailing edge of the navigation bar.
    case bar
    /// In the center of the navigation bar.
    case principal
  }

  /// The properties of a field that determine the heights of the bars.
  package struct Info: Equatable, Sendable {
    package var place: Place
    /// Whether the field is in use.
    package var isActive: Bool
    /// Whether the bar above a field in use is hidden.
    package var hidesBar: Bool
    /// The height of the field with its padding, in points.
    package var height: CGFloat
    /// The height of the strip below the navigation bar and the field, in points; 0 if there is none.
    package var stripHeight: CGFloat

    package init(
      place: Place, isActive: Bool, hidesBar: Bool, height: CGFloat, stripHeight: CGFloat
    ) {
      self.place = place
      self.isActive = isActive
      self.hidesBar = hidesBar
      self.height = height
      self.stripHeight = stripHeight
    }
  }

  package let info: Info
  package let view: AnyView
  /// A strip of controls below the navigation bar and the field.
  package let strip: AnyView?
  /// Views in front of the page while the field is in use.
  package let cover: AnyView?

  package init(info: Info, view: AnyView, strip: AnyView?, cover: AnyView?) {
    self.info = info
    self.view = view
    self.strip = strip
    self.cover = cover
  }
}

private enum OuterBarFieldKey: EnvironmentKey {
  static var defaultValue: BarField? { nil }
}

extension EnvironmentValues {
  /// The field of a view around a navigation stack, which the root of the stack shows.
  package var outerBarField: BarField? {
    get { self[OuterBarFieldKey.self] }
    set { self[OuterBarFieldKey.self] = newValue }
  }
}

extension View {
  /// Shows a field in the bars of the enclosing page; nil shows that of the content, if there is any.
  package nonisolated func barField(_ field: BarField?) -> some View {
    transformPreference(BarContentsKey.self) { $0.field = field ?? $0.field }
      .navigationInfo { $0.field = field?.info ?? $0.field }
  }
}

/// The heights of the parts at the top of a page, in points.
struct PageTop: Equatable {
  /// The bar with the items.
  var bar: CGFloat = 0
  /// The large title below the bar.
  var title: CGFloat = 0
  /// The field below the title.
  var drawer: CGFloat = 0
  /// The strip below the field.
  var strip: CGFloat = 0
  /// The distance of the content from the edge while a field at the bottom hides the bar.
  var margin: CGFloat = 0
  /// Whether the content scrolls the field away.
  var hidesDrawer = false

  /// The height of the field that the content scrolls away before the title.
  var hidingDrawer: CGFloat { hidesDrawer ? drawer : 0 }
  /// The height that the content can scroll away.
  var collapsible: CGFloat { title + hidingDrawer }
  /// The height that stays.
  var fixed: CGFloat { margin + bar + drawer - hidingDrawer + strip }
  var whole: CGFloat { collapsible + fixed }
}

extension NavigationInfo {
  /// The field in the drawer, at the bottom, or in the bar.
  func hasField(at place: BarField.Place) -> Bool { field?.place == place }

  /// Whether the field is below the title.
  var hasDrawer: Bool {
    if case .drawer = field?.place { true } else { false }
  }

  /// Whether a field in use hides the bar.
  var isReplacedByField: Bool {
    (hasDrawer || hasField(at: .bottom)) && field?.isActive == true && field?.hidesBar == true
  }

  /// Returns the heights of the parts at the top of a page.
  ///
  /// - Parameter inherited: Whether titles are large in the view below; nil for the root.
  func top(atDepth depth: Int, above inherited: Bool?, _ metrics: BarMetrics) -> PageTop {
    var top = PageTop()
    if showsTopBar(atDepth: depth), !isReplacedByField {
      top.bar = metrics.height
      top.title = hasLargeTitle(above: inherited) ? metrics.largeTitleHeight : 0
    }
    guard let field else { return top }
    top.strip = field.stripHeight
    top.margin = isReplacedByField && !hasDrawer ? 10 : 0
    if case .drawer(let hides) = field.place {
      top.drawer = field.height
      top.hidesDrawer = hides && !field.isActive
    }
    return top
  }
}
