@_spi(Engine) import TactileViewGraph

/// The size classes of controls.
///
/// Set a size with `controlSize(_:)`, as in `Button("Join") { join() }.buttonStyle(.bordered).controlSize(.large)`; the
/// default is ``regular``. The size affects circular progress views, and the padding, the shape and, unless `font(_:)`
/// is set, the font of buttons; other controls, such as switches, stay the same. A style of your own reads the
/// environment's `controlSize`. Mirrors SwiftUI's `ControlSize`.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size of controls, currently the same as ``small``.
  case mini
  /// A size smaller than the regular one.
  case small
  /// The default size of controls.
  case regular
  /// A size larger than the regular one.
  case large
  /// The largest size: the same as ``large``, but bordered buttons are capsules by default.
  case extraLarge
}

enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of controls in the environment.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of controls in this view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Limits the size of controls in this view to a range.
  ///
  /// Mirrors SwiftUI's `controlSize(_:)` for ranges. A size outside the range is clamped to it. An
  /// empty range has no effect and issues a runtime warning.
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    let sizes = ControlSize.allCases.filter { range.contains($0) }
    if sizes.isEmpty {
      RuntimeWarning.issue(
        "controlSize(_:)\(RuntimeWarning.inEvaluatedView) got the range \(range), which contains no control size, and has no "
          + "effect. Use a closed range such as .small ... .large.")
    }
    return transformEnvironment(\.controlSize) { size in
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }
}
