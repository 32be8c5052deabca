@_spi(Engine) import TactileViewGraph

/// The priority of a default focus.
///
/// Mirrors SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
  private enum Kind { case automatic, userInitiated }
  private let kind: Kind

  /// The default focus applies when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  /// The same as `automatic`.
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

extension View {
  /// Focuses the view that is bound to a value of a focus state when this view appears.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).focused($field, equals: .name)
  ///   TextField("Town", text: $town).focused($field, equals: .town)
  /// }
  /// .defaultFocus($field, .name)
  /// ```
  ///
  /// The default focus doesn't apply if the focus state already has a value. Mirrors SwiftUI's
  /// `defaultFocus(_:_:priority:)`.
  ///
  /// - Parameter priority: The priority of the default focus; both priorities have the same effect.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.nothing { binding.wrappedValue = value }
    }
  }
}
