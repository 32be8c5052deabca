/// Whether content that has been scrolled to its end goes on a little, and comes back.
///
/// Mirrors SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// What the system does: content always bounces.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Content bounces, and can be dragged even where all of it is seen.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Content bounces where it is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

  /// Whether content can be dragged that is all seen.
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
  /// Whether scroll views can be scrolled by hand; false below any `scrollDisabled(true)`.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether content bounces at its leading and trailing ends.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether content bounces at its top and its bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }

  /// Whether scroll views draw their content inside of their frames only.
  var isScrollClipped: Bool {
    get { self[IsScrollClippedKey.self] }
    set { self[IsScrollClippedKey.self] = newValue }
  }
}

extension View {
  /// Keeps scroll views from being scrolled by hand.
  ///
  /// A `scrollDisabled(false)` inside of a `scrollDisabled(true)` does not enable again. Buttons in a
  /// scroll view that cannot be scrolled are pressed without delay (rule 2.4.50).
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Lets scroll views draw their content outside of their frames too; it is not hit there.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipped, !disabled)
  }

  /// Chooses whether content bounces in the scroll views inside.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }
}

/// What a scroll view takes from its environment.
struct ScrollSettings: Equatable {
  /// The axes along which it can be scrolled by hand, as long as there is something to scroll.
  var enabledAxes: Axis.Set
  /// Those of them along which content can be dragged that is all seen.
  var bouncingAxes: Axis.Set = []
  /// Those that have an indicator.
  var indicatorAxes: Axis.Set = []
  var isClipped: Bool
  var isMirrored: Bool
  var isDark: Bool
  /// What the modifiers around say of this scroll view alone.
  var traits: ScrollTraits

  init(_ axes: Axis.Set, _ showsIndicators: Bool, in values: EnvironmentValues) {
    // A scroll view that is disabled does not scroll.
    enabledAxes = values.isScrollEnabled && values.isEnabled ? axes : []
    if values.horizontalScrollBounceBehavior.movesWhatFits { bouncingAxes.insert(.horizontal) }
    if values.verticalScrollBounceBehavior.movesWhatFits { bouncingAxes.insert(.vertical) }
    if values.horizontalScrollIndicatorVisibility.shows(showsIndicators) {
      indicatorAxes.formUnion(.horizontal)
    }
    if values.verticalScrollIndicatorVisibility.shows(showsIndicators) {
      indicatorAxes.formUnion(.vertical)
    }
    isClipped = values.isScrollClipped
    isDark = values.colorScheme == .dark
    isMirrored = values.layoutDirection == .rightToLeft
    traits = values.scrollTraits
  }
}
