import Foundation

/// The part of a window that belongs to one feature, such as its undo managers or its matched views.
///
/// A window makes a feature when it is first asked for with ``ViewGraph/feature(_:)``, so the view
/// graph knows none of them by name, and a window pays only for those that its views use.
@MainActor
package protocol WindowFeature: AnyObject {
  /// Creates the feature of a window, which owns it.
  init(graph: ViewGraph)

  /// Called after each round of layout in an update.
  func layoutDidEnd()

  /// Called at the end of an update, before the display phase.
  func updateWillEnd()

  /// Changes the properties that the host sets for the window.
  func adjust(_ configuration: inout HostConfiguration)

  /// Called when the mouse has moved over the window or has left it.
  func hoverDidChange()

  /// Called when a finger or a button of the mouse goes down in the window.
  func pointerWillGoDown()

  /// Called when the window has become the active one, or no longer is.
  func activityDidChange(isActive: Bool)

  /// Called when the keyboard focus has moved.
  func focusDidMove()

  /// Does what is due until a time of the host, in seconds.
  func advance(to time: TimeInterval)

  /// The time at which something is due, in seconds; nil for never.
  var nextDeadline: TimeInterval? { get }
}

extension WindowFeature {
  package func layoutDidEnd() {}
  package func updateWillEnd() {}
  package func adjust(_ configuration: inout HostConfiguration) {}
  package func hoverDidChange() {}
  package func pointerWillGoDown() {}
  package func activityDidChange(isActive: Bool) {}
  package func focusDidMove() {}
  package func advance(to time: TimeInterval) {}
  package var nextDeadline: TimeInterval? { nil }
}

/// The features of a window, in the order in which they were first used.
///
/// A window has few, so a search of their types takes less time than a dictionary.
@MainActor
package struct WindowFeatures {
  package private(set) var all: [any WindowFeature] = []
  private var types: [ObjectIdentifier] = []

  subscript<Feature: WindowFeature>(type: Feature.Type) -> Feature? {
    guard let index = types.firstIndex(of: ObjectIdentifier(type)) else { return nil }
    return downcast(all[index], to: type)
  }

  func adding<Feature: WindowFeature>(_ feature: Feature) -> WindowFeatures {
    var result = self
    result.all.append(feature)
    result.types.append(ObjectIdentifier(Feature.self))
    return result
  }
}

extension ViewGraph {
  /// Called when the window becomes active or inactive; effects become visible after ``update()``.
  package func setActive(_ isActive: Bool) {
    for feature in features.all { feature.activityDidChange(isActive: isActive) }
    runActions()
  }

  /// Returns the window's feature of a type, which is made on first use.
  package func feature<Feature: WindowFeature>(_ type: Feature.Type) -> Feature {
    if let feature = features[type] { return feature }
    let feature = Feature(graph: self)
    // Not in place, so that the runtime need not check each access of the features.
    features = features.adding(feature)
    return feature
  }
}
