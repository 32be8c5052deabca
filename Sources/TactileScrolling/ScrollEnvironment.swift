@_spi(Engine) import TactileViewGraph

/// Whether content bounces at its ends.
///
/// Set a behavior for each axis with `scrollBounceBehavior(_:axes:)`. By default, content always bounces, even if all
/// of it is visible. Choose ``basedOnSize`` for content that usually fits, such as a form, so that it doesn't seem to
/// have more. Fingers and trackpads pull content past its ends; the wheel of a mouse stops there. With any behavior,
/// a scroll view with `refreshable` can be pulled at its top.
///
/// ```swift
/// ScrollView { form }.scrollBounceBehavior(.basedOnSize)
/// ```
///
/// Mirrors SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// The default behavior of the system: content always bounces.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Content bounces, and can be dragged even if all of it is visible.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Content bounces only if it is larger than the scroll view along the axis.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  /// Whether content that is entirely visible can be dragged.
  var movesWhatFits: Bool { kind != .basedOnSize }
}

enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum IsScrollClippedKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

enum HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

enum VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether scroll views can be scrolled by hand if they are enabled: true by default, and false inside
  /// `scrollDisabled(true)`.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether content bounces at its leading and trailing ends; set it with `scrollBounceBehavior(_:axes:)`.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether content bounces at its top and bottom; set it with `scrollBounceBehavior(_:axes:)`.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether scroll views clip their content to their frames.
  var isScrollClipped: Bool {
    get { self[IsScrollClippedKey.self] }
    set { self[IsScrollClippedKey.self] = newValue }
  }
}

extension View {
  /// Disables scrolling by hand in this view.
  ///
  /// Code can still scroll, as with a `ScrollViewReader`. A `scrollDisabled(false)` inside a `scrollDisabled(true)`
  /// does not enable scrolling again. A view that is `disabled(_:)` isn't scrolled by hand either. Buttons in a
  /// disabled scroll view are pressed without delay (rule 2.4.50).
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets whether the scroll views in this view draw content beyond their frames.
  ///
  /// Use it so that shadows and enlarged views aren't cut off at the edges. Content outside of the frame isn't hit.
  ///
  /// - Parameter disabled: Whether content is visible outside of the frame; scroll views clip it by default.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipped, !disabled)
  }

  /// Sets whether content bounces in the scroll views in this view.
  ///
  /// - Parameters:
  ///   - behavior: Whether content bounces always, or only if it is larger than the scroll view.
  ///   - axes: The axes that the behavior applies to; vertical by default.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }
}

/// The settings that a scroll view reads from its environment.
struct ScrollSettings: Equatable {
  /// The axes along which the content can be scrolled by hand, if it is large enough.
  var enabledAxes: Axis.Set
  /// The axes along which content that is entirely visible can be dragged.
  var bouncingAxes: Axis.Set = []
  /// The axes that have an indicator.
  var indicatorAxes: Axis.Set = []
  var isClipped: Bool
  var mirroring: Mirroring
  var isDark: Bool
  /// Whether an action runs when the content is pulled past its top.
  var isRefreshable: Bool
  /// The traits that enclosing modifiers set for this scroll view only.
  var traits: ScrollTraits

  init(_ axes: Axis.Set, _ showsIndicators: Bool, in values: EnvironmentValues) {
    // A disabled scroll view does not scroll.
    enabledAxes = values.isScrollEnabled && values.isEnabled ? axes : []
    if values.horizontalScrollBounceBehavior.movesWhatFits { bouncingAxes.insert(.horizontal) }
    if values.verticalScrollBounceBehavior.movesWhatFits { bouncingAxes.insert(.vertical) }
    if values.horizontalScrollIndicatorVisibility.shows(showsIndicators) {
      indicatorAxes.formUnion(.horizontal)
    }
    if values.verticalScrollIndicatorVisibility.shows(showsIndicators) {
      indicatorAxes.formUnion(.vertical)
    }
    isRefreshable =
      axes.contains(.vertical) && values[PullToRefreshKey.self] != nil && values.isEnabled
    // Even content that is entirely visible can be pulled.
    if isRefreshable { bouncingAxes.insert(.vertical) }
    isClipped = values.isScrollClipped
    isDark = values.colorScheme == .dark
    mirroring = values.mirroring
    traits = values.scrollTraits
  }
}

private enum IsBelowLargeTitleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the large title of a navigation bar is directly above the view.
  package var isBelowLargeTitle: Bool {
    get { self[IsBelowLargeTitleKey.self] }
    set { self[IsBelowLargeTitleKey.self] = newValue }
  }
}
