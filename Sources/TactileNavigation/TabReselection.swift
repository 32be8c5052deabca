@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// The action of a tap on the button of the selected tab: it goes back to the root, or scrolls to the top.
@MainActor
package final class TabReselection {
  /// Goes back to the root of the tab's navigation stack; returns false if that is shown.
  var popToRoot: (@MainActor () -> Bool)?
  /// The scroll view of the tab.
  package let scroller = TopScroller()

  package init() {}

  /// Goes back to the root, or else to the top of the scroll view.
  package func reselect() { if popToRoot?() != true { scroller.scrollToTop() } }
}

private enum TabReselectionKey: EnvironmentKey {
  static var defaultValue: TabReselection? { nil }
}

extension EnvironmentValues {
  /// The receiver of taps on the button of the tab around the view; nil inside of a navigation stack.
  package var tabReselection: TabReselection? {
    get { self[TabReselectionKey.self] }
    set { self[TabReselectionKey.self] = newValue }
  }
}
