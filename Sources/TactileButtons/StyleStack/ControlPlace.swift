import Foundation
@_spi(Engine) import TactileViewGraph

/// What the container of a control tells it.
///
/// A container sets it for its content, and a presentation resets it, since what it presents is in none of the containers
/// around the presenting view.
package nonisolated struct ControlPlace: Equatable {
  /// The containers in which controls have another look.
  package enum Container {
    /// Any other place.
    case window
    /// A row of a list.
    case listRow
    /// A menu.
    case menu
    /// An item of a toolbar.
    case toolbar
  }

  package var container = Container.window
  /// Whether the toggle that a button represents is on; nil for other buttons.
  package var toggledOn: Bool?

  package init(_ container: Container = .window) { self.container = container }
}

private enum ControlPlaceKey: EnvironmentKey {
  static var defaultValue: ControlPlace { ControlPlace() }
}

extension EnvironmentValues {
  /// What the container of the view tells the controls in it.
  package var controlPlace: ControlPlace {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }

  /// Whether the view is inside a row of a list.
  package var isInListRow: Bool { controlPlace.container == .listRow }

  /// Whether the view is in a menu.
  package var isInMenu: Bool { controlPlace.container == .menu }

  /// Whether the view is an item of a toolbar.
  package var isInToolbar: Bool { controlPlace.container == .toolbar }

  /// Whether the toggle that a button represents is on; nil for other buttons.
  package var toggledOn: Bool? { controlPlace.toggledOn }
}

/// The maximum height of a control that may extend into the insets of its list row.
package enum ListRowControlKey: LayoutValueKey {
  package static var defaultValue: CGFloat { 0 }
}
